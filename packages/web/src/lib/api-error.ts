import { codeOfNumber, type Details, type ErrorCode } from '@shuyuan/contract/kernel/app-error';

/** What a failed call leaves behind, whatever the reason. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** `errorCode` of the answer; null when it has none. */
  readonly number: number | null;
  readonly details: Details;
  readonly requestId: string | null;
  /** The token it was sent with is no longer the one in use: it says nothing about the present session. */
  readonly isOfOldSession: boolean;

  constructor(failure: {
    status: number;
    number?: number | null;
    message?: string;
    details?: Details;
    requestId?: string | null;
    isOfOldSession?: boolean;
    cause?: unknown;
  }) {
    super(failure.message ?? '', { cause: failure.cause });
    this.status = failure.status;
    this.number = failure.number ?? null;
    this.details = failure.details ?? {};
    this.requestId = failure.requestId ?? null;
    this.isOfOldSession = failure.isOfOldSession ?? false;
  }

  /** The name of the failure, for a form that places it at a field. */
  get code(): ErrorCode | null {
    return this.number === null ? null : codeOfNumber(this.number);
  }
}

/** The network is away, the server did not answer in time, or something between us cut the line. */
export const isNetworkLoss = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** The caller itself gave up (left the page, typed on); nobody needs to be told. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

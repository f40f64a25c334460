import { AppError, type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { FastifyError } from 'fastify';
import { errorText } from '../error-texts.ts';

/** What a caller reads of a failure (D-014, D-015). Without a number there is no `errorCode` (ERR-03). */
export type Refusal = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
};

/** How long a minute's count runs at most, where the refusal itself does not say when it ends. */
const usualRetrySeconds = 60;

/** What machines read of a refusal: when asking again makes sense. */
export function refusalHeaders({ code, details }: AppError): Record<string, string> {
  if (errorSpec(code).status !== 429) return {};
  const { retryAfterSeconds: seconds } = details;
  return { 'retry-after': String(typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : usualRetrySeconds) };
}

export function refusalOf(error: AppError, language: Language, requestId: string): Refusal {
  const { status, number } = errorSpec(error.code);
  const message = errorText(language, error.code, error.details);
  const body = { ...(number !== null && { errorCode: number }), message, ...error.details, requestId };
  return { status, headers: refusalHeaders(error), body };
}

/** Fastify's own complaints, by their code. */
const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.wrong-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
  FST_ERR_ASYNC_CONSTRAINT: 'request.not-found',
};

/** The driver's, which have no code: no connection came free, or the one in use was lost. */
const driverMessages: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** The database is away, busy or out of time; asking again later may help. */
const isPassing = (code: string, message: string): boolean =>
  /^(08|53|57P)/.test(code) ||
  ['57014', '55P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
  driverMessages.has(message);

/** PostgreSQL's: what a row points to was removed between the look at it and the write. No rule foresaw it, so it is logged. */
const foreignKeyBroken = '23503';

/** Anything thrown, as a refusal the caller understands; `isBug` when it was not foreseen. */
export function asAppError(error: unknown): { error: AppError; isBug: boolean } {
  if (error instanceof AppError) return { error, isBug: false };
  const { code = '', statusCode = 500, message = '' } = (error ?? {}) as Partial<FastifyError>;
  const name = typeof code === 'string' ? code : '';
  const known = byFastifyCode[name];
  if (known) return { error: new AppError(known), isBug: false };
  if (name === foreignKeyBroken) return { error: new AppError('request.stale'), isBug: true };
  if (isPassing(name, message)) return { error: new AppError('internal.unavailable'), isBug: true };
  if (statusCode >= 400 && statusCode < 500) return { error: new AppError('request.malformed'), isBug: false };
  return { error: new AppError('internal.unexpected'), isBug: true };
}

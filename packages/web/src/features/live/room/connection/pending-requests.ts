import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { AnswerTo, AskedMessage } from '@shuyuan/contract/live/room/room-protocol';
import { ApiError } from '../../../../lib/api-error.ts';

const askMs = 15_000;

/** What is asked, without the number the connection gives it. */
export type RequestMessage<T extends AskedMessage['t']> = Omit<Extract<AskedMessage, { readonly t: T }>, 'request'> & {
  readonly t: T;
};
export type Ask = <T extends AskedMessage['t']>(message: RequestMessage<T>) => Promise<AnswerTo<T>>;

/** A refusal in the form every other failure has, so that one presenter shows it. */
export function refusalOf(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): ApiError {
  const { status, number } = errorSpec(code);
  return new ApiError({ status, number, details });
}

export const lineLost = (): ApiError => new ApiError({ status: 0 });

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: ApiError) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** Questions under way; each ends with its answer, its refusal, the end of the line or the end of patience. */
export function createPendingRequests() {
  const waiting = new Map<string, Waiting>();
  let count = 0;
  const take = (request: string): Waiting | undefined => {
    const found = waiting.get(request);
    if (found) clearTimeout(found.timer);
    waiting.delete(request);
    return found;
  };
  return {
    add: (): { request: string; answer: Promise<unknown> } => {
      count += 1;
      const request = String(count);
      const answer = new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => take(request)?.reject(lineLost()), askMs);
        waiting.set(request, { resolve, reject, timer });
      });
      return { request, answer };
    },
    done: (request: string, answer: unknown) => take(request)?.resolve(answer),
    refuse: (request: string, error: ApiError) => take(request)?.reject(error),
    loseAll: () => {
      for (const request of waiting.keys()) take(request)?.reject(lineLost());
    },
  };
}

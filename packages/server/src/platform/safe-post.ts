import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup, InnerAddressError, isOuterHost, readAnswer } from './address-guard.ts';

/** Why nothing arrived: the address is not one we go to, nobody answered, or not in time. */
export type PostFailure = 'address' | 'connection' | 'timeout';
export class PostError extends Error {
  override name = 'PostError';
  readonly failure: PostFailure;

  constructor(failure: PostFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

type Message = { readonly url: string; readonly body: string; readonly headers?: Readonly<Record<string, string>> };
export type SafePost = {
  /** Throws a PostError; any status is an answer. */
  readonly send: (message: Message) => Promise<{ status: number; text: string }>;
  /** Whether an address can be tried at all; what its name leads to is judged when it is used. */
  readonly isAcceptable: (url: string) => boolean;
};

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;

function failureOf(error: unknown): PostError {
  if (error instanceof PostError) return error;
  const { name, cause } = error as { name?: string; cause?: unknown };
  if (error instanceof InnerAddressError || cause instanceof InnerAddressError) return new PostError('address');
  return new PostError(name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : 'connection', error);
}

/** POST of JSON to an address somebody typed: https only, public addresses only, no redirects, bounded in time and size. */
export function safePost({ isPrivateAllowed }: { isPrivateAllowed: boolean }): SafePost {
  function isAcceptable(text: string): boolean {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || url.username !== '' || url.password !== '') return false;
    if (isPrivateAllowed) return url.protocol === 'https:' || url.protocol === 'http:';
    return url.protocol === 'https:' && isOuterHost(url);
  }

  return {
    isAcceptable,
    send: async ({ url, body, headers }) => {
      if (!isAcceptable(url)) throw new PostError('address');
      const request = url.startsWith('https:') ? httpsRequest : httpRequest;
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          request(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Shuyuan', ...headers },
            signal: AbortSignal.timeout(timeoutMs),
            agent: false,
            ...(!isPrivateAllowed && { lookup: guardedLookup }),
          })
            .on('response', resolve)
            .on('error', reject)
            .end(body);
        });
        const bytes = await readAnswer(response, maxAnswerBytes);
        return { status: response.statusCode ?? 0, text: bytes.toString('utf8') };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

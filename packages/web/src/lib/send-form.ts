import type { Endpoint, InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { requestIdHeader } from '@shuyuan/contract/kernel/headers';
import { ApiError } from './api-error.ts';
import { apiUrl, headersOf, refusal } from './call.ts';
import { readToken } from './token.ts';

type Form<E extends Endpoint> = {
  readonly fields: InputOf<E>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Bytes that left this machine so far. */
  readonly onSent: (bytes: number) => void;
};

/** A line that moves nothing for so long is dead; a slow one may take as long as it needs. */
const silentMs = 45_000;

function bodyOf(fields: Readonly<Record<string, unknown>>, file: Blob): FormData {
  const body = new FormData();
  // Fields first: the server judges them before it reads the bytes.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, `${value as string | number}`);
  body.append('file', file, 'part');
  return body;
}

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
}

/**
 * A form with a file. By the older request, because it alone tells how much has been sent. Throws an ApiError, or what
 * the signal was aborted with.
 */
export function sendForm<E extends Endpoint>(endpoint: E, { fields, file, signal, onSent }: Form<E>): Promise<void> {
  const token = readToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = (): void => request.abort();
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, silentMs);
    };
    const end = (finish: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      finish();
    };
    const lose = (): void => end(() => reject(signal.aborted ? (signal.reason as Error) : new ApiError({ status: 0 })));
    request.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onSent(Math.min(loaded, file.size));
    });
    request.addEventListener('error', lose);
    request.addEventListener('abort', lose);
    request.addEventListener('load', () =>
      end(() => {
        const { status } = request;
        if (status >= 200 && status < 300) {
          resolve();
          return;
        }
        const headers = new Headers({ [requestIdHeader]: request.getResponseHeader(requestIdHeader) ?? '' });
        reject(refusal({ status, headers }, answerOf(request), readToken() !== token));
      }),
    );
    request.open('POST', apiUrl(endpoint.path));
    for (const [name, value] of Object.entries(headersOf(token))) request.setRequestHeader(name, value);
    signal.addEventListener('abort', stop);
    wait();
    // Inputs of endpoints are flat objects.
    request.send(bodyOf(fields as Readonly<Record<string, unknown>>, file));
  });
}

import { ApiError } from './api-error.ts';

type Sending = {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | Blob;
  readonly signal: AbortSignal;
  /** Bytes that left this machine so far. */
  readonly onSent: (bytes: number) => void;
};

/** A line that moves nothing for so long is dead; a slow one may take as long as it needs. */
const silentMs = 45_000;

/**
 * By the older request, because it alone tells how much has been sent. Answers whatever the server says; throws an
 * ApiError without a status when nobody does, or what the signal was aborted with.
 */
export function sendBody({ method, url, headers, body, signal, onSent }: Sending): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = (): void => request.abort();
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, silentMs);
    };
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const lose = (): void => {
      end();
      reject(signal.aborted ? (signal.reason as Error) : new ApiError({ status: 0 }));
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onSent(loaded);
    });
    request.addEventListener('error', lose);
    request.addEventListener('abort', lose);
    request.addEventListener('load', () => {
      end();
      resolve(request);
    });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', stop);
    wait();
    request.send(body);
  });
}

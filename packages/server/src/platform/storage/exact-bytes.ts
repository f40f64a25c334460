import type { Readable } from 'node:stream';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { WrongSize } from './storage.ts';

/** A sender that went silent would otherwise keep its place for as long as its connection lives. */
const silenceMs = 30_000;

/**
 * The bytes of `body`, which must be exactly as many as `size` says; never one more is handed on, because it would be
 * the first byte of the next part. What is left unread is the caller's: destroying a request would cut off our answer.
 */
export async function* exactly(body: Readable, size: number | undefined): AsyncGenerator<Uint8Array> {
  const listen = () => setTimeout(() => body.destroy(new AppError('request.malformed')), silenceMs);
  let timer = listen();
  let got = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      // Bodies of requests and files are never in object mode; what is made from texts is converted.
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
      got += bytes.length;
      if (size !== undefined && got > size) throw new WrongSize(size, 'more');
      // While we work on it, the sender is not silent: it is we who do not listen.
      clearTimeout(timer);
      yield bytes;
      timer = listen();
    }
  } finally {
    clearTimeout(timer);
  }
  if (size !== undefined && got < size) throw new WrongSize(size, got);
}

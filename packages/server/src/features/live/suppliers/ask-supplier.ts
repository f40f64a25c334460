import type { ExternalServices } from '../../../platform/external-services.ts';
import { SupplierError } from './live-supplier.ts';
import { signatureOf, supplierHeaders } from './signature.ts';

/** Somebody waits for the answer; a supplier that needs longer says "not yet" and tells when it is ready. */
const usualTimeoutMs = 5_000;
const maxAnswerBytes = 64 * 1024;

const accepted = 202;
const absent = new Set([404, 410]);

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === accepted) throw new SupplierError('pending');
  if (absent.has(response.status)) throw new SupplierError('gone');
  if (response.status >= 500) throw new SupplierError('unavailable');
  if (!response.ok) throw new SupplierError('refused');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new SupplierError('refused');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

function failureOf(error: unknown): SupplierError {
  if (error instanceof SupplierError) return error;
  if (error instanceof SyntaxError) return new SupplierError('refused', error);
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return new SupplierError(isLate ? 'timeout' : 'unavailable', error);
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

type Options = { readonly now: () => number; readonly timeoutMs?: number | undefined };

/** One signed request. The address is the operator's own, so it may lie inside the network. */
export function askSupplier(
  { url, key, secret }: NonNullable<ExternalServices['liveSupplier']>,
  { now, timeoutMs = usualTimeoutMs }: Options,
) {
  return async (method: Method, path: string, content?: object): Promise<unknown> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const time = String(now());
    const place = new URL(`${url}${path}`);
    const signed = { time, method, path: place.pathname, body };
    try {
      const response = await fetch(place, {
        method,
        headers: {
          [supplierHeaders.key]: key,
          [supplierHeaders.time]: time,
          [supplierHeaders.signature]: signatureOf(secret, signed),
          ...(body && { 'content-type': 'application/json; charset=utf-8' }),
        },
        // A room is not somewhere else: what is signed here must not be carried on.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body }),
      });
      return await answerOf(response);
    } catch (error) {
      throw failureOf(error);
    }
  };
}

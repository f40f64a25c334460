import { ProviderError } from './payment-provider.ts';

/** One request to a provider, bounded in time and size, never led elsewhere: what is signed is for one address. */
export async function askProvider(asked: ProviderRequest): Promise<Answered> {
  const { url, method, headers = {}, body, timeoutMs = usualTimeoutMs, maxBytes = usualBytes } = asked;
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': 'Shuyuan', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
    const bytes = await bytesOf(response, maxBytes);
    if (response.status >= 500) throw new ProviderError('unavailable', { code: String(response.status) });
    return { status: response.status, headers: response.headers, bytes };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ProviderError(isLate ? 'timeout' : 'unavailable', { cause: error });
  }
}

const usualTimeoutMs = 10_000;

type ProviderRequest = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** A day of bills is larger than any other answer. */
  readonly maxBytes?: number;
};
export type Answered = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer };

const usualBytes = 256 * 1024;
export const billBytes = 64 * 1024 * 1024;

async function bytesOf(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ProviderError('refused', { code: 'answer too long' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

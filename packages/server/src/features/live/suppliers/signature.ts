import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';

/** Both sides sign the same way. What is older than this is taken for a recording of somebody who listened. */
export const freshMs = 5 * minuteMs;

export const supplierHeaders = { key: 'x-live-key', time: 'x-live-time', signature: 'x-live-signature' } as const;

/** Where a supplier tells what happened. */
export const callbackPrefix = '/live-supplier';
export const callbackPath = '/callback';
export const callbackPlace = `${callbackPrefix}${callbackPath}`;

type Signed = {
  /** Milliseconds since 1970, as it stands in the header. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
};

export const signatureOf = (secret: string, { time, method, path, body }: Signed): string =>
  createHmac('sha256', secret).update([time, method, path, body].join('\n')).digest('hex');

export function isSignedBy(secret: string, signed: Signed & { readonly signature: string }, now: number): boolean {
  const [right, given] = [Buffer.from(signatureOf(secret, signed)), Buffer.from(signed.signature)];
  const isOurs = right.length === given.length && timingSafeEqual(right, given);
  return isOurs && /^\d{1,15}$/.test(signed.time) && Math.abs(now - Number(signed.time)) <= freshMs;
}

import { type Amount, amount, formatAmount, parseAmount } from '@shuyuan/contract/kernel/amount';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { ProviderError } from './payment-provider.ts';

export const yuanOf = (hundredths: bigint): string => formatAmount(amount(hundredths) satisfies Amount);

/** Yuan as texts of providers write them, in hundredths. */
export function hundredthsOf(text: unknown): bigint {
  const money = typeof text === 'string' ? parseAmount(text) : null;
  if (money === null) throw new ProviderError('refused', { code: 'no amount' });
  return money;
}

/** Beijing has no summer time. */
const beijingMs = 8 * hourMs;

/** `2026-11-19 08:00:00`, in Beijing. */
export const beijingTime = (ms: number): string =>
  new Date(ms + beijingMs).toISOString().slice(0, 19).replace('T', ' ');
/** RFC 3339 of the same. */
export const beijingInstant = (ms: number): string => `${beijingTime(ms).replace(' ', 'T')}+08:00`;
/** `2026-11-19`, in Beijing. */
export const beijingDay = (ms: number): string => beijingTime(ms).slice(0, 10);

import { type Amount, formatAmount, parseAmount } from '@shuyuan/contract/kernel/amount';
import { maxTrade } from '@shuyuan/contract/ledger/distribution';

const arabicZero = 0x06_60;

/** Digits of any keyboard as those of the wire. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .trim();

/** A comma is a point to half the world; beside a point it only groups digits. */
const withPoint = (text: string): string =>
  text.includes('.') ? text.replaceAll(/,(?=\d{3})/g, '') : text.replaceAll(/[,،。٫]/g, '.');

/**
 * LEDGER-17, PRICE-17: what was typed as an amount; null: nothing, or no amount. `12.` is 12. Nothing is made of what is
 * none: whoever types `1e3` or `-3` must not give 13 or 3.
 */
export function amountIn(text: string): Amount | null {
  const value = parseAmount(withPoint(plainDigits(text)).replace(/\.$/, '').replace(/^\./, '0.'));
  return value !== null && value <= maxTrade ? value : null;
}

/** Whether something stands there that is no amount. */
export const isNoAmount = (text: string): boolean => text.trim() !== '' && amountIn(text) === null;

/** Hundredths as somebody would type them: `12.5` is `12.50`, whole ones have no point. */
export const plainAmount = (hundredths: bigint): string => formatAmount(String(hundredths)).replace(/\.00$/, '');

import { type Amount, parseAmount } from '@shuyuan/contract/kernel/amount';
import { rangeMax } from '@shuyuan/contract/pricing/prices';

const arabicZero = 0x06_60;

/** Digits of any keyboard as those of the wire; a comma is a point to half the world. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replaceAll(/[,،。٫]/g, '.')
    .trim();

/** PRICE-17: at least 0, two decimals. Null: whatever was typed does not belong into a price. */
export function typedPrice(text: string): string | null {
  const digits = plain(text);
  return /^\d{0,12}(?:\.\d{0,2})?$/.test(digits) ? digits : null;
}

/** What stands in a field that may not be finished: `12.` is 12, nothing is no price. */
export const priceIn = (text: string): Amount | null => parseAmount(text.replace(/\.$/, '').replace(/^\./, '0.'));

/** PRICE-18: whole, 1 to 1,000,000. Null: this does not belong into it; 0: nothing stands there. */
export function typedPlace(text: string): number | null {
  const digits = plain(text);
  return /^\d{0,9}$/.test(digits) ? Math.min(Number(digits), rangeMax) : null;
}

import { formatAmount, parseAmount } from '@shuyuan/contract/kernel/amount';
import { maxTrade } from '@shuyuan/contract/ledger/distribution';

const easternDigits = '٠١٢٣٤٥٦٧٨٩';
const widthOffset = 0xfe_e0;
const decimals = 2;

/** Digits as Arabic keyboards and Chinese input methods write them are digits too. */
const asWestern = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(easternDigits.indexOf(digit)))
    .replaceAll(/[０-９．]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - widthOffset))
    .replaceAll('٫', '.');

/** `1,5` is one and a half on half of the world's keyboards; beside a point the comma only groups digits. */
const withPoint = (text: string): string =>
  text.includes('.') ? text.replaceAll(',', '') : text.replaceAll(/[,，]/g, '.');

/**
 * LEDGER-17: what stands in a field for an amount after somebody has typed or pasted `text`: nothing below zero, two
 * decimals, at most 1e15. Whatever is no part of a number is left out, so that the field never holds something else.
 */
export function typedAmount(text: string): string {
  const [whole = '', ...rest] = withPoint(asWestern(text))
    .replaceAll(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const typed = rest.length === 0 ? digits : `${digits || '0'}.${rest.join('').slice(0, decimals)}`;
  const value = parseAmount(typed.replace(/\.$/, ''));
  if (typed !== '' && (value === null || value > maxTrade)) return plainAmount(maxTrade);
  return typed;
}

/** Hundredths as somebody would type them: `12.5` is `12.50`, whole ones have no point. */
export const plainAmount = (hundredths: bigint): string => formatAmount(String(hundredths)).replace(/\.00$/, '');

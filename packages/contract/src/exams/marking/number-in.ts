/** A number as people type it: other digits, a decimal comma, spaces or commas between thousands; null: none. */
export function numberIn(text: string): number | null {
  const typed = westernDigits(text.normalize('NFKC'))
    .replaceAll(/[\s_']/g, '')
    .replaceAll('−', '-');
  const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed);
  const written = grouped ? typed.replaceAll(',', '') : typed.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(written)) return null;
  const value = Number(written);
  return Number.isFinite(value) ? value : null;
}

/** Digits of Arabic and Persian keyboards, with their signs for the decimal point and thousands. */
export const westernDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');

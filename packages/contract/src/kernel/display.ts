import { type Language, localeOf } from './languages.ts';
import { type Amount, formatAmount } from './amount.ts';

/** FORMAT-02 */
export const wan = 10_000;
const yi = 100_000_000;
const thousand = 1000;

/** A number ready to show; the word or sign for `unit` belongs to a pack, null means the number stands alone. */
export type Abbreviated<Unit extends string> = { readonly value: string; readonly unit: Unit | null };

/**
 * FORMAT-01: hundredths as a price with the separators of the language. The decimal text goes to `Intl` as text: as a
 * number it would lose coins past 2^53.
 */
export function displayPrice(hundredths: Amount | number | string, language: Language): string {
  const format = new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // `formatAmount` answers nothing but digits with a point, which is what Intl's string form wants.
  return format.format(formatAmount(hundredths) as `${number}`);
}

const displayCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language]).format(count);

/** D-202: one decimal, cut and not rounded (99,999 is not yet 10万), no trailing zero. Exact for every safe integer. */
function inUnits(count: number, unit: number, language: Language): string {
  const tenth = unit / 10;
  const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 });
  return format.format((count - (count % tenth)) / tenth / 10);
}

/** FORMAT-03, D-203: 万 from 1e4 and 亿 from 1e8 in Chinese; the other languages show the whole number. */
export function abbreviate(count: number, language: Language): Abbreviated<'wan' | 'yi'> {
  const size = Math.abs(count);
  if (language !== 'cn' || size < wan) return { value: displayCount(count, language), unit: null };
  return size < yi
    ? { value: inUnits(count, wan, language), unit: 'wan' }
    : { value: inUnits(count, yi, language), unit: 'yi' };
}

/** FORMAT-04, D-203: K from 1000 and W from 10000, in any language, where the layout is narrow. */
export function abbreviateNarrow(count: number, language: Language): Abbreviated<'K' | 'W'> {
  const size = Math.abs(count);
  if (size < thousand) return { value: displayCount(count, language), unit: null };
  return size < wan
    ? { value: inUnits(count, thousand, language), unit: 'K' }
    : { value: inUnits(count, wan, language), unit: 'W' };
}

export type StudyTime = { readonly hours: number; readonly minutes: number };

/** D-201: seconds as hours and minutes; 30 seconds are a minute. A clock that ran backwards counts as nothing. */
export function studyTime(seconds: number): StudyTime {
  const total = Math.max(0, Math.floor((seconds + 30) / 60));
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}

/** Days are texts, `2026-11-15`, and months `2026-11`: the company's own, whatever zone a browser is in. */
const two = (count: number): string => String(count).padStart(2, '0');
const utcOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayText = (date: Date): string => date.toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The day it is here, of a moment. */
export const dayOf = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Noon: a day written by its noon is the same day in every zone people live in. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

export function shiftDay(day: string, by: number): string {
  const date = utcOf(day);
  date.setUTCDate(date.getUTCDate() + by);
  return dayText(date);
}

export function shiftMonth(month: string, by: number): string {
  const date = utcOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(dayText(date));
}

/** Weeks of seven, beginning with `firstDay` (1 is Monday, 7 Sunday), with the days of the months around. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const lead = (utcOf(first).getUTCDay() + 7 - (firstDay % 7)) % 7;
  const weeks: string[][] = [];
  for (let day = shiftDay(first, -lead); day <= `${month}-31`; day = shiftDay(day, 7)) {
    const start = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(start, index)));
  }
  return weeks;
}

type WithWeekInfo = { readonly getWeekInfo?: () => { readonly firstDay: number } };

/** Where a week begins; browsers that do not know say Monday. */
export const firstDayOf = (locale: string): number =>
  // Not in the library of types yet; Firefox has none of it.
  (new Intl.Locale(locale) as unknown as WithWeekInfo).getWeekInfo?.().firstDay ?? 1;

const isMonth = (text: string | undefined): text is string => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '');
const isDay = (text: string | undefined): text is string =>
  /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text ?? '') && dayText(utcOf(text ?? '')) === text;

/** What an address says: a day of a month, a month, or neither, which is today. */
export function placeInCalendar(asked: { month?: string | undefined; day?: string | undefined }, today: string) {
  if (isDay(asked.day)) return { month: monthOf(asked.day), day: asked.day };
  if (isMonth(asked.month)) return { month: asked.month, day: null };
  return { month: monthOf(today), day: null };
}

/** How far a key moves the focus among days; null for other keys. Arrows follow the eye, so they turn with the script. */
export function stepOfKey(key: string, isRtl: boolean): number | null {
  const ahead = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  return steps[key] ?? null;
}

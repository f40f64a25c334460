/** How many months finance may look back over, and how many it sees first. */
export const financeSpans = [3, 12, 24, 36] as const;
export type FinanceSpan = (typeof financeSpans)[number];
export const usualFinanceSpan: FinanceSpan = 12;

/** The first of so many months, as `2026-03`, that end with the one a day lies in. */
export function firstMonthOf(day: string, count: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = year * 12 + month - count;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}`;
}

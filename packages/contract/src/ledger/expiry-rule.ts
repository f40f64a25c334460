import { addDays } from '../kernel/calendar/add-days.ts';
import { namedValues } from '../system/setting-value.ts';

/** Points earned in a period of the calendar expire so many whole months after the period has ended. */
export type ExpiryRule = { readonly period: ExpiryPeriod; readonly keptMonths: number };

/** How many months what is earned together has in common: its last month says when it expires. */
export const expiryPeriods = { month: 1, quarter: 3, year: 12 } as const;
export type ExpiryPeriod = keyof typeof expiryPeriods;

export const mostKeptMonths = 60;

/** D-107: null where points never expire: no period is set, or the months are not 1 to 60. */
export function readExpiryRule(period: string, kept: string): ExpiryRule | null {
  const months = Number(namedValues(kept, ['keptMonths'])?.['keptMonths']);
  if (!Object.hasOwn(expiryPeriods, period) || !Number.isInteger(months)) return null;
  // A key of the table, as was just asked.
  return months >= 1 && months <= mostKeptMonths ? { period: period as ExpiryPeriod, keptMonths: months } : null;
}

/** Points expire when the last day is over, those earned until the other one. Both end a month. */
export type Expiry = { readonly lastDay: string; readonly earnedUntil: string };

/** Months counted from the year nought. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const lastDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);

function expiryOf({ period, keptMonths }: ExpiryRule, month: number): Expiry | null {
  const earned = month - keptMonths;
  const isEnd = (earned + 1) % expiryPeriods[period] === 0;
  return isEnd ? { lastDay: lastDayOf(month), earnedUntil: lastDayOf(earned) } : null;
}

/** Every expiry whose last day lies in this span, both ends in it. */
export function listExpiries(rule: ExpiryRule, from: string, to: string): Expiry[] {
  const [first, last] = [monthOf(from), monthOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => expiryOf(rule, first + at)).flatMap((one) =>
    one && one.lastDay >= from && one.lastDay <= to ? one : [],
  );
}

/** The days before the last one on which people are told; nobody loses anything they were not told of that long before. */
export const expiryNoticeDays = { first: 30, last: 7 } as const;

/** Whether an expiry nobody was told of can still be told in time. */
export const canStillTell = (lastDay: string, today: string): boolean =>
  addDays(today, expiryNoticeDays.last) <= lastDay;

/** The points earned in a month and not taken back, `2026-03`. */
export type MonthEarned = { readonly month: string; readonly earned: bigint };

/**
 * The points somebody loses at each expiry if they spend nothing before. What is spent goes first from what was earned first: what is
 * left is always the youngest, so of it that is due which the months after the last that expires do not explain.
 */
export function planExpiries(
  { balance, months }: { readonly balance: bigint; readonly months: readonly MonthEarned[] },
  expiries: readonly Expiry[],
): { readonly lastDay: string; readonly amount: bigint }[] {
  let gone = 0n;
  return expiries.flatMap(({ lastDay, earnedUntil }) => {
    const until = earnedUntil.slice(0, 7);
    const younger = months.reduce((sum, { month, earned }) => (month > until ? sum + earned : sum), 0n);
    const due = expiredOf(balance, younger) - gone;
    if (due <= 0n) return [];
    gone += due;
    return { lastDay, amount: due };
  });
}

/** Of a balance what the points earned after the cut-off do not explain; never negative, never more than there is. */
export const expiredOf = (balance: bigint, younger: bigint): bigint => {
  const rest = balance - (younger > 0n ? younger : 0n);
  return rest > 0n ? rest : 0n;
};

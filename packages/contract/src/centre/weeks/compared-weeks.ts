import { addDays, mondayOf } from '../../kernel/calendar/add-days.ts';

/** Weeks a team is compared over. */
export const comparedWeeks = 12;

/** The Mondays of the last weeks, the week of the day itself last. */
export const weeksUntil = (day: string, count: number = comparedWeeks): string[] => {
  const last = mondayOf(day);
  return Array.from({ length: count }, (_week, at) => addDays(last, (at + 1 - count) * 7));
};

/** Days recent learning is summed over, and as many before them to compare with. */
export const recentDays = 28;

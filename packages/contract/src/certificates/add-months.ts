import { addDays } from '../kernel/calendar/add-days.ts';

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** The same day so many months on, or the last one of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const firstOf = (at: number): string => `${pad(Math.floor(at / 12), 4)}-${pad((at % 12) + 1, 2)}-01`;
  const lastDate = Number(addDays(firstOf(count + 1), -1).slice(8));
  return `${firstOf(count).slice(0, 8)}${pad(Math.min(date, lastDate), 2)}`;
}

import type { listHistory } from '@shuyuan/contract/assistant/chat.wire';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { chatPageSize } from '@shuyuan/contract/assistant/chat';

export type HistoryPage = OutputOf<typeof listHistory>;
type Session = HistoryPage['items'][number];
type DayGroup = { readonly day: string; readonly sessions: readonly Session[] };

/** How far back the list reaches: `startDay` of D-154, and how many pages of it. */
type Reach = { readonly startDay: number; readonly pages: number };

/** AI-26 */
export const firstReach: Reach = { startDay: 1, pages: 1 };
/** Yesterday, a week, a month, and as long as conversations are kept (D-158). */
const startDays = [1, 7, 30, 180];

/** The calls of a reach; the days are those of where the person is. */
export const historyInputs = ({ startDay, pages }: Reach, timeZone: string): InputOf<typeof listHistory>[] =>
  Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pageSize: chatPageSize,
    startDay,
    endDay: 0,
    timeZone,
  }));

/** D-154, AI-27: first the rest of these days, then more days; null when that is all there is (C-24: by the total). */
export function furtherReach({ startDay, pages }: Reach, last: HistoryPage): Reach | null {
  if (last.recordCount > pages * chatPageSize) return { startDay, pages: pages + 1 };
  const wider = startDays.find((days) => days > startDay);
  return last.hasMoreDays && wider !== undefined ? { startDay: wider, pages } : null;
}

/** Under their days, in the order they came. */
export function byDays(sessions: readonly Session[]): DayGroup[] {
  const days = Map.groupBy(sessions, ({ day }) => day);
  return [...days].map(([day, found]) => ({ day, sessions: found }));
}

/** Today and yesterday have names; null for a day that is told by its date. */
export function dayName(day: string, now: Date): 'today' | 'yesterday' | null {
  const pad = (number: number): string => String(number).padStart(2, '0');
  const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  if (day === dayOf(now)) return 'today';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOf(before) ? 'yesterday' : null;
}

import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAnalysis } from '@shuyuan/contract/teams/report.wire';
import { useFormat } from '../../../../lib/format.ts';

export type Day = OutputOf<typeof readAnalysis>['items'][number];

/** D-096: what is counted of a day. */
export const countNames = ['attention', 'praise', 'read', 'reward', 'content'] as const;
export type CountName = (typeof countNames)[number];

/** A count as it is read; coins are told in hundredths. */
export function useCountText(): (name: CountName, count: number) => string {
  const format = useFormat();
  return (name, count) => (name === 'reward' ? format.price(count) : format.count(count));
}

/** `2026-11-15` as a moment of that day here: a day is a date, whatever the clock of the reader. */
export function momentOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

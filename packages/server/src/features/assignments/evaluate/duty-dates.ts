import { dutyTimesOf, nextBeginTime } from '@shuyuan/contract/assignments/duty-rule';
import type { RuleRow } from '../assignment.store.ts';

/** The dates of a duty, as its row has them. */
export function dutyDatesOf(rule: RuleRow, dueDay: string) {
  const { dueTime, lateTime } = dutyTimesOf(rule, dueDay);
  return { dueDay, dueAt: new Date(dueTime), lateAt: new Date(lateTime) };
}

export const nextDateOf = (rule: RuleRow, round: { firstDay: string; finishTime: number }): Date | null => {
  const next = nextBeginTime(rule, round);
  return next === null ? null : new Date(next);
};

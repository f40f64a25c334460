import { dueDayOf, shiftedDueDay } from '@shuyuan/contract/assignments/duty-rule';
import { lastMinuteOf } from '@shuyuan/contract/assignments/last-minute-of';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { notifyByDay } from '../../notifications/index.ts';
import { openNextRuns } from '../../study/index.ts';
import type { RuleRow } from '../assignment.store.ts';
import { dutyDatesOf, nextDateOf } from './duty-dates.ts';
import * as store from './evaluate.store.ts';

type Evaluator = Pick<SystemContext, 'now' | 'actor' | 'external'>;

async function resume(tx: Tx, rule: RuleRow, evaluation: store.Evaluation): Promise<void> {
  const paused = await store.listResumable(tx, evaluation);
  const resumed = paused.map(({ id, dueDay, pausedAt }) => {
    const pause = { dueDay, pauseTime: pausedAt.getTime(), resumeTime: evaluation.at.getTime() };
    return { id, ...dutyDatesOf(rule, shiftedDueDay(rule, pause)) };
  });
  await store.resumeDuties(tx, resumed, evaluation.at);
}

async function finish(tx: Tx, rule: RuleRow, evaluation: store.Evaluation): Promise<void> {
  const complete = await store.listComplete(tx, evaluation);
  const settled = complete.map(({ id, firstDay, finishedAt }) => ({
    id,
    finishedAt,
    nextAt: nextDateOf(rule, { firstDay, finishTime: finishedAt.getTime() }),
  }));
  await store.finishDuties(tx, settled, evaluation.at);
}

/** Told only of what is left to do, by day: whoever had done it before hears nothing. */
async function notifyAssigned(tx: Tx, ctx: Evaluator, duty: { rule: RuleRow; opened: string[]; dueAt: Date }) {
  const { rule, opened, dueAt } = duty;
  const receivers = await store.listStillOpen(tx, { ruleId: rule.id, memberIds: opened });
  if (receivers.length === 0) return;
  await notifyByDay(tx, ctx, {
    tenantId: rule.tenantId,
    kind: 'assignment',
    text: 'assigned',
    values: { title: rule.title, dueAt: lastMinuteOf(dueAt.getTime()) },
    receivers,
    subject: { kind: 'assignment', id: rule.id },
    link: '/center/my/duties',
  });
}

/**
 * Brings the duties of some people in line with a rule, in the transaction of the caller. Evaluated again it changes nothing:
 * what it opens stands in the way of opening it twice, and every change asks for the state it leaves.
 */
export async function evaluateMembers(
  tx: Tx,
  ctx: Evaluator,
  { rule, memberIds }: { readonly rule: RuleRow; readonly memberIds: readonly string[] },
): Promise<void> {
  const at = new Date(ctx.now());
  const evaluation = { ruleId: rule.id, memberIds, at };
  // First: whoever did everything and moved in the same minute has done it.
  await finish(tx, rule, evaluation);
  await store.closeDuties(tx, evaluation);
  await store.moveDuties(tx, evaluation);
  await resume(tx, rule, evaluation);
  const beginDay = dayIn(rule.deadline.timeZone, ctx.now());
  const dates = dutyDatesOf(rule, dueDayOf(rule, beginDay));
  const opened = await store.openDuties(tx, { ...evaluation, beginDay, ...dates });
  await store.noteTopics(tx, evaluation, rule);
  await openNextRuns(tx, await store.listAskedAnew(tx, evaluation), ctx.now());
  await finish(tx, rule, evaluation);
  await store.pauseDuties(tx, evaluation);
  await notifyAssigned(tx, ctx, { rule, opened, dueAt: dates.dueAt });
}

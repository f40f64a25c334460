import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { attemptHeadOf } from '../taking/attempt-head.ts';
import { sumExtraMinutes } from '../taking/attempt.store.ts';
import {
  insertExtraTime,
  insertOutage,
  isMember,
  listAttemptsOf,
  reopenCut,
  updateCloses,
} from './extra-time.store.ts';

type ExtraInput = { readonly id: string; readonly memberId: string; readonly minutes: number };

/** More time for one person, also for the attempt they are in the middle of. */
export async function giveExtraTime(ctx: Context, { id, memberId, minutes }: ExtraInput) {
  const { tenantId, id: givenBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  demand(await isMember(ctx.read, tenantId, memberId), 'course.unknown-person');
  const now = ctx.now();
  return ctx.inTransaction(async (tx) => {
    const extra = { id: newId(now), tenantId, examId, memberId, minutes, givenBy, givenAt: new Date(now) };
    const closesAt = await insertExtraTime(tx, extra);
    const extraMinutes = await sumExtraMinutes(tx, { examId, memberId });
    return { extraMinutes, closeTime: closesAt?.getTime() ?? null };
  });
}

type OutageInput = { readonly id: string; readonly startTime: number; readonly endTime: number };

/** Gives back what an outage took, once. */
export async function giveBackTime(ctx: Context, { id, startTime, endTime }: OutageInput) {
  const { tenantId, id: givenBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  const now = ctx.now();
  demand(endTime > startTime && endTime <= now && endTime - startTime <= dayMs, 'exam.wrong-outage');
  const outage = { examId, startsAt: new Date(startTime), endsAt: new Date(endTime) };
  return ctx.inTransaction(async (tx) => {
    const isNew = await insertOutage(tx, { ...outage, tenantId, givenBy, givenAt: new Date(now) });
    if (!isNew) return { attemptCount: 0, reopenedCount: 0 };
    const reopenedCount = await reopenCut(tx, outage);
    return { attemptCount: await updateCloses(tx, outage), reopenedCount };
  });
}

type ListInput = Paging & { readonly id: string; readonly search?: string | undefined };

/** Attempts of an exam for its managers, who see every score. */
export async function listAttempts(ctx: Context, { id, search, ...paging }: ListInput) {
  const { id: examId } = await openManagedExam(ctx, id);
  const { rows, total } = await listAttemptsOf(ctx.read, { examId, search }, paging);
  const items = rows.map(({ closesAt, extraMs, answeredCount, memberId, fullName, hasLateAnswers, ...row }) => ({
    ...attemptHeadOf(row, true),
    memberId,
    fullName,
    hasLateAnswers,
    closeTime: closesAt.getTime(),
    extraMinutes: Math.round(Number(extraMs) / minuteMs),
    answeredCount: Number(answeredCount),
  }));
  return { items, recordCount: total };
}

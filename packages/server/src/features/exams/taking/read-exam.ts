import { questionCountOf, pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { examStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { ExamStatus } from '@shuyuan/contract/exams/exam-status';
import type { Context } from '../../../platform/context.ts';
import { attemptHeadOf } from './attempt-head.ts';
import { isHere } from './check-address.ts';
import { findDefinition, findTaking } from './attempt.store.ts';
import { listForTaker, listRecords } from './exam-list.store.ts';
import { areAttemptsUsed, nextTimeOf, openExam } from './taker.policy.ts';

/** An exam before it is started: everything that will hold, so that nobody is surprised. */
export async function readExam(ctx: Context, input: { readonly id: string }) {
  const { exam, attempts, isInAudience, extraMinutes } = await openExam(ctx, input.id);
  const { id, name, introduction, settings, paperId } = exam;
  const definition = await findDefinition(ctx.read, paperId);
  const now = ctx.now();
  const { password, isShuffled: _, areOptionsShuffled: __, ...shown } = settings;
  const taking = { now, limits: settings, ...(await findTaking(ctx.read, { examId: id, memberId: ctx.actor.id })) };
  const status = examStatusOf(exam, now);
  const openAttemptId = attempts.find(({ endedAt }) => endedAt === null)?.id ?? null;
  const isLeft = isInAudience && status === ExamStatus.open && !areAttemptsUsed(settings, attempts);
  const nextTime = isLeft ? nextTimeOf(settings, attempts, now) : null;
  return {
    id,
    name,
    introduction,
    status,
    now,
    conditions: {
      ...shown,
      hasPassword: password !== null,
      isHere: isHere(ctx, settings),
      questionCount: questionCountOf(definition),
      pointSum: pointSumOf(definition),
      extraMinutes,
    },
    attempts: attempts.map((attempt) => attemptHeadOf(attempt, revealOf({ shows: attempt.settings, ...taking }).mark)),
    openAttemptId,
    nextTime,
    can: { start: openAttemptId !== null || (isLeft && nextTime === null) },
  };
}

type ListInput = Paging & { readonly search?: string | undefined; readonly kind?: 'certification' | undefined };

export async function listExams(ctx: Context, { search, kind, ...paging }: ListInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, search, isCertification: kind === 'certification' };
  const { rows, total } = await listForTaker(ctx.read, query, paging);
  const items = rows.map(({ state, settings, attemptCount, ...row }) => ({
    ...row,
    isCertification: settings.isCertification,
    status: examStatusOf({ state, settings }, ctx.now()),
    openTime: settings.openTime,
    closeTime: settings.closeTime,
    lengthMinutes: settings.lengthMinutes,
    maxAttempts: settings.maxAttempts,
    attemptCount: Number(attemptCount),
  }));
  return { items, recordCount: total };
}

/** STUDY-05. */
export async function listExamRecords(ctx: Context, paging: Paging) {
  const { tenantId, id: memberId } = ctx.actor;
  const { rows, total } = await listRecords(ctx.read, { tenantId, memberId }, paging);
  const now = ctx.now();
  const items = rows.map(({ examId, examName, ...row }) => {
    const reveal = revealOf({ ...row, now, attemptCount: Number(row.attemptCount) });
    return { ...attemptHeadOf(row, reveal.mark), examId, examName, isCertification: row.shows.isCertification };
  });
  return { items, recordCount: total };
}

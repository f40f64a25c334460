import { questionCountOf, pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { examStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import { ExamStatus } from '@shuyuan/contract/exams/exam-status';
import type { Context } from '../../../platform/context.ts';
import { attemptHeadOf } from './attempt-head.ts';
import { isHere } from './check-address.ts';
import { findDefinition, findTaking } from './attempt.store.ts';
import { findExamOffers } from '../prices/find-exam-offers.ts';
import { areAttemptsUsed, countAttempts, findStartConflict, nextTimeOf, openExam } from './taker.policy.ts';

/** An exam before it is started: everything that will hold, so that nobody is surprised. */
export async function readExam(ctx: Context, input: { readonly id: string }) {
  const opened = await openExam(ctx, input.id);
  const { exam, attempts, isInAudience, extraMinutes } = opened;
  const { id, name, introduction, settings, paperId } = exam;
  const definition = await findDefinition(ctx.read, paperId);
  const now = ctx.now();
  const { password, isShuffled: _, areOptionsShuffled: __, ...shown } = settings;
  const taking = { now, limits: settings, ...(await findTaking(ctx.read, { examId: id, memberId: ctx.actor.id })) };
  const status = examStatusOf(exam, now);
  const openAttemptId = attempts.find(({ endedAt }) => endedAt === null)?.id ?? null;
  const conflict = await findStartConflict(ctx, opened);
  const managesAll = ctx.actor.capabilities.has('exam.manageAll');
  const isOwn = opened.isAuthor || managesAll || conflict !== null;
  const offer = (await findExamOffers(ctx, [{ id, isOwn }])).get(id);
  const isOpen = offer?.isOpen ?? true;
  const isLeft = isInAudience && isOpen && conflict === null && status === ExamStatus.open && !areAttemptsUsed(opened);
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
    attemptCount: countAttempts(opened),
    openAttemptId,
    nextTime,
    conflict,
    ...(offer && { offer }),
    can: { start: openAttemptId !== null || (isLeft && nextTime === null) },
  };
}

import { randomUUID } from 'node:crypto';
import { drawPaper } from '@shuyuan/contract/exams/papers/draw-paper';
import { pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { closesAt } from '@shuyuan/contract/exams/taking/attempt-time';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { PublishedExam } from '../papers/exam.store.ts';
import { type NewAttempt, sumExtraMinutes } from './attempt.store.ts';
import { pinnedPaperOf } from './pinned-paper.ts';

/** An attempt that begins now, with a paper of its own and the time the caller has. */
export async function drawAttempt(ctx: Context, exam: PublishedExam, number: number): Promise<NewAttempt> {
  const { id: memberId, tenantId } = ctx.actor;
  const { id: examId, paperId, settings } = exam;
  const now = ctx.now();
  const { definition, pool } = await pinnedPaperOf(ctx, paperId);
  const seed = randomUUID();
  const { questions } = drawPaper(definition, pool, { seed, isShuffled: settings.isShuffled });
  const extraMs = (await sumExtraMinutes(ctx.read, { examId, memberId })) * minuteMs;
  const { lengthMinutes, endRule, closeTime: windowEndsAt } = settings;
  const end = closesAt({ startedAt: now, lengthMinutes, windowEndsAt, endRule, extraMs });
  return {
    id: newId(now),
    tenantId,
    examId,
    paperId,
    memberId,
    number,
    seed,
    settings,
    pointSum: pointSumOf(definition),
    questionCount: questions.length,
    startedAt: new Date(now),
    extraMs,
    closesAt: new Date(end),
    questions,
  };
}

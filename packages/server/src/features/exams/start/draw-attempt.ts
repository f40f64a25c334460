import { randomUUID } from 'node:crypto';
import { drawPaper } from '@shuyuan/contract/exams/papers/draw-paper';
import { pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { closesAt } from '@shuyuan/contract/exams/taking/attempt-time';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { deviceHashOf } from '../attention/log-attention.ts';
import type { PublishedExam } from '../papers/exam.store.ts';
import type { NewAttempt } from '../taking/attempt.store.ts';
import { pinnedPaperOf } from '../taking/pinned-paper.ts';

type Beginning = {
  readonly exam: PublishedExam;
  readonly number: number;
  readonly extraMinutes: number;
  /** Null: it is opened later. */
  readonly tabId: string | null;
};

/** An attempt that begins now, with a paper of its own and the time the caller has. */
export async function drawAttempt(ctx: Context, { exam, number, extraMinutes, tabId }: Beginning): Promise<NewAttempt> {
  const { id: examId, paperId, settings } = exam;
  const now = ctx.now();
  const { definition, pool } = await pinnedPaperOf(ctx, paperId);
  const seed = randomUUID();
  const { questions } = drawPaper(definition, pool, { seed, isShuffled: settings.isShuffled });
  const extraMs = extraMinutes * minuteMs;
  const { lengthMinutes, endRule, closeTime: windowEndsAt } = settings;
  const end = closesAt({ startedAt: now, lengthMinutes, windowEndsAt, endRule, extraMs });
  const deviceHash = tabId === null ? null : deviceHashOf(ctx, settings);
  return {
    id: newId(now),
    tenantId: ctx.actor.tenantId,
    examId,
    paperId,
    memberId: ctx.actor.id,
    number,
    seed,
    settings,
    pointSum: pointSumOf(definition),
    questionCount: questions.length,
    startedAt: new Date(now),
    extraMs,
    closesAt: new Date(end),
    tabId,
    deviceHash: deviceHash?.toString('hex') ?? null,
    questions,
  };
}

import { closesAt } from '@shuyuan/contract/exams/taking/attempt-time';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { deviceHashOf } from '../attention/log-attention.ts';
import type { PublishedExam } from '../papers/exam.store.ts';
import type { NewAttempt } from '../taking/attempt.store.ts';
import type { drawQuestions } from './draw-questions.ts';

type Beginning = {
  readonly exam: PublishedExam;
  readonly number: number;
  readonly drawn: Awaited<ReturnType<typeof drawQuestions>>;
  readonly extraMinutes: number;
  /** Null: it is opened later. */
  readonly tabId: string | null;
};

/** An attempt that begins now, with the paper that was drawn for it and the time the caller has. */
export function newAttemptOf(ctx: Context, { exam, number, drawn, extraMinutes, tabId }: Beginning): NewAttempt {
  const { id: examId, paperId, settings } = exam;
  const now = ctx.now();
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
    seed: drawn.seed,
    settings,
    pointSum: drawn.pointSum,
    questionCount: drawn.questions.length,
    startedAt: new Date(now),
    extraMs,
    closesAt: new Date(end),
    tabId,
    deviceHash: deviceHash?.toString('hex') ?? null,
    questions: drawn.questions,
  };
}

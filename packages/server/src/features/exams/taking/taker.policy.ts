import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { type StartConflict, startConflictOf } from '@shuyuan/contract/exams/taking/start-conflict-of';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { coalesceReads } from '../../../platform/coalesce.ts';
import type { PublishedExam } from '../papers/exam.store.ts';
import { hasWrittenFor } from '../papers/paper.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import { endIfOver } from './end-if-over.ts';
import { findTakers, type TakerQuery, type TakerRow } from './taker.store.ts';

/** Read at once: a hall of people waits for the same minute. */
const maxTakers = 100;
const findTaker = coalesceReads<TakerQuery, TakerRow>(findTakers, maxTakers);

export type OpenedExam = {
  readonly exam: PublishedExam;
  /** Of the caller, latest first. */
  readonly attempts: readonly AttemptRow[];
  readonly isInAudience: boolean;
  readonly isAuthor: boolean;
  readonly isMarker: boolean;
  /** As far as its price goes (D-122). */
  readonly isPaid: boolean;
  /** Given to the caller. */
  readonly extraMinutes: number;
  /** Attempts up to this number count for no limit: a later run was opened. */
  readonly afterAttempt: number;
};

/** An exam for somebody it is for, or who has taken it: they keep reading it after they left its audience or it was withdrawn. */
export async function openExam(ctx: Context, id: string): Promise<OpenedExam> {
  const { tenantId, id: memberId } = ctx.actor;
  const { exam, attempts: own, ...taker } = await findTaker(ctx, { tenantId, examId: id, memberId });
  demand(exam, 'request.not-found');
  demand(taker.isInAudience || own.length > 0, 'exam.not-in-audience');
  return { exam, attempts: await Promise.all(own.map((attempt) => endIfOver(ctx, attempt))), ...taker };
}

type Related = Pick<OpenedExam, 'exam' | 'isAuthor' | 'isMarker'>;

/** Decision 059. Only those who make exams write questions: nobody else is looked up, so that a hall starts as fast as before. */
export async function findStartConflict(
  { actor, read }: Context,
  { exam: { paperId, settings }, isAuthor, isMarker }: Related,
): Promise<StartConflict | null> {
  const readsBank = actor.capabilities.has('exam.create');
  const hasWritten = readsBank && !isAuthor && (await hasWrittenFor(read, { paperId, memberId: actor.id }));
  return startConflictOf({ isAuthor, hasWritten, isMarker, readsBank, isCertification: settings.isCertification });
}

/** From when the next attempt can be started; null: at once. */
export function nextTimeOf(
  { delayMinutes }: ExamSettings,
  attempts: readonly AttemptRow[],
  now: number,
): number | null {
  const ends = attempts.map(({ endedAt }) => endedAt?.getTime() ?? 0);
  const next = Math.max(0, ...ends) + delayMinutes * minuteMs;
  return attempts.length > 0 && next > now ? next : null;
}

type Taken = Pick<OpenedExam, 'exam' | 'attempts' | 'afterAttempt'>;

/** Attempts of the present run, without those whose taker may try again. */
export const countAttempts = ({ attempts, afterAttempt }: Taken): number =>
  attempts.filter(({ number, givesRetake }) => number > afterAttempt && !givesRetake).length;

export const areAttemptsUsed = (taken: Taken): boolean =>
  countAttempts(taken) >= (taken.exam.settings.maxAttempts ?? Infinity);

import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { examStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import type { Context, Tx } from '../../../platform/context.ts';
import { findPrice } from '../../pricing/index.ts';
import { managesExam } from '../papers/exam.policy.ts';
import { findExam, findPublishedExam } from '../papers/exam.store.ts';
import { isForMember } from '../taking/exam-list.store.ts';
import { insertInvitation, listOutcomes, type OutcomeRow } from './section-exam.store.ts';

/** ENUM-06 for all attempts of somebody. A pass is said at once: what it opens says it anyway. */
function recordOf(outcome: OutcomeRow, passPercent: number | null): ExamRecordStatus {
  const { isPassed, attemptCount, isAnswering, isMarking, isAnnulled, shownMark } = outcome;
  if (isPassed) return passPercent === null ? ExamRecordStatus.finished : ExamRecordStatus.passed;
  if (isAnswering) return ExamRecordStatus.answering;
  if (isMarking) return ExamRecordStatus.marking;
  if (isAnnulled) return ExamRecordStatus.annulled;
  if (attemptCount === 0) return ExamRecordStatus.notBegun;
  return shownMark === null ? ExamRecordStatus.handedIn : ExamRecordStatus.failed;
}

/** An exam as somebody meets it in a course: its window and how they stand, also since an instant alone, never what it asks. */
export async function findExamOfSection(ctx: Context, id: string, since?: Date) {
  const exam = await findPublishedExam(ctx.read, ctx.actor.tenantId, id);
  const query = { examIds: [id], memberId: ctx.actor.id, asOf: new Date(ctx.now()), ...(since && { since }) };
  const [outcome] = exam ? await listOutcomes(ctx.read, query) : [];
  if (!exam || !outcome) return null;
  const { openTime, closeTime, passPercent, maxAttempts } = exam.settings;
  return {
    id,
    name: exam.name,
    status: examStatusOf(exam, ctx.now()),
    isWithdrawn: exam.state !== 'published',
    openTime,
    closeTime,
    passPercent,
    attemptCount: outcome.attemptCount,
    maxAttempts,
    record: recordOf(outcome, passPercent),
    mark: outcome.shownMark,
  };
}

/** Whether the caller may let learners of a course take an exam: their own, or all are theirs, and it is published. */
export async function canUseExam(ctx: Context, id: string): Promise<boolean> {
  const exam = await findExam(ctx.read, ctx.actor.tenantId, id);
  return exam?.state === 'published' && managesExam(ctx.actor, exam);
}

/** Lets the caller, whom a course led here, take an exam that is published, and for nothing; unless it is for them already and free. */
export async function inviteToExam(tx: Tx, { actor }: Context, examId: string): Promise<void> {
  const { isPay } = await findPrice(tx, { businessType: 'exam', businessId: examId });
  if (!isPay && (await isForMember(tx, examId, actor.id))) return;
  await insertInvitation(tx, { examId, memberId: actor.id, tenantId: actor.tenantId });
}

/** Whether the caller has passed an exam, or handed in one without a pass mark; by attempts that ended since, where that is asked. */
export async function hasPassedExam(ctx: Context, examId: string, since?: Date): Promise<boolean> {
  const query = { examIds: [examId], memberId: ctx.actor.id, asOf: new Date(ctx.now()), ...(since && { since }) };
  return (await listOutcomes(ctx.read, query))[0]?.isPassed ?? false;
}

import { questionCountOf, pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { examStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import { maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import { ExamStatus } from '@shuyuan/contract/exams/exam-status';
import type { Context } from '../../../platform/context.ts';
import { namedIds } from '../../../platform/named-ids.ts';
import { attemptHeadOf } from './attempt-head.ts';
import { isHere } from './check-address.ts';
import { findDefinition, findTaking } from './attempt.store.ts';
import { countForTaker, listForTaker, listRecords } from './exam-list.store.ts';
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
  const isLeft = isInAudience && conflict === null && status === ExamStatus.open && !areAttemptsUsed(opened);
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
    can: { start: openAttemptId !== null || (isLeft && nextTime === null) },
  };
}

type ExamRow = Awaited<ReturnType<typeof listForTaker>>[number];

const cardOf = ({ state, settings, isMarking, ...row }: ExamRow, now: number) => ({
  ...row,
  isCertification: settings.isCertification,
  status: examStatusOf({ state, settings, isMarking }, now),
  openTime: settings.openTime,
  closeTime: settings.closeTime,
  lengthMinutes: settings.lengthMinutes,
  maxAttempts: settings.maxAttempts,
});

type ListInput = Paging & { readonly search?: string | undefined; readonly kind?: 'certification' | undefined };

export async function listExams(ctx: Context, { search, kind, ...paging }: ListInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, search, isCertification: kind === 'certification' };
  const [rows, recordCount] = await Promise.all([
    listForTaker(ctx.read, query, paging),
    countForTaker(ctx.read, query),
  ]);
  return { items: rows.map((row) => cardOf(row, ctx.now())), recordCount };
}

/** STUDY-02: unknown ones, those of others and those that are not published are left out. */
export async function findExamsByIds(ctx: Context, { ids }: { readonly ids: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const wanted = namedIds(ids);
  const rows = await listForTaker(ctx.read, { tenantId, memberId, ids: wanted }, { page: 1, pageSize: maxPageSize });
  const cards = rows.map((row) => cardOf(row, ctx.now()));
  return { items: cards.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) };
}

/** STUDY-05. */
export async function listExamRecords(ctx: Context, paging: Paging) {
  const { tenantId, id: memberId } = ctx.actor;
  const { rows, total } = await listRecords(ctx.read, { tenantId, memberId }, paging);
  const now = ctx.now();
  const items = rows.map(({ examId, examName, ...row }) => {
    const reveal = revealOf({ ...row, now });
    return { ...attemptHeadOf(row, reveal.mark), examId, examName, isCertification: row.shows.isCertification };
  });
  return { items, recordCount: total };
}

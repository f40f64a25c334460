import { examStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import { maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { namedIds } from '../../../platform/named-ids.ts';
import { managesExam } from '../papers/exam.policy.ts';
import { findExamOffers } from '../prices/find-exam-offers.ts';
import { attemptHeadOf } from './attempt-head.ts';
import { countForTaker, listForTaker, listRecords } from './exam-list.store.ts';

type ExamRow = Awaited<ReturnType<typeof listForTaker>>[number];

async function cardsOf(ctx: Context, rows: readonly ExamRow[]) {
  const offers = await findExamOffers(
    ctx,
    rows.map(({ id, authorId }) => ({ id, isOwn: managesExam(ctx.actor, { authorId }) })),
  );
  return rows.map(({ state, settings, isMarking, authorId: _author, ...row }) => {
    const offer = offers.get(row.id);
    return {
      ...row,
      isCertification: settings.isCertification,
      status: examStatusOf({ state, settings, isMarking }, ctx.now()),
      openTime: settings.openTime,
      closeTime: settings.closeTime,
      lengthMinutes: settings.lengthMinutes,
      maxAttempts: settings.maxAttempts,
      ...(offer && { offer }),
    };
  });
}

type ListInput = Paging & { readonly search?: string | undefined; readonly kind?: 'certification' | undefined };

export async function listExams(ctx: Context, { search, kind, ...paging }: ListInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, search, isCertification: kind === 'certification' };
  const [rows, recordCount] = await Promise.all([
    listForTaker(ctx.read, query, paging),
    countForTaker(ctx.read, query),
  ]);
  return { items: await cardsOf(ctx, rows), recordCount };
}

/** STUDY-02: unknown ones, those of others and those that are not published are left out. */
export async function findExamsByIds(ctx: Context, { ids }: { readonly ids: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const wanted = namedIds(ids);
  const rows = await listForTaker(ctx.read, { tenantId, memberId, ids: wanted }, { page: 1, pageSize: maxPageSize });
  const cards = await cardsOf(ctx, rows);
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

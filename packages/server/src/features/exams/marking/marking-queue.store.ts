import type { ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** An answer of an attempt that is annulled waits for nobody, unless that is taken back. */
const isCounted = sql<boolean>`exists (select from exam_attempt attempt
  where attempt.id = item.attempt_id and attempt.result = 'marking')`;

/** An answer of somebody else that the caller has not marked and that needs a marker. */
const waitsFor = (
  markerId: string,
) => sql<boolean>`item.state in ('waiting', 'differing') and item.member_id <> ${markerId} and ${isCounted}
  and not exists (select from exam_marker_mark own where own.marking_id = item.id and own.marker_id = ${markerId})`;

type ExamsQuery = { readonly tenantId: string; readonly markerId: string; readonly isForAll: boolean };

const waitingExams = (read: Reads, { tenantId, markerId, isForAll }: ExamsQuery) =>
  read
    .selectFrom('exam')
    .where('exam.tenantId', '=', tenantId)
    .where(
      sql<boolean>`(${isForAll} or exam.author_id = ${markerId} or exists (select from exam_marker marker
        where marker.exam_id = exam.id and marker.member_id = ${markerId}))`,
    )
    .where(sql<boolean>`exists (select from exam_marking item where item.exam_id = exam.id and ${waitsFor(markerId)})`);

/** Exams with answers that wait for a marker, published last first. */
export async function listWaitingExams(read: Reads, query: ExamsQuery, paging: Paging) {
  const rows = await waitingExams(read, query)
    .select('exam.id')
    .select([
      // An exam somebody has handed in was published.
      sql<string>`exam.published ->> 'name'`.as('name'),
      sql<bigint>`(select count(*) from exam_marking item where item.exam_id = exam.id
        and ${waitsFor(query.markerId)})`.as('waitingCount'),
    ])
    .orderBy('exam.publishedAt', 'desc')
    .orderBy('exam.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await waitingExams(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

type ExamQuery = { readonly examId: string; readonly markerId: string };

/** The questions of an exam that persons mark, with how many of their answers wait for a marker. */
export const listMarkedQuestions = (read: Reads, { examId, markerId }: ExamQuery) =>
  read
    .selectFrom('examMarking as item')
    .innerJoin('examQuestionVersion as version', (join) =>
      join.onRef('version.questionId', '=', 'item.questionId').onRef('version.number', '=', 'item.version'),
    )
    .select(['item.questionId', 'item.version'])
    .select([
      sql<string>`version.body ->> 'text'`.as('text'),
      sql<ExamQuestionKind>`version.body ->> 'kind'`.as('kind'),
      sql<bigint>`count(*) filter (where ${waitsFor(markerId)})`.as('waitingCount'),
      sql<bigint>`count(*) filter (where item.state = 'done')`.as('doneCount'),
    ])
    .where('item.examId', '=', examId)
    .where('item.state', '<>', 'void')
    .groupBy(['item.questionId', 'item.version', 'version.body'])
    .orderBy('item.questionId')
    .orderBy('item.version')
    .limit(examLimits.questions)
    .execute();

export async function countWaiting(read: Reads, examId: string): Promise<number> {
  const { total } = await read
    .selectFrom('examMarking as item')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('item.examId', '=', examId)
    .where('item.state', 'in', ['waiting', 'differing'])
    .where(isCounted)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type NextQuery = ExamQuery & {
  readonly questionId: string;
  readonly version: number;
  /** Come back to when nothing else is left. */
  readonly skip: string | undefined;
};

export const findNextItem = (read: Reads, { examId, markerId, questionId, version, skip }: NextQuery) =>
  read
    .selectFrom('examMarking as item')
    .select(['item.id', 'item.attemptId', 'item.ordinal', 'item.state'])
    .where('item.examId', '=', examId)
    .where('item.questionId', '=', questionId)
    .where('item.version', '=', version)
    .where(waitsFor(markerId))
    .orderBy(sql`item.id > ${skip ?? ''}`, 'desc')
    .orderBy('item.id')
    .limit(1)
    .executeTakeFirst();

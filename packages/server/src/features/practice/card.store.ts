import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { dailyLimits } from '@shuyuan/contract/practice/daily-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { isPractisable, type RevealQuery, withheldQuestions } from '../exams/index.ts';
import { isLearnable } from '../study/index.ts';
import type { Schedule } from './schedule-after.ts';

export type CardQuery = RevealQuery & {
  readonly memberId: string;
  /** From here on it is another day for the person. */
  readonly tomorrow: Date;
};

/** A card that may be asked now. */
export type CardRow = {
  readonly id: string;
  readonly question: ExamQuestion;
  readonly explanation: string;
  readonly answerCount: number;
  readonly lapseCount: number;
  readonly dueAt: Date;
  readonly isSuspended: boolean;
  /** Null: not out of an exam. */
  readonly attemptId: string | null;
  /** Null, as what follows: not out of a film. */
  readonly courseId: string | null;
  readonly sectionKey: string | null;
  readonly second: number | null;
  /** Of the exam, the section or the category. */
  readonly name: string;
  /** Null: no course the person learns has the exam. */
  readonly examSection: ExamSection | null;
};

type ExamSection = { readonly courseId: string; readonly sectionKey: string; readonly name: string };

const schedule = sql`card.id, card.answer_count, card.lapse_count, card.due_at, card.is_suspended, card.state,
  card.buried_until, card.created_at`;

/** A category somebody practises and that is still open for it. */
const isChosen = (memberId: string): RawBuilder<boolean> => sql<boolean>`category.is_open_for_practice and exists (
  select from practice_bank chosen where chosen.member_id = ${memberId} and chosen.category_id = category.id)`;

/**
 * The cards of a person that may be asked and answered at this moment. Everything that keeps one back is asked each time:
 * an exam that opens, an attempt that begins, a bank or a course that closes.
 */
const openCards = (query: CardQuery): RawBuilder<unknown> => {
  const { memberId, revealedIds } = query;
  const isRevealed = sql<boolean>`coalesce(card.attempt_id = any(${[...revealedIds]}::text[]), false)`;
  return sql`(
    select ${schedule}, question.id as question_id, version.body as question, version.explanation,
      case when ${isRevealed} then card.attempt_id end as attempt_id,
      null::text as course_id, null::text as section_key, null::integer as second,
      case when ${isRevealed} then (select exam.published ->> 'name' from exam_attempt attempt
        join exam on exam.id = attempt.exam_id where attempt.id = card.attempt_id) else category.name end as name
    from practice_card card
    join exam_question question on question.id = card.question_id
    join exam_question_version version on version.question_id = question.id and version.number = question.version
    join exam_category category on category.id = question.category_id
    where card.member_id = ${memberId} and (${isRevealed} or ${isChosen(memberId)}) and ${isPractisable}
      and question.id not in (${withheldQuestions(query)})
    union all
    select ${schedule}, null::text, asked.value -> 'question', asked.value ->> 'explanation', null,
      card.course_id, card.section_key, (asked.value ->> 'second')::integer, section.title
    from practice_card card
    join course on course.id = card.course_id
    join course_section section on section.version_id = card.version_id and section.key = card.section_key
    cross join lateral jsonb_array_elements(section.questions) asked
    where card.member_id = ${memberId} and asked.value ->> 'id' = card.question_key and ${isLearnable(memberId)}
  )`;
};

/** The section of a course the person learns, latest first, that the exam of a card is taken in. */
const examSection = (memberId: string): RawBuilder<ExamSection | null> => sql`(
  select jsonb_build_object('courseId', run.course_id, 'sectionKey', section.key, 'name', course.title)
  from exam_attempt attempt
  join course_section section on section.exam_id = attempt.exam_id
  join study_run run on run.version_id = section.version_id and run.member_id = ${memberId}
  join course on course.id = run.course_id
  where attempt.id = open.attempt_id and ${isLearnable(memberId)}
  order by run.closed_at is not null, run.opened_at desc, run.id limit 1)`;

const columns = ({
  memberId,
}: CardQuery): RawBuilder<unknown> => sql`open.id, open.question, open.explanation, open.answer_count as "answerCount",
  open.lapse_count as "lapseCount", open.due_at as "dueAt", open.is_suspended as "isSuspended",
  open.attempt_id as "attemptId", open.course_id as "courseId", open.section_key as "sectionKey", open.second, open.name,
  ${examSection(memberId)} as "examSection"`;

const isAwake = ({ at }: CardQuery): RawBuilder<boolean> =>
  sql<boolean>`not open.is_suspended and coalesce(open.buried_until <= ${at}, true)`;

/** A card that is known is due for the whole of its day; one that is being learned at its minute, or a little before. */
const isDue = ({
  at,
  tomorrow,
}: CardQuery): RawBuilder<boolean> => sql<boolean>`(open.state = 2 and open.due_at < ${tomorrow}
  or open.state in (1, 3) and open.due_at <= ${new Date(at.getTime() + dailyLimits.aheadMs)})`;

export async function countCards(read: Reads, query: CardQuery) {
  const { due, fresh, all } = await read
    .selectFrom(sql<object>`${openCards(query)}`.as('open'))
    .select([
      sql<bigint>`count(*) filter (where ${isAwake(query)} and ${isDue(query)})`.as('due'),
      sql<bigint>`count(*) filter (where ${isAwake(query)} and open.state = 0)`.as('fresh'),
      sql<bigint>`count(*)`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  return { due: Number(due), fresh: Number(fresh), all: Number(all) };
}

/** Cards being learned and due come first, then known ones due the longest, then new ones, own mistakes before banks. */
export const findNextCard = (read: Reads, query: CardQuery, hasNewLeft: boolean): Promise<CardRow | undefined> =>
  read
    .selectFrom(
      sql<CardRow>`(select ${columns(query)}, open.state, open.created_at, case
        when open.state in (1, 3) and open.due_at <= ${query.at} then 0
        when open.state = 2 then 1
        when open.state = 0 and (open.attempt_id is not null or open.course_id is not null) then 2
        when open.state = 0 then 3 else 4 end as rank
      from ${openCards(query)} open
      where ${isAwake(query)} and (${isDue(query)} or open.state = 0 and ${hasNewLeft}))`.as('open'),
    )
    .selectAll()
    .orderBy(sql`rank`)
    .orderBy(sql`case when open.state = 0 then open.created_at else open."dueAt" end`)
    .orderBy('open.id')
    .limit(1)
    .executeTakeFirst();

export const findOpenCard = (read: Reads, query: CardQuery, id: string): Promise<CardRow | undefined> =>
  read
    .selectFrom(sql<CardRow>`(select ${columns(query)} from ${openCards(query)} open where open.id = ${id})`.as('open'))
    .selectAll()
    .executeTakeFirst();

/** Whether one of these questions of the bank may be asked now. */
export async function hasOpenQuestion(read: Reads, query: CardQuery, questionIds: readonly string[]): Promise<boolean> {
  const found = await read
    .selectFrom(
      sql<{ id: string }>`(select open.id from ${openCards(query)} open
      where open.question_id = any(${[...questionIds]}::text[]))`.as('open'),
    )
    .select('open.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that are put aside come last. */
export async function listOpenCards(read: Reads, query: CardQuery, paging: Paging) {
  const rows = await read
    .selectFrom(sql<CardRow>`(select ${columns(query)} from ${openCards(query)} open)`.as('open'))
    .selectAll()
    .orderBy(sql`open."isSuspended"`)
    .orderBy(sql`open."dueAt"`)
    .orderBy('open.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: (await countCards(read, query)).all };
}

type OwnKey = { readonly id: string; readonly memberId: string };

/** Two answers to one card at once are one after the other. */
export const lockSchedule = (tx: Tx, { id, memberId }: OwnKey): Promise<Schedule | undefined> =>
  tx
    .selectFrom('practiceCard')
    .select(['state', 'dueAt', 'stability', 'difficulty', 'scheduledDays', 'learningStep'])
    .select(['answerCount', 'lapseCount', 'answeredAt'])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

export async function updateCard(
  tx: Tx,
  id: string,
  change: Partial<Schedule> & { readonly isSuspended?: boolean; readonly buriedUntil?: Date },
): Promise<void> {
  await tx.updateTable('practiceCard').set(change).where('id', '=', id).execute();
}

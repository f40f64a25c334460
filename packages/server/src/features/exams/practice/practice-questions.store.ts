import { graceMs } from '@shuyuan/contract/exams/taking/attempt-time';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { type RawBuilder, sql } from 'kysely';

/** Attempts whose questions and keys a person may see, at a moment. */
export type RevealQuery = {
  readonly tenantId: string;
  readonly revealedIds: readonly string[];
  readonly at: Date;
};

/** `isWindowOver` of the contract, the other way round, of a row of `exam` as it was published. */
const isWindowOpen = (at: Date): RawBuilder<boolean> => sql<boolean>`coalesce(
  (published #>> '{settings,closeTime}')::bigint + ${graceMs}
    + case when published #>> '{settings,endRule}' = 'lastStart'
        then coalesce((published #>> '{settings,lengthMinutes}')::bigint, 0) * ${minuteMs} else 0 end
    >= ${at.getTime()}::bigint, true)`;

/**
 * Questions nobody is to be told, whichever version of them was asked: those of exams that can still be taken, by whomever,
 * and of those somebody is answering. A person who has handed in and sees the key of one in that exam is told nothing new.
 */
export const withheldQuestions = ({ tenantId, revealedIds, at }: RevealQuery): RawBuilder<string> => sql<string>`
  select pinned.question_id
  from exam_paper_question pinned join (
    select id as exam_id, paper_id from exam
    where tenant_id = ${tenantId} and state in ('published', 'withdrawn') and ${isWindowOpen(at)}
    union
    select exam_id, paper_id from exam_attempt where tenant_id = ${tenantId} and ended_at is null
  ) live using (paper_id)
  where not exists (
    select from exam_attempt_question seen join exam_attempt own on own.id = seen.attempt_id
    where own.id = any(${[...revealedIds]}::text[]) and own.exam_id = live.exam_id
      and seen.question_id = pinned.question_id)`;

/** Of a row of `question` with its latest `version`: the rule of the question marks all of it. */
export const isPractisable: RawBuilder<boolean> = sql<boolean>`not question.is_retired and question.kind not in ('essay', 'file')
  and not jsonb_path_exists(version.body, '$.criteria[*]')
  and not jsonb_path_exists(version.body, '$.parts[*].question.kind ? (@ == "essay" || @ == "file")')
  and not jsonb_path_exists(version.body, '$.parts[*].question.criteria[*]')`;

/** Questions that did not earn their full mark in some attempts, each with the latest of them. */
export const wrongAnswers = (attemptIds: readonly string[]): RawBuilder<unknown> => sql`
  select distinct on (asked.question_id) asked.question_id, asked.attempt_id
  from exam_attempt_question asked
  join exam_attempt attempt on attempt.id = asked.attempt_id
  cross join lateral (
    select mark from exam_mark where attempt_id = asked.attempt_id and ordinal = asked.ordinal
    order by number desc limit 1) given
  where asked.attempt_id = any(${[...attemptIds]}::text[]) and given.mark < asked.points * 10000
  order by asked.question_id, attempt.ended_at desc`;

import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { usualFiles } from '@shuyuan/contract/exams/bank/accepted-files';
import { graceMs } from '@shuyuan/contract/exams/taking/attempt-time';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type SavedAnswer = {
  readonly ordinal: number;
  readonly revision: number;
  readonly answer: ExamAnswer | null;
  readonly isFlagged: boolean;
};

/** One call: answers of one attempt. */
export type AnswersInput = {
  readonly attemptId: string;
  readonly memberId: string;
  /** Null: whichever tab has it. */
  readonly tabId: string | null;
  /** When the call came: one that waits for its batch is not late. */
  readonly at: Date;
  readonly answers: readonly SavedAnswer[];
};

type SaveState = 'open' | 'unknown' | 'ended' | 'over' | 'takenOver';
export type SaveOutcome = {
  readonly state: SaveState;
  readonly closesAt: Date | null;
  readonly acknowledged: readonly AnswerRevision[];
  /** Not an answer to what stands there on the paper; everything else of the call is kept. */
  readonly refused: readonly AnswerRevision[];
};
type AnswerRevision = { readonly ordinal: number; readonly revision: number };

type OutcomeRow = {
  readonly call: number;
  readonly ordinal: number;
  readonly revision: bigint;
  readonly state: SaveState;
  readonly fits: boolean;
  readonly closesAt: Date | null;
  readonly acknowledged: bigint | null;
};

/** The newest revision stays; what is answered is what stands there then. */
const newestStays = (table: 'exam_answer' | 'exam_late_answer') => {
  const isNewer = sql.raw(`${table}.revision < excluded.revision`);
  const name = sql.raw(table);
  return sql`on conflict (attempt_id, ordinal) do update set
    answer = case when ${isNewer} then excluded.answer else ${name}.answer end,
    is_flagged = case when ${isNewer} then excluded.is_flagged else ${name}.is_flagged end,
    saved_at = case when ${isNewer} then excluded.saved_at else ${name}.saved_at end,
    revision = greatest(${name}.revision, excluded.revision)`;
};

const columns = sql.raw('(attempt_id, ordinal, tenant_id, revision, answer, is_flagged, saved_at)');

/** No more files than the author takes. */
const isFewEnough = (answer: RawBuilder<unknown>, question: RawBuilder<unknown>) =>
  sql`coalesce(jsonb_array_length(${answer} -> 'fileIds'), 0)
    <= coalesce((${question} #>> '{accepts,maxFiles}')::integer, ${usualFiles.maxFiles})`;

/** Files an answer names belong to its attempt and were attached for the question, or the part, they answer. */
const hasItsFiles = sql`not exists (
  select from (select '' as part_id, input.answer -> 'fileIds' as ids union all
      select given.key, given.value -> 'fileIds' from jsonb_each(coalesce(input.answer -> 'parts', '{}')) given) named,
    jsonb_array_elements_text(named.ids) file (id)
  where not exists (select from exam_answer_file attached where attached.file_id = file.id
    and attached.attempt_id = held.id and attached.ordinal = input.ordinal and attached.part_id = named.part_id))`;

/** A question of the paper is answered, and answered as its kind and those of its parts are; null takes an answer back. */
const fits = sql`asked.question_id is not null and (input.answer is null or version.body ->> 'kind' = input.answer ->> 'kind'
  and ${isFewEnough(sql`input.answer`, sql`version.body`)} and ${hasItsFiles}
  and not exists (select from jsonb_each(coalesce(input.answer -> 'parts', '{}')) given
    where not exists (select from jsonb_array_elements(version.body -> 'parts') part
      where part ->> 'id' = given.key and part #>> '{question,kind}' = given.value ->> 'kind'
        and ${isFewEnough(sql`given.value`, sql`(part -> 'question')`)})))`;

/**
 * All answers of all calls in one statement. It holds the attempts while it writes: an attempt that ends meanwhile waits,
 * and one that has ended makes them late, so that no answer is acknowledged that is not marked. Rows are written in one
 * order, so that two batches do not wait for each other.
 */
export async function upsertAnswers(tx: Tx, calls: readonly AnswersInput[]): Promise<SaveOutcome[]> {
  const rows = calls.flatMap(({ answers, ...call }, index) =>
    answers.map((answer) => ({ ...call, ...answer, call: index })),
  );
  const newest = sql`select distinct on (judged."attemptId", judged.ordinal) judged."attemptId", judged.ordinal,
    judged.tenant_id, judged.revision, judged.answer, judged."isFlagged", judged.at from judged`;
  const order = sql`order by judged."attemptId", judged.ordinal, judged.revision desc`;
  const result = await sql<OutcomeRow>`with input as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(call integer, "attemptId" text,
        "memberId" text, "tabId" text, ordinal smallint, revision bigint, answer jsonb, "isFlagged" boolean,
        at timestamptz)
    ), held as materialized (
      select id, tenant_id, member_id, tab_id, closes_at, ended_at from exam_attempt
      where id in (select "attemptId" from input) order by id for share
    ), judged as materialized (
      select input.*, held.tenant_id, held.closes_at, ${fits} as fits, case
          when held.id is null then 'unknown'
          when held.ended_at is not null then 'ended'
          when held.closes_at + ${graceMs} * interval '1 millisecond' < input.at then 'over'
          when held.tab_id is distinct from input."tabId" and input."tabId" is not null then 'takenOver'
          else 'open' end as state
      from input left join held on held.id = input."attemptId" and held.member_id = input."memberId"
        left join exam_attempt_question asked on asked.attempt_id = held.id and asked.ordinal = input.ordinal
        left join exam_question_version version
          on version.question_id = asked.question_id and version.number = asked.version
    ), written as (
      insert into exam_answer ${columns}
      ${newest} where judged.state = 'open' and judged.fits ${order}
      ${newestStays('exam_answer')} returning attempt_id, ordinal, revision
    ), late as (
      insert into exam_late_answer ${columns}
      ${newest} where judged.state in ('ended', 'over') and judged.fits
        and not exists (select from exam_answer known where known.attempt_id = judged."attemptId"
          and known.ordinal = judged.ordinal and known.revision >= judged.revision) ${order}
      ${newestStays('exam_late_answer')}
    )
    select judged.call, judged.ordinal, judged.revision, judged.state, judged.fits, judged.closes_at as "closesAt",
      written.revision as acknowledged
    from judged left join written on written.attempt_id = judged."attemptId" and written.ordinal = judged.ordinal
      and judged.state = 'open' and judged.fits`.execute(tx);
  const byCall = Map.groupBy(result.rows, ({ call }) => call);
  return calls.map((_, index) => outcomeOf(byCall.get(index) ?? []));
}

function outcomeOf(rows: readonly OutcomeRow[]): SaveOutcome {
  const revisions = new Map<number, number>();
  for (const { ordinal, acknowledged } of rows) if (acknowledged !== null) revisions.set(ordinal, Number(acknowledged));
  const acknowledged = [...revisions].map(([ordinal, revision]) => ({ ordinal, revision }));
  const refused = rows
    .filter((row) => !row.fits)
    .map(({ ordinal, revision }) => ({ ordinal, revision: Number(revision) }));
  return { state: rows[0]?.state ?? 'unknown', closesAt: rows[0]?.closesAt ?? null, acknowledged, refused };
}

/** Late answers of attempts whose end has been moved behind them count as if they had come in time. */
export async function restoreLateAnswers(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await sql`insert into exam_answer ${columns}
    select late.attempt_id, late.ordinal, late.tenant_id, late.revision, late.answer, late.is_flagged, late.saved_at
    from exam_late_answer late join exam_attempt on exam_attempt.id = late.attempt_id
    where late.attempt_id = any(${[...attemptIds]}::text[])
      and late.saved_at <= exam_attempt.closes_at + ${graceMs} * interval '1 millisecond'
    ${newestStays('exam_answer')}`.execute(tx);
}

/** Acknowledged answers, in the order of the paper. */
export async function listAnswers(read: Reads, attemptId: string): Promise<SavedAnswer[]> {
  const rows = await read
    .selectFrom('examAnswer')
    .select(['ordinal', 'revision', 'isFlagged'])
    // Written by `upsertAnswers` alone, from what the contract has parsed.
    .select(sql<ExamAnswer | null>`answer`.as('answer'))
    .where('attemptId', '=', attemptId)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ revision, ...row }) => ({ ...row, revision: Number(revision) }));
}

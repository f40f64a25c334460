import type { PoolQuestion } from '@shuyuan/contract/exams/papers/draw-paper';
import type { ExamPaper, PaperQuestion } from '@shuyuan/contract/exams/papers/exam-paper';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import type { AttemptResult } from '@shuyuan/contract/exams/taking/attempt-result';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type AttemptRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly examId: string;
  readonly paperId: string;
  readonly memberId: string;
  readonly number: number;
  readonly seed: string;
  readonly settings: ExamSettings;
  readonly pointSum: number;
  readonly questionCount: number;
  readonly startedAt: Date;
  readonly closesAt: Date;
  readonly endedAt: Date | null;
  readonly receipt: string | null;
  readonly result: AttemptResult | null;
  readonly score: number | null;
  /** It is annulled and counts for no limit. */
  readonly givesRetake: boolean;
};

const columns = [
  ...(['id', 'tenantId', 'examId', 'paperId', 'memberId', 'number', 'seed', 'pointSum', 'questionCount'] as const),
  ...(['startedAt', 'closesAt', 'endedAt', 'receipt', 'result', 'score', 'givesRetake'] as const),
  // Written by `insertAttempts` alone.
  sql<ExamSettings>`settings`.as('settings'),
] as const;

const attempts = (read: Reads) => read.selectFrom('examAttempt').select(columns);

type OwnKey = { readonly id: string; readonly memberId: string };

export const findOwnAttempt = (read: Reads, { id, memberId }: OwnKey): Promise<AttemptRow | undefined> =>
  attempts(read).where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst();

export const findAttempt = (read: Reads, id: string): Promise<AttemptRow | undefined> =>
  attempts(read).where('id', '=', id).executeTakeFirst();

/** Saves wait until the attempt has ended, and then are late. */
export const lockAttempt = (tx: Tx, id: string): Promise<AttemptRow | undefined> =>
  attempts(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export type MemberKey = { readonly examId: string; readonly memberId: string };

/** Of an exam and a person each, latest first; bounded by how often an exam can be taken, and by what a page shows. */
export const listAttemptsOf = (read: Reads, keys: readonly MemberKey[]): Promise<AttemptRow[]> =>
  read
    .with('given', (db) => db.selectNoFrom(memberKeys(keys)))
    .selectFrom('given')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('examAttempt')
          .select(columns)
          .whereRef('examAttempt.examId', '=', 'given.examId')
          .whereRef('examAttempt.memberId', '=', 'given.memberId')
          .orderBy('number', 'desc')
          .limit(100)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .selectAll('attempt')
    .orderBy('attempt.number', 'desc')
    .execute();

/** As rows of a query. */
export const memberKeys = (keys: readonly MemberKey[]) => [
  sql<string>`unnest(${keys.map(({ examId }) => examId)}::text[])`.as('examId'),
  sql<string>`unnest(${keys.map(({ memberId }) => memberId)}::text[])`.as('memberId'),
];

export type NewAttempt = Omit<AttemptRow, 'endedAt' | 'receipt' | 'result' | 'score' | 'givesRetake' | 'settings'> & {
  readonly settings: ExamSettings;
  readonly extraMs: number;
  /** Of the page that opens it at once. */
  readonly tabId: string | null;
  /** In hexadecimal. */
  readonly deviceHash: string | null;
  readonly questions: readonly PaperQuestion[];
};

type Started = { readonly id: string };

/** Those of many people, with their papers, in one statement. Answers which are new: a person has one open attempt of an exam. */
export async function insertAttempts(tx: Tx, starting: readonly NewAttempt[]): Promise<boolean[]> {
  const { rows } = await sql<Started>`with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(starting)}::jsonb) as attempt (id text, "tenantId" text, "examId" text,
        "paperId" text, "memberId" text, number integer, seed text, settings jsonb, "pointSum" integer, "questionCount" smallint,
        "startedAt" timestamptz, "extraMs" bigint, "closesAt" timestamptz, "tabId" text, "deviceHash" text, questions jsonb)
    ), started as (
      insert into exam_attempt (id, tenant_id, exam_id, paper_id, member_id, number, seed, settings, point_sum, question_count,
        started_at, extra_ms, closes_at, tab_id, device_hash)
      select id, "tenantId", "examId", "paperId", "memberId", number, seed, settings, "pointSum", "questionCount",
        "startedAt", "extraMs", "closesAt", "tabId", decode("deviceHash", 'hex')
      from given order by id on conflict do nothing returning id, tenant_id
    ), asked as (
      insert into exam_attempt_question (attempt_id, ordinal, tenant_id, question_id, version, points)
      select started.id, question.place - 1, started.tenant_id, question.value ->> 'questionId',
        (question.value ->> 'version')::integer, (question.value ->> 'points')::integer
      from started join given using (id), jsonb_array_elements(given.questions) with ordinality as question (value, place)
    )
    select id from started`.execute(tx);
  const started = new Set(rows.map(({ id }) => id));
  return starting.map(({ id }) => started.has(id));
}

export type OpenedTab = { readonly id: string; readonly tabId: string; readonly at: Date };

/** The tab that opens an attempt last has it. Answers which of the attempts are open; they are locked in the order of saves. */
export async function updateTabs(tx: Tx, tabs: readonly OpenedTab[]): Promise<boolean[]> {
  const { rows } = await sql<Started>`with latest as materialized (
      select distinct on (id) id, tab_id, at from unnest(${tabs.map(({ id }) => id)}::text[],
        ${tabs.map(({ tabId }) => tabId)}::text[], ${tabs.map(({ at }) => at)}::timestamptz[])
        with ordinality as given (id, tab_id, at, place)
      order by id, place desc
    ), locked as materialized (
      select attempt.id from exam_attempt attempt join latest using (id) where ended_at is null order by attempt.id
      for update of attempt
    )
    update exam_attempt set tab_id = latest.tab_id, opened_at = latest.at from latest join locked using (id) where exam_attempt.id = latest.id
    returning exam_attempt.id`.execute(tx);
  const open = new Set(rows.map(({ id }) => id));
  return tabs.map(({ id }) => open.has(id));
}

export type AttemptEnder = 'taker' | 'clock' | 'manager';

type Ending = {
  readonly id: string;
  readonly endedAt: Date;
  readonly endedBy: AttemptEnder;
  readonly receipt: string | null;
  readonly result: AttemptResult;
  readonly score: number;
};

type Settled = Pick<Ending, 'id' | 'result' | 'score'> & { readonly at: Date };

/** Sections of courses follow what an attempt comes to (`follow_exam_attempt` of the database). */
export async function updateEnded(tx: Tx, { id, at, ...ending }: Ending & Settled): Promise<void> {
  await tx
    .updateTable('examAttempt')
    .set({ ...ending, settledAt: at })
    .where('id', '=', id)
    .execute();
}

export async function updateResult(tx: Tx, { id, result, score, at }: Settled): Promise<void> {
  await tx
    .updateTable('examAttempt')
    .set({ result, score })
    .set({ settledAt: sql<Date>`case when result = ${result} then settled_at else ${at}::timestamptz end` })
    .where('id', '=', id)
    .execute();
}

type DueAttempt = { readonly id: string; readonly closesAt: Date };
type DueQuery = { readonly before: Date; readonly after: DueAttempt | undefined; readonly limit: number };

/** Open attempts whose time is up, the longest first, behind one that was listed already. */
export function listDue(read: Reads, { before, after, limit }: DueQuery): Promise<DueAttempt[]> {
  const due = read
    .selectFrom('examAttempt')
    .select(['id', 'closesAt'])
    .where('endedAt', 'is', null)
    .where('closesAt', '<', before)
    .orderBy('closesAt')
    .orderBy('id')
    .limit(limit);
  return (after ? due.where(sql<boolean>`(closes_at, id) > (${after.closesAt}, ${after.id})`) : due).execute();
}

export const listQuestions = (read: Reads, attemptId: string) =>
  read
    .selectFrom('examAttemptQuestion')
    .select(['ordinal', 'questionId', 'version', 'points'])
    .where('attemptId', '=', attemptId)
    .orderBy('ordinal')
    .execute();

/** The definition of the paper an exam was published with. */
export async function findDefinition(read: Reads, paperId: string): Promise<ExamPaper> {
  const { definition } = await read
    .selectFrom('examPaper')
    // Written by `insertPaper` alone.
    .select(sql<ExamPaper>`definition`.as('definition'))
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow();
  return definition;
}

/** The questions it was pinned with: thousands, where it is drawn. */
export const listPinned = (read: Reads, paperId: string): Promise<PoolQuestion[]> =>
  read
    .selectFrom('examPaperQuestion')
    .select(['questionId', 'version', 'points', 'rules'])
    .where('paperId', '=', paperId)
    .orderBy('ordinal')
    .execute();

export async function sumExtraMinutes(read: Reads, { examId, memberId }: MemberKey): Promise<number> {
  const { minutes } = await read
    .selectFrom('examExtraTime')
    .select(sql<bigint>`coalesce(sum(minutes), 0)::bigint`.as('minutes'))
    .where('examId', '=', examId)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(minutes);
}

/** How often a person has taken an exam in their latest run of it, and who is answering it: what may be seen waits for them. */
export function findTaking(read: Reads, { examId, memberId }: MemberKey) {
  const own = sql`from exam_attempt where exam_id = ${examId} and member_id = ${memberId}`;
  return read
    .selectNoFrom([
      sql<number>`exam_attempts_of_run(${examId}, ${memberId})`.as('attemptCount'),
      sql<boolean>`exists (select ${own} and ended_at is null)`.as('isAnswering'),
      sql<boolean>`exists (select from exam_attempt where exam_id = ${examId} and ended_at is null)`.as('isBeingTaken'),
    ])
    .executeTakeFirstOrThrow();
}

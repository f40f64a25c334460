import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Published = { readonly tenantId: string; readonly accountId: string; readonly ids: readonly string[] };

/**
 * Those of the ids an account has published and shows, held until the transaction ends. Before any column and in one
 * order: whoever closes or removes one of them waits, and nobody waits for each other.
 */
export async function lockPublished(tx: Tx, { tenantId, accountId, ids }: Published): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('question')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .where('state', 'in', ['active', 'closed'])
    .orderBy('id')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}

type Added = {
  readonly tenantId: string;
  readonly columnId: string;
  readonly ids: readonly string[];
  readonly at: Date;
};

/** At the end, in this order. Answers those that were not there yet. */
export async function addContents(tx: Tx, { tenantId, columnId, ids, at }: Added): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ questionId: string }>`
    insert into column_content (tenant_id, column_id, question_id, position, added_at)
    select ${tenantId}, ${columnId}, added.id, last.position + added.place, ${at}
    from unnest(${[...ids]}::text[]) with ordinality as added (id, place),
      (select coalesce(max(position), -1) as position from column_content where column_id = ${columnId}) last
    on conflict (column_id, question_id) do nothing
    returning question_id`.execute(tx);
  const fresh = new Set(rows.map(({ questionId }) => questionId));
  return ids.filter((id) => fresh.has(id));
}

export async function removeContents(tx: Tx, columnId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('columnContent')
    .where('columnId', '=', columnId)
    .where('questionId', 'in', [...ids])
    .execute();
}

const inOrder = (read: Reads, columnId: string) =>
  read
    .selectFrom('columnContent as content')
    .innerJoin('question', 'question.id', 'content.questionId')
    .select('content.questionId')
    .where('content.columnId', '=', columnId)
    .orderBy('content.position')
    .orderBy('content.questionId');

/** Everything that stands in it, also what nobody sees at present: it has its place when it comes back. */
export const listContentIds = async (read: Reads, columnId: string): Promise<string[]> =>
  (await inOrder(read, columnId).execute()).map(({ questionId }) => questionId);

/** What a reader finds. */
export const listShownIds = async (read: Reads, columnId: string): Promise<string[]> =>
  (await inOrder(read, columnId).where('question.state', 'in', ['active', 'closed']).execute()).map(
    ({ questionId }) => questionId,
  );

export async function saveOrder(tx: Tx, columnId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update column_content set position = placed.place - 1
    from unnest(${[...ids]}::text[]) with ordinality as placed (id, place)
    where column_id = ${columnId} and question_id = placed.id and position <> placed.place - 1`.execute(tx);
}

/** Columns something stands in, held in one order. */
export async function lockColumnsOf(tx: Tx, questionId: string) {
  return tx
    .selectFrom('specialColumn')
    .select(['id', 'isRemoved'])
    .where('id', 'in', (query) =>
      query.selectFrom('columnContent').select('columnId').where('questionId', '=', questionId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Those of the ids that are columns of an account, held in one order. */
export async function lockColumnsAmong(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('specialColumn')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .where('isRemoved', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How much a reader finds in columns that are held, counted anew: a column is bounded, and what is counted is never
 * wrong.
 */
export async function recountColumns(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update special_column set content_num = (
      select count(*) from column_content content join question on question.id = content.question_id
      where content.column_id = special_column.id and question.state in ('active', 'closed'))
    where id = any(${[...ids]}::text[])`.execute(tx);
}

/** What takes up room in a column: all that may be seen in it one day. */
export async function countPlaces(tx: Tx, columnId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('columnContent as content')
    .innerJoin('question', 'question.id', 'content.questionId')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('content.columnId', '=', columnId)
    .where('question.state', '<>', 'removed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type ColumnRow = {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly introduce: string;
  readonly cover: string;
  readonly coverFileId: string | null;
  readonly subscribeNum: number;
  readonly contentNum: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const there = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('specialColumn')
    .select(['id', 'accountId', 'title', 'introduce', 'cover', 'coverFileId', 'subscribeNum', 'contentNum'])
    .select(['createdAt', 'updatedAt'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('isRemoved', '=', false);

export const findColumn = (read: Reads, tenantId: string, id: string): Promise<ColumnRow | undefined> =>
  there(read, tenantId, id).executeTakeFirst();

/** Held until the transaction ends: of two who order it the second begins where the first has ended. */
export const lockColumn = (tx: Tx, tenantId: string, id: string): Promise<ColumnRow | undefined> =>
  there(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

type Fields = Pick<ColumnRow, 'title' | 'introduce' | 'cover' | 'coverFileId'>;
type NewColumn = Fields &
  Pick<ColumnRow, 'id' | 'accountId'> & { readonly tenantId: string; readonly createdBy: string; readonly at: Date };

export async function insertColumn(tx: Tx, { at, ...column }: NewColumn): Promise<void> {
  await tx
    .insertInto('specialColumn')
    .values({ ...column, createdAt: at, updatedAt: at })
    .execute();
}

export async function updateColumn(
  tx: Tx,
  id: string,
  { at, ...fields }: Partial<Fields> & { readonly isRemoved?: true; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('specialColumn')
    .set({ ...fields, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

/** How many subscribe to it after the change; nothing is written where nothing changes. */
export async function countSubscribers(tx: Tx, id: string, delta: 1 | 0 | -1): Promise<number> {
  const row =
    delta === 0
      ? await tx.selectFrom('specialColumn').select('subscribeNum').where('id', '=', id).executeTakeFirst()
      : await tx
          .updateTable('specialColumn')
          .set({ subscribeNum: sql`subscribe_num + ${delta}` })
          .where('id', '=', id)
          .returning('subscribeNum')
          .executeTakeFirst();
  return row?.subscribeNum ?? 0;
}

/** COMM-26: what an account has in columns. */
export async function sumColumns(read: Reads, accountId: string) {
  const { columns, subscribers, contents } = await read
    .selectFrom('specialColumn')
    .select([
      sql<bigint>`count(*)`.as('columns'),
      sql<bigint>`coalesce(sum(subscribe_num), 0)`.as('subscribers'),
      sql<bigint>`coalesce(sum(content_num), 0)`.as('contents'),
    ])
    .where('accountId', '=', accountId)
    .where('isRemoved', '=', false)
    .executeTakeFirstOrThrow();
  return { columnNum: Number(columns), subscribeNum: Number(subscribers), contentNum: Number(contents) };
}

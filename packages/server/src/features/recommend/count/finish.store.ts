import type { Finish, PairChange } from '@shuyuan/contract/recommend/next-pairs';
import type { RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import type { SearchSource } from '@shuyuan/contract/search/search-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** One counts at a time over all processes: of two, the slower one would take away what the other added. */
const countLock = 7_412;

export async function lockCounts(tx: Tx): Promise<boolean> {
  const { isMine } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${countLock}::integer, 0)`.as('isMine'))
    .executeTakeFirstOrThrow();
  return isMine;
}

/** A history that cannot be read that often is left until it changes again. */
const maxTries = 5;

export type CheckRow = {
  readonly id: bigint;
  readonly tenantId: string;
  readonly memberId: string;
  readonly source: SearchSource;
  readonly itemId: string;
};

export const listChecks = (read: Reads, limit: number): Promise<CheckRow[]> =>
  read
    .selectFrom('recommendCheck')
    .select(['id', 'tenantId', 'memberId', 'source', 'itemId'])
    .where('tries', '<', maxTries)
    .orderBy('id')
    .limit(limit)
    .execute();

const amongIds = (ids: readonly bigint[]) => sql<bigint>`any(${ids.map(String)}::bigint[])`;

export async function deleteChecks(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.deleteFrom('recommendCheck').where('id', '=', amongIds(ids)).execute();
}

export async function countTry(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx
    .updateTable('recommendCheck')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', amongIds(ids))
    .execute();
}

/** Somebody who works here and wants recommendations from what they do is counted. */
export async function isCounted(read: Reads, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('member')
    .leftJoin('recommendChoice as choice', 'choice.memberId', 'member.id')
    .select(sql<boolean>`coalesce(choice.is_personal, true)`.as('isPersonal'))
    .where('member.id', '=', memberId)
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  return row?.isPersonal ?? false;
}

export async function listFinishes(read: Reads, memberId: string): Promise<Finish[]> {
  const rows = await read
    .selectFrom('recommendFinish')
    .select(['kind', 'itemId as id', 'finishedAt', 'groups'])
    .where('memberId', '=', memberId)
    .execute();
  return rows.map((row) => ({ ...row, finishedAt: row.finishedAt.getTime() }));
}

type Person = { readonly tenantId: string; readonly memberId: string };

/** The history kept of somebody, in place of what was. */
export async function replaceFinishes(tx: Tx, { tenantId, memberId }: Person, finishes: readonly Finish[]) {
  await tx.deleteFrom('recommendFinish').where('memberId', '=', memberId).execute();
  if (finishes.length === 0) return;
  await tx
    .insertInto('recommendFinish')
    .values(
      finishes.map(({ kind, id, finishedAt, groups }) => ({
        tenantId,
        memberId,
        kind,
        itemId: id,
        finishedAt: new Date(finishedAt),
        groups: [...groups],
      })),
    )
    .execute();
}

export type CountChange = Omit<PairChange, 'to' | 'people'> & { readonly to: RecommendItem; readonly people: number };

/** Adds up; what nobody is left of has no row. */
export async function updateCounts(tx: Tx, tenantId: string, changes: readonly CountChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = (of: (change: CountChange) => string | number, type: 'text' | 'integer') =>
    sql`${changes.map(of)}::${sql.raw(type)}[]`;
  await sql`with change as materialized (
      select * from unnest(${column(({ group }) => group, 'text')}, ${column(({ from }) => from, 'text')},
        ${column(({ to }) => to.kind, 'text')}, ${column(({ to }) => to.id, 'text')},
        ${column(({ people }) => people, 'integer')}) as change (group_key, from_key, to_kind, to_id, people)
    ), fewer as (
      update recommend_next next set people = next.people + change.people from change
      where change.people < 0 and next.tenant_id = ${tenantId} and next.group_key = change.group_key
        and next.from_key = change.from_key and next.to_kind = change.to_kind and next.to_id = change.to_id
    )
    insert into recommend_next (tenant_id, group_key, from_key, to_kind, to_id, people)
    select ${tenantId}, group_key, from_key, to_kind, to_id, people from change where people > 0
    on conflict (tenant_id, group_key, from_key, to_kind, to_id)
      do update set people = recommend_next.people + excluded.people`.execute(tx);
  await sql`delete from recommend_next next
    using unnest(${column(({ group }) => group, 'text')}, ${column(({ from }) => from, 'text')},
      ${column(({ to }) => to.kind, 'text')}, ${column(({ to }) => to.id, 'text')}) as change (group_key, from_key, to_kind, to_id)
    where next.tenant_id = ${tenantId} and next.group_key = change.group_key and next.from_key = change.from_key
      and next.to_kind = change.to_kind and next.to_id = change.to_id and next.people = 0`.execute(tx);
}

/** Histories with something older than is counted are looked through again. */
export async function insertChecksOfOld(tx: Tx, before: Date): Promise<void> {
  await sql`insert into recommend_check (tenant_id, member_id, source, item_id)
    select distinct tenant_id, member_id, 'person', member_id from recommend_finish
    where finished_at <= ${before}`.execute(tx);
}

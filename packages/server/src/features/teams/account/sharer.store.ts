import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

export type Reader = { readonly tenantId: string; readonly memberId: string };
export type Condition = RawBuilder<boolean>;

const { sharer, topic } = AttentionTarget;

/** Written out, not handed over: only so does the planner know that the indexes of active accounts will do. */
const active = (read: Reads, tenantId: string) =>
  read
    .selectFrom('shareAccount as account')
    .where('account.tenantId', '=', tenantId)
    .where(sql<boolean>`account.state = 'active'`);

const withFollow = (query: ReturnType<typeof active>, { memberId }: Reader) =>
  query
    .leftJoin('attention as followed', (join) =>
      join
        .onRef('followed.targetId', '=', 'account.id')
        .on('followed.targetType', '=', sharer)
        .on('followed.memberId', '=', memberId),
    )
    .select([
      'account.id',
      'account.name',
      'account.portrait',
      'account.description',
      'account.enjoyType',
      'followed.id as attentionId',
      'account.attentionNum',
      'account.contentNum',
    ]);

/** TEAM-13. */
export type Sharer = Awaited<ReturnType<ReturnType<typeof withFollow>['executeTakeFirstOrThrow']>>;
export type Listed = { readonly items: Sharer[]; readonly recordCount: number };

/** D-134, as far as there is anything to weigh. */
export const hottestFirst = sql`(account.attention_num + account.read_num) desc`;
export const newestFirst = sql`account.created_at desc`;
const latestFollowedFirst = sql`followed.created_at desc`;

export const isOfKind = (kind: EnjoyType): Condition => sql<boolean>`account.enjoy_type = ${kind}`;
// Each names the company itself: the indexes begin with it, and row security alone is no condition of theirs.
export const isAbout = ({ tenantId }: Reader, topicId: string): Condition => sql<boolean>`account.id in (
  select account_id from share_account_topic where tenant_id = ${tenantId} and topic_id = ${topicId})`;
export const nameMatches = (search: string): readonly Condition[] =>
  matchesSearch(search, sql`account.search_text`, sql`account.search`);
export const isFollowedBy = (memberId: string): Condition => sql<boolean>`account.id in (
  select target_id from attention where member_id = ${memberId} and target_type = ${sharer})`;
export const isOneOf = ({ tenantId, memberId }: Reader): Condition => sql<boolean>`account.id in (
  select account_id from share_account_member where tenant_id = ${tenantId} and member_id = ${memberId})`;
/** About a topic somebody follows. */
export const isOfInterestTo = ({ tenantId, memberId }: Reader): Condition => sql<boolean>`account.id in (
  select chosen.account_id from attention as wanted
  join share_account_topic as chosen on chosen.tenant_id = ${tenantId} and chosen.topic_id = wanted.target_id
  where wanted.tenant_id = ${tenantId} and wanted.member_id = ${memberId} and wanted.target_type = ${topic})`;
export const isAmong = (ids: readonly string[]): Condition => sql<boolean>`account.id = any(${[...ids]}::text[])`;
export const isNoneOf = (ids: readonly string[]): readonly Condition[] => [
  sql<boolean>`account.id <> all(${[...ids]}::text[])`,
];
export const not = (condition: Condition): Condition => sql<boolean>`not (${condition})`;

const suchAccounts = (read: Reads, tenantId: string, conditions: readonly Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), active(read, tenantId));

export async function countSharers(read: Reads, tenantId: string, conditions: readonly Condition[]): Promise<number> {
  const counted = suchAccounts(read, tenantId, conditions).select(sql<bigint>`count(*)`.as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

type Query = {
  readonly conditions: readonly Condition[];
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
};

export const listSharers = (
  read: Reads,
  reader: Reader,
  { conditions, order, limit, offset }: Query,
): Promise<Sharer[]> =>
  withFollow(suchAccounts(read, reader.tenantId, conditions), reader)
    .orderBy(order)
    .orderBy('account.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** TEAM-31: the latest first. */
export async function listFollowed(read: Reads, reader: Reader, paging: Paging): Promise<Listed> {
  const conditions = [isFollowedBy(reader.memberId)];
  const [items, recordCount] = await Promise.all([
    listSharers(read, reader, {
      conditions: [sql<boolean>`followed.id is not null`],
      order: latestFollowedFirst,
      limit: paging.pageSize,
      offset: offsetOf(paging),
    }),
    countSharers(read, reader.tenantId, conditions),
  ]);
  return { items, recordCount };
}

/** The ids at these places of one fixed order, read from the index alone: any is as likely as any other. */
export async function listIdsAt(
  read: Reads,
  tenantId: string,
  { conditions, places }: { readonly conditions: readonly Condition[]; readonly places: readonly number[] },
): Promise<{ id: string }[]> {
  if (places.length === 0) return [];
  const numbered = suchAccounts(read, tenantId, conditions)
    .select(['account.id', sql<number>`row_number() over (order by ${newestFirst}, account.id)`.as('place')])
    .orderBy(newestFirst)
    .orderBy('account.id')
    .limit(Math.max(...places));
  return read
    .selectFrom(numbered.as('numbered'))
    .select('numbered.id')
    .where(sql<boolean>`numbered.place = any(${[...places]}::bigint[])`)
    .execute();
}

/** Whether somebody follows an account. */
export async function findAttentionId(read: Reads, { memberId }: Reader, accountId: string): Promise<string | null> {
  const row = await read
    .selectFrom('attention')
    .select('id')
    .where('memberId', '=', memberId)
    .where('targetType', '=', sharer)
    .where('targetId', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? null;
}

import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type Reader = { readonly tenantId: string; readonly memberId: string };
export type Condition = RawBuilder<boolean>;
type Order = RawBuilder<unknown>;

/** The columns of a tenant, each with its account and with the reader's own subscription. */
const columnsFor = (read: Reads, { tenantId, memberId }: Reader) =>
  read
    .selectFrom('specialColumn as kept')
    .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
    .leftJoin('attention as own', (join) =>
      join
        .onRef('own.targetId', '=', 'kept.id')
        .on('own.targetType', '=', AttentionTarget.column)
        .on('own.memberId', '=', memberId),
    )
    .leftJoin('price', (join) => join.onRef('price.businessId', '=', 'kept.id').on('price.businessType', '=', 'column'))
    .where('kept.tenantId', '=', tenantId)
    .where('kept.isRemoved', '=', false);

/** What a closed account keeps is in no list but its own. */
export const isOffered: Condition = sql<boolean>`account.state = 'active'`;
export const isOf = (accountId: string): Condition => sql<boolean>`kept.account_id = ${accountId}`;
export const isSubscribed: Condition = sql<boolean>`own.id is not null`;
export const isNotSubscribed: Condition = sql<boolean>`own.id is null`;
export const hasContents: Condition = sql<boolean>`kept.content_num > 0`;
export const isNoneOf = (ids: readonly string[]): Condition => sql<boolean>`kept.id <> all(${[...ids]}::text[])`;

export const newestFirst: Order = sql`kept.created_at desc`;
export const mostSubscribed: Order = sql`kept.subscribe_num desc`;
export const latestSubscribed: Order = sql`own.created_at desc`;
/** D-134: each as likely as any other. */
export const atRandom: Order = sql`random()`;

type Conditions = readonly Condition[];
const wanted = (read: Reads, reader: Reader, conditions: Conditions) =>
  conditions.reduce((query, condition) => query.where(condition), columnsFor(read, reader));

type Slice = { readonly order: Order; readonly limit: number; readonly offset: number };

/** COMM-25 */
export const listColumns = (
  read: Reads,
  reader: Reader,
  { conditions, order, limit, offset }: Slice & { readonly conditions: Conditions },
) =>
  wanted(read, reader, conditions)
    .select(['kept.id', 'kept.title', 'kept.introduce', 'kept.cover'])
    .select(['account.name as comeEnjoyName', 'account.id as comeEnjoyId'])
    .select('account.enjoyType as comeEnjoyType')
    .select(['kept.subscribeNum', 'kept.contentNum', 'own.id as subscribeId'])
    .select(sql<boolean>`price.business_id is not null`.as('isPriced'))
    .orderBy(order)
    .orderBy('kept.id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countColumns(read: Reads, reader: Reader, conditions: Conditions): Promise<number> {
  const { total } = await wanted(read, reader, conditions)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

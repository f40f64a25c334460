import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

type SharedItem = { readonly tenantId: string; readonly shareType: ShareType; readonly businessId: string };
type Own = { readonly tenantId: string; readonly memberId: string };
/** One person, one thing, one target, one day. */
type Key = SharedItem & Own & { readonly target: ShareTarget; readonly day: string };

const dateOf = (day: string) => sql<Date>`${day}::date`;

/** Whether it is new: the second of two at once finds what the first has written. */
export async function insertShare(
  tx: Tx,
  { day, ...row }: Key & { readonly id: string; readonly title: string; readonly createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('share')
    .values({ ...row, day: dateOf(day) })
    .onConflict((conflict) => conflict.constraint('share_once').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export const findShare = (read: Reads, { memberId, shareType, businessId, target, day }: Key) =>
  read
    .selectFrom('share')
    .select('id')
    .where('memberId', '=', memberId)
    .where('shareType', '=', shareType)
    .where('businessId', '=', businessId)
    .where('target', '=', target)
    .where('day', '=', dateOf(day))
    .executeTakeFirstOrThrow();

/** How many people have shared it, and how often others came by it. */
export async function sumShares(read: Reads, { tenantId, shareType, businessId }: SharedItem) {
  const { people, visits } = await read
    .selectFrom('share')
    .select([
      sql<bigint>`count(distinct member_id)`.as('people'),
      sql<bigint>`coalesce(sum(visit_num), 0)`.as('visits'),
    ])
    .where('tenantId', '=', tenantId)
    .where('shareType', '=', shareType)
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow();
  return { shareNum: Number(people), visitNum: Number(visits) };
}

type Visit = SharedItem & { readonly shareId: string; readonly visitorId: string; readonly day: string };

/** Whether it counts: a share of this very thing by somebody else, and the first time this person comes today. */
export async function insertVisit(tx: Tx, visit: Visit): Promise<boolean> {
  const { tenantId, shareType, businessId, shareId, visitorId, day } = visit;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shareVisit')
    .columns(['shareId', 'visitorId', 'tenantId', 'day'])
    .expression(
      tx
        .selectFrom('share')
        .select(['id', sql<string>`${visitorId}::text`.as('visitorId'), 'tenantId', dateOf(day).as('day')])
        .where('id', '=', shareId)
        .where('tenantId', '=', tenantId)
        .where('shareType', '=', shareType)
        .where('businessId', '=', businessId)
        .where('memberId', '<>', visitorId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shareId', 'visitorId'])
        .doUpdateSet({ day: dateOf(day) })
        .where('shareVisit.day', '<', dateOf(day)),
    )
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function countVisit(tx: Tx, shareId: string): Promise<void> {
  await tx
    .updateTable('share')
    .set({ visitNum: sql`visit_num + 1` })
    .where('id', '=', shareId)
    .execute();
}

export async function deleteVisitsBefore(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('shareVisit').where('day', '<', dateOf(day)).execute();
}

const ofOwn = (read: Reads, { tenantId, memberId }: Own) =>
  read.selectFrom('share').where('tenantId', '=', tenantId).where('memberId', '=', memberId);

export async function countOwn(read: Reads, own: Own): Promise<number> {
  const { total } = await ofOwn(read, own)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Slice = { readonly limit: number; readonly offset: number };

/** The newest first. */
export const listOwn = (read: Reads, own: Own, { limit, offset }: Slice) =>
  ofOwn(read, own)
    .select(['id', 'businessId', 'title', 'visitNum', 'createdAt', 'shareType', 'target'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

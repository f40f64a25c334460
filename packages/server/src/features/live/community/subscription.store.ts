import type { Reads, Tx } from '../../../platform/db.ts';

type Subscription = { readonly tenantId: string; readonly liveId: string; readonly memberId: string };

export async function isSubscribed(
  read: Reads,
  { liveId, memberId }: Pick<Subscription, 'liveId' | 'memberId'>,
): Promise<boolean> {
  const row = await read
    .selectFrom('liveSubscription')
    .select('memberId')
    .where('liveId', '=', liveId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers how many there are more than before: none for who was there already. */
export async function insertSubscription(tx: Tx, subscription: Subscription, createdAt: Date): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('liveSubscription')
    .values({ ...subscription, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export async function deleteSubscription(tx: Tx, { liveId, memberId }: Subscription): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('liveSubscription')
    .where('liveId', '=', liveId)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return -Number(numDeletedRows);
}

export async function changeSubNumber(tx: Tx, liveId: string, by: number): Promise<number> {
  const { subNumber } = await tx
    .updateTable('live')
    .set((is) => ({ subNumber: is('subNumber', '+', by) }))
    .where('id', '=', liveId)
    .returning('subNumber')
    .executeTakeFirstOrThrow();
  return subNumber;
}

import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Reads, Tx } from '../../platform/db.ts';

export type Collected = {
  readonly id: string;
  readonly businessType: BusinessType;
  readonly businessId: string;
  readonly createdAt: Date;
};
type Own = { readonly tenantId: string; readonly memberId: string };
type CollectTarget = Own & { readonly businessId: string; readonly businessType?: BusinessType | undefined };

/** Ids are unique whatever they name; the type only says where to look. */
export const findCollected = async (read: Reads, thing: CollectTarget): Promise<Collected | undefined> => {
  const { tenantId, memberId, businessId, businessType } = thing;
  const query = read
    .selectFrom('collection')
    .select(['id', 'businessType', 'businessId', 'createdAt'])
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('businessId', '=', businessId);
  return (businessType === undefined ? query : query.where('businessType', '=', businessType))
    .orderBy('businessType')
    .limit(1)
    .executeTakeFirst();
};

/** Whether it is new: the second of two at once finds what the first has written. */
export async function insertCollected(tx: Tx, row: Own & Collected): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('collection')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** What it was; undefined where there is none, or it is somebody else's. */
export async function deleteCollected(
  tx: Tx,
  { memberId, id }: Own & { readonly id: string },
): Promise<Pick<Collected, 'businessType' | 'businessId'> | undefined> {
  return tx
    .deleteFrom('collection')
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .returning(['businessType', 'businessId'])
    .executeTakeFirst();
}

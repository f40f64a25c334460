import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import type { Reads, Tx } from '../../../platform/db.ts';

type Liked = { readonly memberId: string; readonly targetType: ContentTarget; readonly targetId: string };

/** Whether it is new: the second of two at once finds what the first has written. */
export async function insertPraise(
  tx: Tx,
  row: Liked & { readonly tenantId: string; readonly createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('praise')
    .values(row)
    .onConflict((conflict) => conflict.columns(['memberId', 'targetType', 'targetId']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function deletePraise(tx: Tx, { memberId, targetType, targetId }: Liked): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('praise')
    .where('memberId', '=', memberId)
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function hasPraised(read: Reads, { memberId, targetType, targetId }: Liked): Promise<boolean> {
  const row = await read
    .selectFrom('praise')
    .select('targetId')
    .where('memberId', '=', memberId)
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .executeTakeFirst();
  return row !== undefined;
}

type Shared = {
  readonly tenantId: string;
  readonly questionId: string;
  readonly memberId: string;
  readonly createdAt: Date;
};

/** D-129: whether somebody shares it for the first time. */
export async function insertShare(tx: Tx, row: Shared): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('questionShare')
    .values(row)
    .onConflict((conflict) => conflict.columns(['questionId', 'memberId']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export const findCounts = (read: Reads, questionId: string) =>
  read
    .selectFrom('question')
    .select(['praiseNum', 'collectNum', 'shareNum'])
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();

import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { countOwn, listOwn } from './share.store.ts';

/** D-086: what the caller has shared, whatever became of it since. */
export async function listShares({ read, actor }: Context, paging: Paging) {
  const own = { tenantId: actor.tenantId, memberId: actor.id };
  const [rows, recordCount] = await Promise.all([
    listOwn(read, own, { limit: paging.pageSize, offset: offsetOf(paging) }),
    countOwn(read, own),
  ]);
  const items = rows.map(({ id, shareType, businessId, createdAt, ...row }) => ({
    ...row,
    shareId: id,
    id: businessId,
    type: shareType,
    createTime: createdAt.getTime(),
  }));
  return { items, recordCount };
}

import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { RefundState } from '@shuyuan/contract/payments/refunds';
import type { Context } from '../../../platform/context.ts';
import { financeRefundView } from './own-refund-view.ts';
import * as store from './refund.store.ts';

type ListInput = Paging & { readonly state?: RefundState | undefined; readonly search?: string | undefined };

export async function listRefunds({ read, actor: { tenantId } }: Context, { state, search, ...paging }: ListInput) {
  const [{ rows, recordCount }, stuckNum] = await Promise.all([
    store.listRefunds(read, { tenantId, state, search }, paging),
    store.countStuckRefunds(read, tenantId),
  ]);
  return { items: rows.map(financeRefundView), recordCount, stuckNum };
}

import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { OrderState } from '@shuyuan/contract/payments/order-states';
import type { Context } from '../../../platform/context.ts';
import * as store from './order.store.ts';
import { financeOrderView, orderView } from './order-view.ts';

type ListInput = Paging & { readonly state?: OrderState | undefined };

type SearchInput = ListInput & { readonly search?: string | undefined };

export async function listOrders({ read, actor }: Context, { state, search, ...paging }: SearchInput) {
  const query = { tenantId: actor.tenantId, state, search };
  const { rows, recordCount } = await store.listOrders(read, query, paging);
  return { items: rows.map(financeOrderView), recordCount };
}

export async function listOwnOrders({ read, actor }: Context, { state, ...paging }: ListInput) {
  const query = { tenantId: actor.tenantId, memberId: actor.id, state };
  const { rows, recordCount } = await store.listOrders(read, query, paging);
  return { items: rows.map(orderView), recordCount };
}

import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { DifferenceState } from '@shuyuan/contract/payments/difference-kinds';
import type { Context } from '../../../platform/context.ts';
import * as store from './difference.store.ts';

const wireOf = (money: bigint | null) => (money === null ? null : amountToWire(amount(money)));

type ListInput = Paging & { readonly state?: DifferenceState | undefined };

export async function listDifferences({ read, actor: { tenantId } }: Context, { state, ...paging }: ListInput) {
  const [{ rows, recordCount }, openNum] = await Promise.all([
    store.listDifferences(read, { tenantId, state }, paging),
    store.countOpenDifferences(read, tenantId),
  ]);
  const items = rows.map(({ id, method, day, kind, number, reference, billMoney, ownMoney, state: now, note }) => ({
    id,
    method,
    day,
    kind,
    number,
    reference,
    note,
    state: now,
    billMoney: wireOf(billMoney),
    ownMoney: wireOf(ownMoney),
  }));
  return { items, recordCount, openNum };
}

import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { discounted } from '@shuyuan/contract/ledger/grade-steps';
import type { Context } from '../../../platform/context.ts';
import { findGrade, findTotals } from '../../ledger/index.ts';
import * as store from './shop-items.store.ts';

/** Everything that points buy, and the points of the caller. */
export async function listShopItems({ read, actor }: Context, paging: Paging) {
  const { tenantId, id: memberId } = actor;
  const holder = { tenantId, accountType: AccountType.person, holderId: memberId, currency: Currency.integral };
  const [{ step }, rows, recordCount, { balance }] = await Promise.all([
    findGrade(read, tenantId, memberId),
    store.listOffered(read, { tenantId, memberId }, paging),
    store.countOffered(read, tenantId),
    findTotals(read, holder),
  ]);
  const items = rows.map(({ price, ownNum, ...item }) => ({
    ...item,
    price: amountToWire(discounted(price, step.discountPercent)),
    fullPrice: amountToWire(amount(price)),
    ownNum: Number(ownNum),
  }));
  return { items, recordCount, integral: amountToWire(amount(balance)) };
}

/** For whoever keeps the shop. */
export async function listManagedItems({ read, actor: { tenantId } }: Context, paging: Paging) {
  const [rows, recordCount] = await Promise.all([
    store.listItems(read, tenantId, paging),
    store.countItems(read, tenantId),
  ]);
  return { items: rows.map(({ price, ...item }) => ({ ...item, price: amountToWire(amount(price)) })), recordCount };
}

import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import { isReversibleBusiness } from '@shuyuan/contract/ledger/trade-types';
import type { Context } from '../../../platform/context.ts';
import { countTrades, listTrades } from './tenant-trades.store.ts';

type Question = Paging & { readonly rewardType: Currency; readonly search?: string | undefined };
type Row = Awaited<ReturnType<typeof listTrades>>[number];

const isReversible = ({ reverses, reversedBy, businessType }: Row): boolean =>
  reverses === null && reversedBy === null && isReversibleBusiness(businessType);

const toWire = (row: Row) => ({
  id: row.id,
  createTime: row.createdAt.getTime(),
  tradeType: row.tradeType,
  from: row.fromName,
  to: row.toName,
  toNum: Number(row.toNum),
  createMemberFullName: row.createdByName,
  detail: row.detail,
  totalAmount: amountToWire(amount(row.total)),
  isReversible: isReversible(row),
  isReversed: row.reversedBy !== null,
});

/** D-109: every trade of the company. */
export async function listTenantTrades(ctx: Context, { rewardType, search, ...paging }: Question) {
  const asked = { tenantId: ctx.actor.tenantId, currency: rewardType, search };
  const [rows, recordCount] = await Promise.all([listTrades(ctx.read, asked, paging), countTrades(ctx.read, asked)]);
  return { items: rows.map(toWire), recordCount };
}

import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { sumToWire } from './finance-input.ts';
import { countChecks, listChecks } from './finance.store.ts';

type Row = Awaited<ReturnType<typeof listChecks>>[number];

const toWire = ({ checkedAt, issued, held, accountNum, tradeNum, wrongNum }: Row) => ({
  checkTime: checkedAt.getTime(),
  issued: sumToWire(issued),
  held: sumToWire(held),
  accountNum: Number(accountNum),
  tradeNum: Number(tradeNum),
  wrongNum: Number(wrongNum),
  isRight: issued === held && wrongNum === 0n,
});

/** D-098: whether the book added up, night by night. */
export async function listBookChecks(ctx: Context, { rewardType, ...paging }: Paging & { rewardType: Currency }) {
  const query = { tenantId: ctx.actor.tenantId, currency: rewardType };
  const [rows, recordCount] = await Promise.all([listChecks(ctx.read, query, paging), countChecks(ctx.read, query)]);
  return { items: rows.map(toWire), recordCount };
}

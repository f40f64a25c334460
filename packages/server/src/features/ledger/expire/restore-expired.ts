import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { expiredShare } from '@shuyuan/contract/ledger/expired-share';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { Context, SystemContext, Tx } from '../../../platform/context.ts';
import type { Leg } from '../post-trade.ts';
import * as store from './expiry.store.ts';

type TakenBack = {
  readonly id: string;
  readonly tenantId: string;
  readonly currency: Currency;
  readonly businessType: string | null;
  readonly businessId: string | null;
};
type Side = {
  readonly accountType: AccountType;
  readonly holderId: string;
  readonly holderName: string;
  readonly amount: bigint;
};

/** The expired points of somebody's share of the trade come back. */
async function restoreOf(
  tx: Tx,
  { external: { timeZone } }: Pick<SystemContext, 'external'>,
  { trade: { id, tenantId }, side: { holderId, holderName } }: { readonly trade: TakenBack; readonly side: Side },
): Promise<Leg[]> {
  const expired = await store.listExpired(tx, holderId);
  if (expired.length === 0) return [];
  const lots = await store.listEarned(tx, { tenantId, memberId: holderId, timeZone });
  const shares = expiredShare({ lots, tradeId: id }, expired);
  let back = 0n;
  for (const share of shares) {
    await store.reduceExpired(tx, holderId, share);
    back += share.amount;
  }
  const holder = { accountType: AccountType.person, holderId, name: holderName };
  const tradeType = TradeType.expiry;
  return back === 0n
    ? []
    : [
        { holder, amount: amount(back), tradeType },
        { holder: null, amount: amount(-back), tradeType },
      ];
}

/**
 * Before points are taken back as never earned: what has expired of them is given back in the same trade, or they would be taken
 * twice. Answers the legs for it, and holds the accounts; the trade is posted right after.
 */
export async function restoreExpired(
  tx: Tx,
  ctx: Pick<Context | SystemContext, 'external'>,
  { trade, sides }: { readonly trade: TakenBack; readonly sides: readonly Side[] },
): Promise<Leg[]> {
  if (trade.currency !== Currency.integral) return [];
  const people = sides.filter(({ accountType }) => accountType === AccountType.person);
  await store.lockOwners(tx, { tenantId: trade.tenantId, memberIds: people.map(({ holderId }) => holderId) });
  if (trade.businessType === TradeBusiness.expiry) {
    // The expiry itself is taken back: nothing of it is left to be given back later.
    for (const { holderId, amount: moved } of people)
      await store.reduceExpired(tx, holderId, { lastDay: trade.businessId ?? '', amount: -moved });
    return [];
  }
  const legs: Leg[] = [];
  for (const side of people) if (side.amount > 0n) legs.push(...(await restoreOf(tx, ctx, { trade, side })));
  return legs;
}

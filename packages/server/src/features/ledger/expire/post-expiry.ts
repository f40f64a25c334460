import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext } from '../../../platform/context.ts';
import { postTrades, type Trade } from '../index.ts';
import { type Announced, type Due, eachLot, listDue } from './due-points.ts';
import { insertExpired, lockOwners } from './expiry.store.ts';

/** D-107: one trade for each of them, the points back to the platform. */
const tradeOf = ({ tenantId, lastDay }: Announced, { memberId, fullName, due }: Due): Trade => {
  const tradeType = TradeType.expiry;
  const holder = { accountType: AccountType.person, holderId: memberId, name: fullName };
  return {
    tenantId,
    currency: Currency.integral,
    legs: [
      { holder, amount: amount(-due), tradeType },
      { holder: null, amount: amount(due), tradeType },
    ],
    detail: lastDay,
    business: { type: TradeBusiness.expiry, id: lastDay },
  };
};

/** Whoever spends meanwhile waits or is waited for: what is due is worked out from an account nobody else holds. */
export const postExpiry = (ctx: SystemContext, day: Announced): Promise<void> =>
  eachLot(ctx, day.tenantId, async (tx, memberIds) => {
    await lockOwners(tx, { tenantId: day.tenantId, memberIds });
    const dues = await listDue(tx, ctx, { day, memberIds });
    const rows = dues.map(({ memberId, due }) => ({ memberId, amount: due }));
    const fresh = await insertExpired(tx, day, rows);
    const [first, ...rest] = dues.filter(({ memberId }) => fresh.has(memberId)).map((due) => tradeOf(day, due));
    if (first) await postTrades(tx, ctx, [first, ...rest]);
  });

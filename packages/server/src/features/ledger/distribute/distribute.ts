import { type Amount, amount, amountToWire, sum } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, type Currency } from '@shuyuan/contract/ledger/currencies';
import { maxTrade } from '@shuyuan/contract/ledger/distribution';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { ownsAccount } from '@shuyuan/contract/teams/account-rules';
import type { Context, Tx } from '../../../platform/context.ts';
import { type Leg, postTrade } from '../index.ts';
import { lockAccountAccess, listPresent } from '../../teams/index.ts';
import { notifySharesLater } from './distribute-notices.ts';

type GrantItem = { readonly joinId: string; readonly tradeAmount: Amount };
type DistributionInput = {
  readonly enjoyId: string;
  readonly type: Currency;
  readonly grantItems: readonly GrantItem[];
};

/** LEDGER-14, 15, 17 once more: a client is not believed. Answers what all of it comes to. */
function demandSound(items: readonly GrantItem[]): Amount {
  demand(items.length > 0, 'ledger.nobody');
  demand(
    items.every(({ tradeAmount }) => tradeAmount > 0n),
    'ledger.not-above-zero',
  );
  demand(new Set(items.map(({ joinId }) => joinId)).size === items.length, 'ledger.twice');
  const total = sum(items.map(({ tradeAmount }) => tradeAmount));
  demand(total <= maxTrade, 'ledger.too-much');
  return total;
}

/** The share of each member; one who has left the team or the company since gets none (D-111). */
async function sharesOf(tx: Tx, accountId: string, items: readonly GrantItem[]): Promise<Leg[]> {
  const present = await listPresent(
    tx,
    accountId,
    items.map(({ joinId }) => joinId),
  );
  const names = new Map(present.map(({ id, fullName }) => [id, fullName]));
  return items.map(({ joinId, tradeAmount }) => {
    const name = names.get(joinId);
    demand(name !== undefined, 'ledger.not-a-member');
    const holder = { accountType: AccountType.person, holderId: joinId, name };
    return { holder, amount: tradeAmount, tradeType: TradeType.teamShare };
  });
}

/** `notifyReceivers` queues the notices: what the seeded world tells of the past rings for nobody. */
export const distributing =
  (notifyReceivers: typeof notifySharesLater) =>
  (ctx: Context, { enjoyId, type, grantItems }: DistributionInput) =>
    ctx.inTransaction(async (tx) => {
      const { account, callerRole } = await lockAccountAccess(tx, ctx, enjoyId);
      demand(ownsAccount(callerRole), 'auth.forbidden');
      demand(account.state === 'active', 'account.wrong-state', { state: account.state });
      const total = demandSound(grantItems);
      const shares = await sharesOf(tx, enjoyId, grantItems);
      const team = { accountType: AccountType.team, holderId: enjoyId, name: account.name };
      const posted = await postTrade(tx, ctx, {
        tenantId: ctx.actor.tenantId,
        currency: type,
        // First: whoever reads a share finds its giver at once.
        legs: [{ holder: team, amount: amount(0n - total), tradeType: TradeType.distribution }, ...shares],
        detail: String(shares.length),
        business: { type: TradeBusiness.account, id: enjoyId },
      });
      demand(posted, 'internal.unexpected');
      await notifyReceivers(tx, posted.id);
      return {
        grantId: posted.id,
        totalAmount: amountToWire(total),
        availableBalance: amountToWire(posted.balanceOf(team)),
      };
    });

/** LEDGER-27, D-099: by its owner, all or nothing. */
export const distribute = distributing(notifySharesLater);

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

type Share = { readonly memberId: string; readonly amount: Amount };
type DistributionInput = {
  readonly accountId: string;
  readonly currency: Currency;
  readonly shares: readonly Share[];
};

/** LEDGER-14, 15, 17 once more: a client is not believed. Answers what all of it comes to. */
function demandSound(shares: readonly Share[]): Amount {
  demand(shares.length > 0, 'ledger.nobody');
  demand(
    shares.every((share) => share.amount > 0n),
    'ledger.not-above-zero',
  );
  demand(new Set(shares.map(({ memberId }) => memberId)).size === shares.length, 'ledger.twice');
  const total = sum(shares.map((share) => share.amount));
  demand(total <= maxTrade, 'ledger.too-much');
  return total;
}

/** The share of each member; one who has left the team or the company since gets none (D-111). */
async function legsOf(tx: Tx, accountId: string, shares: readonly Share[]): Promise<Leg[]> {
  const present = await listPresent(
    tx,
    accountId,
    shares.map(({ memberId }) => memberId),
  );
  const names = new Map(present.map(({ id, fullName }) => [id, fullName]));
  return shares.map(({ memberId, amount: given }) => {
    const name = names.get(memberId);
    demand(name !== undefined, 'ledger.not-a-member');
    const holder = { accountType: AccountType.person, holderId: memberId, name };
    return { holder, amount: given, tradeType: TradeType.teamShare };
  });
}

/** `notifyReceivers` queues the notices: what the seeded world tells of the past rings for nobody. */
export const distributing =
  (notifyReceivers: typeof notifySharesLater) =>
  (ctx: Context, { accountId, currency, shares }: DistributionInput) =>
    ctx.inTransaction(async (tx) => {
      const { account, callerRole } = await lockAccountAccess(tx, ctx, accountId);
      demand(ownsAccount(callerRole), 'auth.forbidden');
      demand(account.state === 'active', 'account.wrong-state', { state: account.state });
      const total = demandSound(shares);
      const legs = await legsOf(tx, accountId, shares);
      const team = { accountType: AccountType.team, holderId: accountId, name: account.name };
      const posted = await postTrade(tx, ctx, {
        tenantId: ctx.actor.tenantId,
        currency,
        // First: whoever reads a share finds its giver at once.
        legs: [{ holder: team, amount: amount(0n - total), tradeType: TradeType.distribution }, ...legs],
        detail: String(shares.length),
        business: { type: TradeBusiness.account, id: accountId },
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

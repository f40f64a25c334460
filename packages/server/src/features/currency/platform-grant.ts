import { type Amount, amount, amountToWire, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Currency, currencyWord, Direction, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { maxTrade } from '@shuyuan/contract/ledger/distribution';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, together, type Tx } from '../../platform/context.ts';
import { type Leg, postTrade } from '../ledger/index.ts';
import { refuseSensitive } from '../system/index.ts';
import { type Granted, tellGranted } from './currency-notices.ts';
import { listHolders } from './platform-grant.store.ts';

type Wish = {
  readonly accountType: HolderType;
  readonly accountCodes: readonly string[];
  readonly type: Currency;
  readonly direction: Direction;
  readonly tradeAmount: Amount;
  readonly reason: string;
};

/** Answers what all of it comes to. */
function demandSound({ accountCodes, tradeAmount }: Wish): Amount {
  demand(tradeAmount > 0n, 'ledger.not-above-zero');
  demand(new Set(accountCodes).size === accountCodes.length, 'ledger.twice');
  const total = amount(tradeAmount * BigInt(accountCodes.length));
  demand(total <= maxTrade, 'ledger.too-much');
  return total;
}

type Holders = Granted['holders'];

async function findHolders(tx: Tx, { actor }: Context, { accountType, accountCodes }: Wish): Promise<Holders> {
  const found = await listHolders(tx, { tenantId: actor.tenantId, accountType, ids: accountCodes });
  demand(found.length === accountCodes.length, 'ledger.nobody-there');
  return found.toSorted((a, b) => accountCodes.indexOf(a.id) - accountCodes.indexOf(b.id));
}

/** Each of them on the one side, the platform on the other. */
function legsOf(holders: Holders, { accountType, direction, tradeAmount }: Wish, total: Amount): Leg[] {
  const isGiven = direction === Direction.income;
  const tradeType = isGiven ? TradeType.platformGrant : TradeType.deduction;
  const each = amount(isGiven ? tradeAmount : 0n - tradeAmount);
  return [
    { holder: null, amount: amount(isGiven ? 0n - total : total), tradeType },
    ...holders.map(({ id, name }) => ({ holder: { accountType, holderId: id, name }, amount: each, tradeType })),
  ];
}

async function grant(tx: Tx, ctx: Context, { total, ...wish }: Wish & { readonly total: Amount }): Promise<Granted> {
  const holders = await findHolders(tx, ctx, wish);
  const { tenantId } = ctx.actor;
  const { accountType, type: currency, direction, tradeAmount, reason } = wish;
  const legs = legsOf(holders, wish, total);
  const trade = await postTrade(tx, ctx, { tenantId, currency, legs, detail: reason });
  demand(trade, 'internal.unexpected');
  const { id } = trade;
  await recordAudit(tx, ctx, {
    tenantId,
    action: direction === Direction.income ? 'ledger.granted' : 'ledger.deducted',
    subject: { kind: 'trade', id },
    after: {
      currency: currencyWord(currency),
      amount: formatAmount(tradeAmount),
      names: holders.map(({ name }) => name),
      reason,
    },
  });
  return { id, accountType, currency, direction, each: tradeAmount, reason, holders };
}

/** `tell` says who hears of it: what is told of the past rings for nobody. */
export const granting = (tell: typeof tellGranted) => (ctx: Context, wish: Wish) =>
  together(ctx, async (within) => {
    await refuseSensitive(within, [wish.reason]);
    const total = demandSound(wish);
    return within.inTransaction(async (tx) => {
      const granted = await grant(tx, within, { ...wish, total });
      await tell(tx, within, granted);
      return { id: granted.id, totalAmount: amountToWire(total) };
    });
  });

/** D-107. */
export const grantCoins = granting(tellGranted);

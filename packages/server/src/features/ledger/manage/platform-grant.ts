import { type Amount, amount, amountToWire, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Currency, currencyWord, Direction, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { maxTrade } from '@shuyuan/contract/ledger/distribution';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { type Leg, postTrade } from '../index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { type Granted, notifyGranted } from './notify-granted.ts';
import { listHolders } from './platform-grant.store.ts';

type GrantInput = {
  readonly accountType: HolderType;
  readonly accountCodes: readonly string[];
  readonly type: Currency;
  readonly direction: Direction;
  readonly tradeAmount: Amount;
  readonly reason: string;
};

/** Answers what all of it comes to. */
function demandSound({ accountCodes, tradeAmount }: GrantInput): Amount {
  demand(tradeAmount > 0n, 'ledger.not-above-zero');
  demand(new Set(accountCodes).size === accountCodes.length, 'ledger.twice');
  const total = amount(tradeAmount * BigInt(accountCodes.length));
  demand(total <= maxTrade, 'ledger.too-much');
  return total;
}

type Holders = Granted['holders'];

async function findHolders(tx: Tx, { actor }: Context, { accountType, accountCodes }: GrantInput): Promise<Holders> {
  const found = await listHolders(tx, { tenantId: actor.tenantId, accountType, ids: accountCodes });
  demand(found.length === accountCodes.length, 'ledger.nobody-there');
  return found.toSorted((a, b) => accountCodes.indexOf(a.id) - accountCodes.indexOf(b.id));
}

/** Each of them on the one side, the platform on the other. */
function legsOf(holders: Holders, { accountType, direction, tradeAmount }: GrantInput, total: Amount): Leg[] {
  const isGiven = direction === Direction.income;
  const tradeType = isGiven ? TradeType.platformGrant : TradeType.deduction;
  const each = amount(isGiven ? tradeAmount : 0n - tradeAmount);
  return [
    { holder: null, amount: amount(isGiven ? 0n - total : total), tradeType },
    ...holders.map(({ id, name }) => ({ holder: { accountType, holderId: id, name }, amount: each, tradeType })),
  ];
}

async function grant(
  tx: Tx,
  ctx: Context,
  { total, ...input }: GrantInput & { readonly total: Amount },
): Promise<Granted> {
  const holders = await findHolders(tx, ctx, input);
  const { tenantId } = ctx.actor;
  const { accountType, type: currency, direction, tradeAmount, reason } = input;
  const legs = legsOf(holders, input, total);
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

/** `notifyReceivers` sends the notices: what the seeded world tells of the past rings for nobody. */
export const granting = (notifyReceivers: typeof notifyGranted) => (ctx: Context, input: GrantInput) =>
  transact(ctx, async (within) => {
    await refuseSensitive(within, [input.reason]);
    const total = demandSound(input);
    return within.inTransaction(async (tx) => {
      const granted = await grant(tx, within, { ...input, total });
      await notifyReceivers(tx, within, granted);
      return { id: granted.id, totalAmount: amountToWire(total) };
    });
  });

/** D-107. */
export const grantCoins = granting(notifyGranted);

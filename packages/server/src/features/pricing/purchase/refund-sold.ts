import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext } from '../../../platform/context.ts';
import { findTotals, type Leg, listSides, postTrade } from '../../ledger/index.ts';
import { listPaid, type Refund, type Shelf } from '../index.ts';
import { forgetPurchase } from './forget-purchase.ts';
import { notifyRefunded, notifySeller } from './notify-refunded.ts';

/** As many as are read at once; each is a transaction of its own. */
const batch = 100;

type Paid = Awaited<ReturnType<typeof listPaid>>[number];
type Refunding = SystemContext & { readonly forget: ReturnType<typeof forgetPurchase> };
type Side = Awaited<ReturnType<typeof listSides>>[number];

const holderOf = ({ accountType, holderId, holderName }: Side): Leg['holder'] =>
  accountType === AccountType.platform ? null : { accountType, holderId, name: holderName };

/** The buyer gets all of it back: from the seller as far as `taken` goes, the rest from the platform. */
function legsOf(sides: readonly Side[], taken: Amount): Leg[] {
  const tradeType = TradeType.reversal;
  return sides.flatMap((side): Leg[] => {
    if (side.amount < 0n) return [{ holder: holderOf(side), amount: amount(-side.amount), tradeType }];
    const legs = [
      { holder: holderOf(side), amount: amount(0n - taken), tradeType },
      { holder: null, amount: amount(taken - side.amount), tradeType },
    ];
    return legs.filter((leg) => leg.amount !== 0n);
  });
}

const isShort = (error: unknown): boolean => error instanceof AppError && error.code === 'ledger.balance-short';

/** The balance of the seller, at most the amount this trade paid them. */
async function leftOf(ctx: SystemContext, tenantId: string, sides: readonly Side[]): Promise<Amount> {
  const seller = sides.find((side) => side.amount > 0n);
  const holder = seller && holderOf(seller);
  if (!holder) return amount(0n);
  const { balance } = await findTotals(ctx.read, { tenantId, ...holder, currency: Currency.coin });
  return amount(balance < seller.amount ? balance : seller.amount);
}

/** Told again it is paid once: the trade is taken back once, and what it had opened is gone with it. */
async function refundOne(ctx: Refunding, refund: Refund, { tradeId, memberId, paid }: Paid): Promise<void> {
  const { tenantId, businessType: type, businessId: id, title, by } = refund;
  const sides = await listSides(ctx.read, tradeId);
  const pay = (taken: Amount) =>
    ctx.inTransaction(async (tx) => {
      await ctx.forget(tx, tradeId, new Date(ctx.now()));
      const author = { actor: { id: by }, now: ctx.now };
      const legs = legsOf(sides, taken);
      const about = { detail: title, business: { type, id }, reverses: tradeId };
      const isNew = await postTrade(tx, author, { tenantId, currency: Currency.coin, legs, ...about });
      if (isNew) await notifyRefunded(tx, ctx, { ...refund, tradeId, memberId, paid: amount(paid) });
    });
  // A seller who spends meanwhile leaves less than was read: then the platform pays all of it, and the buyer never waits.
  const tries = [amount(paid), await leftOf(ctx, tenantId, sides), amount(0n)];
  for (const [at, taken] of tries.entries()) {
    try {
      await pay(taken);
      return;
    } catch (error) {
      if (!isShort(error) || at === tries.length - 1) throw error;
    }
  }
}

/** D-109, D-125: what a moderator took away is paid back to everybody who had paid for it, and they are told. */
export const refundSold =
  (shelves: readonly Shelf[]) =>
  async (ctx: SystemContext, refund: Refund): Promise<void> => {
    const forget = forgetPurchase(shelves);
    const { businessType, businessId, at } = refund;
    const asked = { businessType, businessId, until: new Date(at), limit: batch };
    for (let rows = await listPaid(ctx.read, asked); rows.length > 0; rows = await listPaid(ctx.read, asked))
      for (const row of rows) await refundOne({ ...ctx, forget }, refund, row);
    await notifySeller(ctx, refund);
  };

import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext, Tx } from '../../platform/context.ts';
import { lockAccount } from './book.store.ts';
import { restoreExpired } from './expire/restore-expired.ts';
import { notifyReversalLater } from './manage/reverse-notices.ts';
import { findTradeByKey, isReversed, listSides } from './manage/reverse.store.ts';
import { postTrade } from './post-trade.ts';

type Returned = { readonly tenantId: string; readonly onceKey: string; readonly detail: string };
type Author = Pick<SystemContext, 'now' | 'external'> & { readonly actor: { readonly id: string } | null };

/**
 * D-098: takes back what the platform paid somebody, once, by an entry that points at the first. Nobody comes to owe: of what was
 * spent meanwhile the rest alone is taken, and of points that expired nothing once more.
 */
export async function takeBack(tx: Tx, ctx: Author, { tenantId, onceKey, detail }: Returned): Promise<void> {
  const trade = await findTradeByKey(tx, tenantId, onceKey);
  const paid = trade && (await listSides(tx, trade.id)).find(({ amount: moved }) => moved > 0n);
  if (!trade || !paid || paid.accountType === AccountType.platform) return;
  const { id, currency, businessType, businessId } = trade;
  const { accountType, holderId, holderName } = paid;
  const account = await lockAccount(tx, { tenantId, currency, accountType, holderId });
  // Asked while the account is held: told of it twice, nothing of what expired comes back a second time.
  if (await isReversed(tx, id)) return;
  const restored = await restoreExpired(tx, ctx, { trade: { ...trade, tenantId }, sides: [paid] });
  const [expired] = restored;
  const left = (account ? account.amountIn - account.amountOut : 0n) + (expired?.amount ?? 0n);
  const taken = left < paid.amount ? left : paid.amount;
  if (taken === 0n) return;
  const tradeType = TradeType.reversal;
  const reversal = await postTrade(tx, ctx, {
    tenantId,
    currency,
    legs: [
      ...restored,
      { holder: { accountType, holderId, name: holderName }, amount: amount(-taken), tradeType },
      { holder: null, amount: amount(taken), tradeType },
    ],
    detail,
    ...(businessType !== null && businessId !== null && { business: { type: businessType, id: businessId } }),
    reverses: id,
  });
  if (reversal) await notifyReversalLater(tx, reversal.id);
}

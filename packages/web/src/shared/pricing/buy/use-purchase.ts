import { type Amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { purchase, readOffer } from '@shuyuan/contract/pricing/price.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useRefresh, useWrite } from '../../../lib/queries.ts';
import { textOfRefusal, useT } from '../../../lib/texts.ts';
import { purchaseReads } from './purchase-reads.ts';

const claimed = [
  'price.changed',
  'price.not-for-sale',
  'price.owned',
  'ledger.balance-short',
  'ledger.too-much',
] as const satisfies readonly ErrorCode[];

export type Sold = { readonly businessType: SellableType; readonly businessId: string };
/** D-115: how many for others, and the share account that pays; null: whoever buys. */
export type SeatsChoice = { readonly quantity: number; readonly payerId: string | null };
type Outcomes = { readonly onDone: () => void; readonly onSeats: () => void };

/** The server's word for the dialog; what changed under the hands of whoever buys is said in ours. */
function refusalOf(error: unknown, t: ReturnType<typeof useT<'share'>>): string | null {
  if (!(error instanceof ApiError) || error.number === null || error.code === null) return null;
  if (error.code === 'price.changed') return t('pricing.dialog.changed');
  // The read that follows says how much is missing.
  if (error.code === 'ledger.balance-short') return null;
  return claimed.some((code) => code === error.code) ? textOfRefusal(error) : null;
}

/**
 * D-121: buys what is shown at the price that is shown. Each opened dialog has one of these, so a repeated attempt at the
 * same price repeats its key and is paid once (D-026).
 */
export function usePurchase(sold: Sold, { onDone, onSeats }: Outcomes) {
  const t = useT('share');
  const refresh = useRefresh();
  const offer = useRead(
    readOffer,
    { businessType: sold.businessType, businessId: sold.businessId },
    { claims: 'notices', staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
  const finish = (words: string): void => {
    showNotice(words, 'success');
    onDone();
  };
  const write = useWrite(purchase, {
    claims: claimed,
    refreshes: purchaseReads,
    onSuccess: (_, { quantity = 1 }) => (quantity > 1 ? onSeats() : finish(t('pricing.dialog.done'))),
  });
  const fail = (error: unknown): void => {
    const isOwned = error instanceof ApiError && error.code === 'price.owned';
    if (!isOwned) {
      void offer.refetch();
      return;
    }
    for (const read of purchaseReads) refresh(read);
    finish(t('pricing.dialog.open'));
  };
  return {
    offer,
    isBusy: write.isPending || (offer.isFetching && offer.data !== undefined),
    refusal: refusalOf(write.error, t),
    buy: (shown: Amount, seats?: SeatsChoice) =>
      write.mutate(
        { businessType: sold.businessType, businessId: sold.businessId, discountCoin: amountToWire(shown), ...seats },
        { onError: fail },
      ),
  };
}

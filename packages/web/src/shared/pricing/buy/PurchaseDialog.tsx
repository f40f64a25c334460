import { useState } from 'react';
import { ReadStates } from '../../reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { SeatsBought } from './SeatsBought.tsx';
import { type Sold, usePurchase } from './use-purchase.ts';

type Props = { sold: Sold; isForTeam?: boolean; onPaid?: () => void; onClose: () => void };

/** D-121: what it costs, what one has and what is left, before anything is paid. */
export function PurchaseDialog({ sold, isForTeam = false, onPaid, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const [hasSeats, setHasSeats] = useState(false);
  const { offer, isBusy, refusal, buy } = usePurchase(sold, {
    onSeats: () => setHasSeats(true),
    onDone: () => {
      onPaid?.();
      onClose();
    },
  });
  const form = { isForTeam, isBusy, refusal, onBuy: buy, onClose };
  return (
    <Dialog isOpen title={t('pricing.dialog.title')} closeLabel={common('dialog.close')} width={440} onClose={onClose}>
      {hasSeats ? (
        <SeatsBought onClose={onClose} />
      ) : (
        <ReadStates read={offer} failed={t('pricing.dialog.failed')} shape="list" count={2}>
          {(data) => <PurchaseForm offer={data} {...form} />}
        </ReadStates>
      )}
    </Dialog>
  );
}

import { ReadStates } from '../../reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { type Sold, usePurchase } from './use-purchase.ts';

type Props = { sold: Sold; onPaid: () => void; onClose: () => void };

/** D-121: what it costs, what one has and what is left, before anything is paid. */
export function PurchaseDialog({ sold, onPaid, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const { offer, isBusy, refusal, buy } = usePurchase(sold, () => {
    onPaid();
    onClose();
  });
  return (
    <Dialog isOpen title={t('pricing.dialog.title')} closeLabel={common('dialog.close')} width={440} onClose={onClose}>
      <ReadStates read={offer} failed={t('pricing.dialog.failed')} shape="list" count={2}>
        {(data) => <PurchaseForm offer={data} isBusy={isBusy} refusal={refusal} onBuy={buy} onClose={onClose} />}
      </ReadStates>
    </Dialog>
  );
}

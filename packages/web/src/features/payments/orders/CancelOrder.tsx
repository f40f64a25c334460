import { cancelOrder } from '@shuyuan/contract/payments/order.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { orderReads } from '../order-reads.ts';

type Props = { order: { readonly id: string; readonly number: string }; onClose: () => void };

export function CancelOrder({ order: { id, number }, onClose }: Props) {
  const t = useT('payments');
  return (
    <RemoveDialog
      title={t('payment.cancel.named', { number })}
      text={t('payment.cancel.text')}
      confirmLabel={t('payment.cancel.confirm')}
      doneText={t('payment.cancel.done')}
      endpoint={cancelOrder}
      input={{ id }}
      refreshes={orderReads}
      claims={['payment.wrong-state']}
      onClose={onClose}
    />
  );
}

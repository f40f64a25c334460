import { cancelShopOrder } from '@shuyuan/contract/pricing/shop.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { OwnOrder } from './own-order.ts';
import { shopReads } from './shop-reads.ts';

export function CancelOrder({ order: { id, title }, onClose }: { order: OwnOrder; onClose: () => void }) {
  const t = useT('points');
  return (
    <RemoveDialog
      title={t('points.shop.cancel.named', { title })}
      text={t('points.shop.cancel.text', { title })}
      confirmLabel={t('points.shop.cancel')}
      doneText={t('points.shop.cancel.done')}
      endpoint={cancelShopOrder}
      input={{ id }}
      refreshes={shopReads}
      claims={['payment.wrong-state', 'ledger.too-much']}
      onClose={onClose}
    />
  );
}

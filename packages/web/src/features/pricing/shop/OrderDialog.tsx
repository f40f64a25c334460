import { orderShopItem } from '@shuyuan/contract/pricing/shop.wire';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { shopReads } from './shop-reads.ts';
import type { ShopItemView } from './ShopItem.tsx';

const claims = [
  'price.not-for-sale',
  'shop.sold-out',
  'shop.too-many',
  'price.owned',
  'price.changed',
  'ledger.balance-short',
  'ledger.too-much',
] as const;

/** Asks before points are spent: a card is held at once, and nobody takes it back by a click. */
export function OrderDialog({
  item: { id, kind, title, price },
  onClose,
}: {
  item: ShopItemView;
  onClose: () => void;
}) {
  const t = useT('points');
  const common = useT('common');
  const format = useFormat();
  const ordering = useWrite(orderShopItem, {
    claims,
    refreshes: shopReads,
    onSuccess: () => {
      showNotice(t(`points.shop.done.${kind}`), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('points.shop.order.named', { title })}
      text={t('points.shop.order.text', { title, integral: format.price(price) })}
      confirmLabel={t('points.shop.order')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={ordering.isPending}
      error={claimedText(ordering.error, claims)}
      onConfirm={() => ordering.mutate({ itemId: id, price })}
      onCancel={onClose}
    />
  );
}

import { Button, Group } from '@mantine/core';
import { handOutShopOrder } from '@shuyuan/contract/pricing/shop.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { shopReads } from '../shop/shop-reads.ts';
import type { ShopOrder } from './shop-order.ts';

/** Handing out is one click: it is what the list is for, and its buyer says if nothing came. */
export function OrderSteps({
  order: { id, title, memberName, can },
  onRefuse,
}: {
  order: ShopOrder;
  onRefuse: () => void;
}) {
  const t = useT('points');
  const handingOut = useWrite(handOutShopOrder, {
    refreshes: shopReads,
    onSuccess: () => showNotice(t('points.admin.handOut.done'), 'success'),
  });
  const names = { title, name: memberName };
  return (
    <Group gap={8} justify="flex-end">
      {can.handOut && (
        <Button
          aria-label={t('points.admin.handOut.named', names)}
          loading={handingOut.isPending}
          onClick={() => handingOut.mutate({ id })}
        >
          {t('points.admin.handOut')}
        </Button>
      )}
      {can.cancel && (
        <Button variant="default" aria-label={t('points.admin.refuse.named', names)} onClick={onRefuse}>
          {t('points.shop.cancel')}
        </Button>
      )}
    </Group>
  );
}

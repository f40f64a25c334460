import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import type { OwnOrder } from './own-order.ts';
import { ShopOrderTag } from './ShopOrderTag.tsx';

export function useOrderColumns(onCancel: (order: OwnOrder) => void): Column<OwnOrder>[] {
  const t = useT('points');
  const { dateTime, price } = useFormat();
  return [
    { key: 'time', header: t('points.shop.column.time'), cell: ({ createTime }) => dateTime(createTime) },
    { key: 'title', header: t('points.shop.column.title'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'price',
      header: t('points.shop.column.price'),
      align: 'end',
      cell: (order) => <bdi dir="ltr">{price(order.price)}</bdi>,
    },
    {
      key: 'state',
      header: t('points.shop.column.state'),
      cell: ({ state, reason }) => (
        <>
          <ShopOrderTag state={state} />
          {reason && <HintText>{reason}</HintText>}
        </>
      ),
    },
    {
      key: 'operate',
      header: t('points.shop.column.operate'),
      align: 'end',
      cell: (order) =>
        order.can.cancel && (
          <Button
            variant="default"
            aria-label={t('points.shop.cancel.named', { title: order.title })}
            onClick={() => onCancel(order)}
          >
            {t('points.shop.cancel')}
          </Button>
        ),
    },
  ];
}

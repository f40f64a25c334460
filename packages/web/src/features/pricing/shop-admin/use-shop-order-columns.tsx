import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { ShopOrderTag } from '../shop/ShopOrderTag.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { ShopOrder } from './shop-order.ts';

export function useShopOrderColumns(onRefuse: (order: ShopOrder) => void): Column<ShopOrder>[] {
  const t = useT('points');
  const { dateTime, price } = useFormat();
  return [
    { key: 'time', header: t('points.shop.column.time'), cell: ({ createTime }) => dateTime(createTime) },
    { key: 'member', header: t('points.shop.column.member'), cell: ({ memberName }) => <bdi>{memberName}</bdi> },
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
      cell: (order) => <OrderSteps order={order} onRefuse={() => onRefuse(order)} />,
    },
  ];
}

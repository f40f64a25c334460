import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { BuySeats } from './BuySeats.tsx';
import { SeatCount } from './SeatCount.tsx';
import type { SeatOrder } from './seat-order.ts';

export function useOrderColumns(canBuy: boolean): readonly Column<SeatOrder>[] {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  return [
    {
      key: 'title',
      header: t('pricing.mine.column.title'),
      cell: ({ id, title }) => (
        <PathLink to="purchases" search={{ tab: 'seats', order: id }}>
          <bdi>{title}</bdi>
        </PathLink>
      ),
    },
    {
      key: 'kind',
      header: t('pricing.mine.column.kind'),
      cell: ({ businessType }) => t(`pricing.kind.${businessType}`),
    },
    { key: 'seats', header: t('pricing.seats.column.seats'), cell: (order) => <SeatCount order={order} /> },
    {
      key: 'price',
      header: t('pricing.mine.column.price', { coin }),
      align: 'end',
      cell: ({ totalCoin, payerName }) => (
        <>
          <bdi>{format.price(totalCoin)}</bdi>
          {payerName !== null && <HintText>{t('pricing.seats.paidBy', { name: payerName })}</HintText>}
        </>
      ),
    },
    {
      key: 'time',
      header: t('pricing.mine.column.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    {
      key: 'operate',
      header: t('pricing.seats.column.operate'),
      align: 'end',
      cell: (order) => canBuy && <BuySeats sold={order} wording="more" />,
    },
  ];
}

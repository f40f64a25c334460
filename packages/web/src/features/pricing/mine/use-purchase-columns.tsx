import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { GoodsLink } from '../../../shared/pricing/GoodsLink.tsx';
import { BuySeats } from '../seats/BuySeats.tsx';
import classes from './Mine.module.css';

type Purchase = OutputOf<typeof listPurchases>['items'][number];

/** Where it is read, and who has given it; what is gone leads nowhere. */
function Bought({ purchase: { businessType, businessId, title, isThere, giverName } }: { purchase: Purchase }) {
  const t = useT('share');
  return (
    <>
      {isThere ? (
        <GoodsLink businessType={businessType} businessId={businessId} title={title} />
      ) : (
        <>
          <bdi>{title}</bdi> <span className={classes.soft}>{t('pricing.mine.gone')}</span>
        </>
      )}
      {giverName !== null && <HintText>{t('pricing.mine.giver', { name: giverName })}</HintText>}
    </>
  );
}

export function usePurchaseColumns(canBuySeats: boolean): readonly Column<Purchase>[] {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const seats: Column<Purchase> = {
    key: 'operate',
    header: t('pricing.seats.column.operate'),
    align: 'end',
    cell: (purchase) => purchase.isThere && <BuySeats sold={purchase} wording="buy" />,
  };
  return [
    { key: 'title', header: t('pricing.mine.column.title'), cell: (purchase) => <Bought purchase={purchase} /> },
    {
      key: 'kind',
      header: t('pricing.mine.column.kind'),
      cell: ({ businessType }) => t(`pricing.kind.${businessType}`),
    },
    {
      key: 'price',
      header: t('pricing.mine.column.price', { coin }),
      align: 'end',
      cell: ({ discountCoin }) => <bdi>{format.price(discountCoin)}</bdi>,
    },
    {
      key: 'time',
      header: t('pricing.mine.column.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    ...(canBuySeats ? [seats] : []),
  ];
}

import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { GoodsLink } from '../../../shared/pricing/GoodsLink.tsx';
import classes from './Mine.module.css';

type Purchase = OutputOf<typeof listPurchases>['items'][number];

/** Where it is read; what is gone leads nowhere. */
function Bought({ purchase: { businessType, businessId, title, isThere } }: { purchase: Purchase }) {
  const t = useT('share');
  if (!isThere)
    return (
      <>
        <bdi>{title}</bdi> <span className={classes.soft}>{t('pricing.mine.gone')}</span>
      </>
    );
  return <GoodsLink businessType={businessType} businessId={businessId} title={title} />;
}

export function usePurchaseColumns(): readonly Column<Purchase>[] {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
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
  ];
}

import { listWiderOffers } from '@shuyuan/contract/pricing/price.wire';
import { PriceTag } from '../PriceTag.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { GoodsLink } from '../GoodsLink.tsx';
import classes from './Buy.module.css';

/** D-122: the columns for sale that open a post too. One that cannot be named now is no reason to hold anybody up. */
export function WiderOffers({ businessId }: { businessId: string }) {
  const t = useT('share');
  const { data } = useRead(listWiderOffers, { businessType: 'question', businessId }, { claims: 'all' });
  if (!data || data.items.length === 0) return null;
  const title = t('pricing.wider');
  return (
    <>
      <p className={classes.soft}>{title}</p>
      <ul className={classes.wider} aria-label={title}>
        {data.items.map(({ offer, ...column }) => (
          <li key={column.businessId}>
            <GoodsLink {...column} />
            <PriceTag offer={offer} />
          </li>
        ))}
      </ul>
    </>
  );
}

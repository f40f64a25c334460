import { CreditCard } from 'lucide-react';
import { PathLink } from '../../navigation/PathLink.tsx';
import { type Offer, priceOf } from '../price-fields.ts';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Buy.module.css';

/** D-120: opened by a card; which ones, and where one's own are. */
export function ByCard({ offer }: { offer: Offer }) {
  const t = useT('share');
  return (
    <>
      <p className={classes.soft}>{t('pricing.locked.cards')}</p>
      <ul className={classes.cards}>
        {priceOf(offer.price).cards.map(({ id, cardName }) => (
          <li key={id}>
            <PathLink to="memberCard" params={{ id }} className={classes.card}>
              <Tag tone="gold" icon={<CreditCard aria-hidden />}>
                <bdi>{cardName}</bdi>
              </Tag>
            </PathLink>
          </li>
        ))}
      </ul>
      <PathLink to="purchases" search={{ tab: 'cards' }}>
        {t('pricing.locked.myCards')}
      </PathLink>
    </>
  );
}

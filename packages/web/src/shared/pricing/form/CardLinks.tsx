import type { BoundCard } from '@shuyuan/contract/pricing/prices';
import { PathLink } from '../../navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './PriceForm.module.css';

/** D-191: the chosen cards to look at, beside the form: it keeps what was filled in. */
export function CardLinks({ cards }: { cards: readonly BoundCard[] }) {
  const t = useT('share');
  if (cards.length === 0) return null;
  return (
    <ul className={classes.links}>
      {cards.map(({ id, cardName }) => (
        <li key={id}>
          <PathLink to="memberCard" params={{ id }} target="_blank">
            {t('pricing.card.view', { name: cardName })}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}

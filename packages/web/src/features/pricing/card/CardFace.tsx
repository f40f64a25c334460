import { CreditCard } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { SeenCard } from './card.ts';
import classes from './Card.module.css';

/** What is printed on it. */
export function CardFace({ card: { cardName, days, isActive } }: { card: SeenCard }) {
  const t = useT('personal');
  const format = useFormat();
  return (
    <div className={classes.face} data-active={isActive}>
      <p className={classes.kind}>
        <CreditCard size={18} aria-hidden />
        {t('pricing.card.kind')}
      </p>
      <h1 className={classes.name}>
        <bdi>{cardName}</bdi>
      </h1>
      <p className={classes.period}>
        {days === null ? t('pricing.card.forever') : t('pricing.card.days', { count: format.count(days) })}
      </p>
    </div>
  );
}

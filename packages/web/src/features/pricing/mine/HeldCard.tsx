import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listMyCards } from '@shuyuan/contract/pricing/price.wire';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Mine.module.css';

type Card = OutputOf<typeof listMyCards>['items'][number];

/** One that has ended stays to be seen, and opens nothing. */
export function HeldCard({ card: { id, cardName, benefits, isActive, endTime } }: { card: Card }) {
  const t = useT('share');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isValid = isActive && (endTime === null || endTime > now);
  return (
    <article className={classes.card} data-valid={isValid}>
      <h2 className={classes.name}>
        <CreditCard size={18} aria-hidden />
        <PathLink to="memberCard" params={{ id }} className={classes.way}>
          <bdi>{cardName}</bdi>
        </PathLink>
      </h2>
      <p className={classes.benefits} dir="auto">
        {benefits || t('pricing.cards.none')}
      </p>
      <p className={classes.foot}>
        <Tag tone={isValid ? 'pine' : 'neutral'}>{t(isValid ? 'pricing.cards.valid' : 'pricing.cards.ended')}</Tag>
        <span className={classes.soft}>
          {endTime === null ? t('pricing.cards.forever') : t('pricing.cards.until', { date: format.date(endTime) })}
        </span>
      </p>
    </article>
  );
}

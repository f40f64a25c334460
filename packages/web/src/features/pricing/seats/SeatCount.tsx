import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { SeatOrder } from './seat-order.ts';
import classes from './Seats.module.css';

/** How many of an order are handed out, and how many are free; of one that was paid back neither. */
export function SeatCount({ order: { quantity, handedOutNum, endTime } }: { order: SeatOrder }) {
  const t = useT('share');
  const { count } = useFormat();
  if (endTime !== null) return <Tag>{t('pricing.seats.ended')}</Tag>;
  const free = quantity - handedOutNum;
  return (
    <span className={classes.counts}>
      <span>{t('pricing.seats.handedOut', { count: count(handedOutNum), total: count(quantity) })}</span>
      <Tag tone={free > 0 ? 'pine' : 'neutral'}>{t('pricing.seats.free', { count: count(free) })}</Tag>
    </span>
  );
}

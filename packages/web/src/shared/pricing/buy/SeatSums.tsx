import type { Amount } from '@shuyuan/contract/kernel/amount';
import type { seatPrice } from '@shuyuan/contract/pricing/seat-limits';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { PriceText } from '../PriceText.tsx';
import classes from './Buy.module.css';

type Props = { cost: NonNullable<ReturnType<typeof seatPrice>>; balance: Amount; left: Amount };

/** One seat by the range their number falls in, all of them, and what whoever pays has before and after. */
export function SeatSums({ cost: { total, ...unit }, balance, left }: Props) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const shown = (value: Amount) => <bdi>{t('pricing.amount', { amount: format.price(value), coin })}</bdi>;
  return (
    <Facts
      className={classes.facts}
      facts={[
        [t('pricing.seats.unit'), <PriceText key="unit" {...unit} />],
        [t('pricing.seats.total'), shown(total)],
        [t('pricing.dialog.balance'), shown(balance)],
        ...(left < 0n ? [] : [[t('pricing.dialog.left'), shown(left)] as const]),
      ]}
    />
  );
}

import type { Amount } from '@shuyuan/contract/kernel/amount';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { PriceText } from '../PriceText.tsx';
import { useT } from '../../../lib/texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import classes from './Buy.module.css';

type Props = {
  unit: { readonly coin: Amount; readonly discountCoin: Amount };
  balance: Amount;
  /** Below zero there is nothing to say of it: it cannot be paid. */
  left: Amount;
};

/** What it costs, what one has, and what would be left. */
export function Sums({ unit, balance, left }: Props) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const shown = (value: Amount) => <bdi>{t('pricing.amount', { amount: format.price(value), coin })}</bdi>;
  return (
    <Facts
      className={classes.facts}
      facts={[
        [t('pricing.dialog.price'), <PriceText key="price" {...unit} />],
        [t('pricing.dialog.balance'), shown(balance)],
        ...(left < 0n ? [] : [[t('pricing.dialog.left'), shown(left)] as const]),
      ]}
    />
  );
}

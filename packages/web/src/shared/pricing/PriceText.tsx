import type { Amount } from '@shuyuan/contract/kernel/amount';
import { useCoinName } from '../../lib/coin-name.ts';
import { useFormat } from '../../lib/format.ts';
import classes from './PriceText.module.css';
import { useT } from '../../lib/texts.ts';

type Props = { coin: Amount; discountCoin: Amount; size?: 'normal' | 'large' };

/** D-116: what is charged; the list price struck through where it is another. */
export function PriceText({ coin, discountCoin, size = 'normal' }: Props) {
  const t = useT('share');
  const format = useFormat();
  const name = useCoinName();
  return (
    <span className={classes.root} data-size={size}>
      <bdi className={classes.now}>{t('pricing.amount', { amount: format.price(discountCoin), coin: name })}</bdi>
      {coin !== discountCoin && (
        <s className={classes.was}>
          <bdi>{t('pricing.was', { amount: format.price(coin) })}</bdi>
        </s>
      )}
    </span>
  );
}

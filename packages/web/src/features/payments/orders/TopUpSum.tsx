import { coinsFor, type TopUpRule } from '@shuyuan/contract/payments/top-up-rule';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from '../Payments.module.css';

/** The coins so much money buys; nothing is said while it is none. */
export function TopUpSum({ rule, yuan }: { rule: TopUpRule; yuan: number | null }) {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  return (
    <output className={classes.sum}>
      {yuan !== null && t('payment.new.sum', { coins: format.price(coinsFor(yuan, rule)), coin })}
    </output>
  );
}

export function TopUpRate({ rule: { coinsPerYuan, maxYuan } }: { rule: TopUpRule }) {
  const t = useT('payments');
  const { count } = useFormat();
  const coin = useCoinName();
  return <HintText>{t('payment.new.rate', { coins: count(coinsPerYuan), coin, max: count(maxYuan) })}</HintText>;
}

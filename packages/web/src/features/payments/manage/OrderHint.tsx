import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { CompanyOrder } from './use-company-order-columns.tsx';

type Props = { order: CompanyOrder };

/** The sums an order is about, for whoever compares them with what came. */
export function OrderHint({ order: { person, money, coins } }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  const sums = { money: format.price(money), coins: format.price(coins), coin };
  return <HintText>{t('payment.confirm.text', { name: person.fullName, ...sums })}</HintText>;
}

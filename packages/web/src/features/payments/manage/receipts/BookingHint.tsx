import { amount } from '@shuyuan/contract/kernel/amount';
import { coinsAtRate } from '@shuyuan/contract/payments/receipts';
import { useCoinName } from '../../../../lib/coin-name.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import type { Receipt } from './receipt-step.ts';

/** The coins that are booked for a payment, where it is known for which order it came. */
export function BookingHint({ receipt: { money, order } }: { receipt: Receipt }) {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  if (!order) return <HintText>{t('receipt.book.unknown')}</HintText>;
  const rate = { money: BigInt(order.money), coins: BigInt(order.coins) };
  const coins = format.price(coinsAtRate(amount(BigInt(money)), rate));
  return (
    <HintText>{t('receipt.book.text', { name: order.fullName, money: format.price(money), coins, coin })}</HintText>
  );
}

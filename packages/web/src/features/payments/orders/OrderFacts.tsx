import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readOrder } from '@shuyuan/contract/payments/order.wire';
import type { ReactNode } from 'react';
import { asTitle, useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrderStateTag } from '../OrderStateTag.tsx';
import classes from '../Payments.module.css';
import { PayOnline } from './PayOnline.tsx';

type Order = OutputOf<typeof readOrder>;
type Fact = readonly [name: string, value: ReactNode];

/** The account the money goes to, while it is waited for. */
function useTransferFacts({ state, transfer, expireTime }: Order): readonly Fact[] {
  const t = useT('payments');
  const format = useFormat();
  if (state !== 'created' || !transfer) return [];
  const { holder, bank, account, hint } = transfer;
  return [
    [t('payment.transfer.holder'), <bdi key="holder">{holder}</bdi>],
    [t('payment.transfer.bank'), <bdi key="bank">{bank}</bdi>],
    [t('payment.transfer.account'), <bdi key="account">{account}</bdi>],
    ...(hint === '' ? [] : [[t('payment.transfer.hint'), <bdi key="hint">{hint}</bdi>] as const]),
    [t('payment.transfer.until'), <bdi key="until">{format.dateTime(expireTime)}</bdi>],
  ];
}

type Props = { order: Order; isPaying: boolean; onPaying: () => void };

export function OrderFacts({ order, isPaying, onPaying }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  const transfer = useTransferFacts(order);
  const { number, state, money, coins, paidTime } = order;
  const facts: readonly Fact[] = [
    [t('payment.column.number'), <bdi key="number">{number}</bdi>],
    [t('payment.column.state'), <OrderStateTag key="state" state={state} />],
    [t('payment.column.money'), <bdi key="money">{format.price(money)}</bdi>],
    [asTitle(coin), <bdi key="coins">{format.price(coins)}</bdi>],
    ...transfer,
    ...(paidTime === null
      ? []
      : [[t('payment.transfer.paid'), <bdi key="paid">{format.dateTime(paidTime)}</bdi>] as const]),
  ];
  const isWaiting = state === 'created';
  const isOnline = order.methods.length > 0;
  return (
    <Stack gap={16}>
      <output>{isPaying && state === 'paid' && t('payment.online.paid', { coin })}</output>
      {isWaiting && <PayOnline order={order} onStarted={onPaying} />}
      {isWaiting && (transfer.length > 0 || !isOnline) && <HintText>{t('payment.transfer.text', { coin })}</HintText>}
      <Facts className={classes.facts} facts={facts} />
      {isWaiting && !isOnline && transfer.length === 0 && <HintText>{t('payment.transfer.none')}</HintText>}
    </Stack>
  );
}

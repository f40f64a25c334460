import type { OrderState } from '@shuyuan/contract/payments/order-states';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { OrderStateTag } from './OrderStateTag.tsx';

type Props = { order: { readonly state: OrderState; readonly refunded: number | string } };

/** The state of an order, and how much of it went back where that is a part. */
export function OrderStateText({ order: { state, refunded } }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const isPart = state === 'paid' && BigInt(refunded) > 0n;
  return (
    <Stack gap={4}>
      <span>
        <OrderStateTag state={state} />
      </span>
      {isPart && <HintText>{t('refund.partly', { money: format.price(refunded) })}</HintText>}
    </Stack>
  );
}

import type { OrderState } from '@shuyuan/contract/payments/order-states';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = { created: 'gold', paid: 'pine', closed: 'neutral', refunded: 'neutral' } as const;

export function OrderStateTag({ state }: { state: OrderState }) {
  const t = useT('payments');
  return <Tag tone={tones[state]}>{t(`payment.state.${state}`)}</Tag>;
}

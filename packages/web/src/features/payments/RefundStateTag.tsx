import type { RefundState } from '@shuyuan/contract/payments/refunds';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = { requested: 'gold', stuck: 'gold', done: 'pine', failed: 'neutral' } as const;

export function RefundStateTag({ state }: { state: RefundState }) {
  const t = useT('payments');
  return <Tag tone={tones[state]}>{t(`refund.state.${state}`)}</Tag>;
}

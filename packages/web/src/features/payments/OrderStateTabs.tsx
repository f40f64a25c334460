import { orderStates } from '@shuyuan/contract/payments/order-states';
import { useT } from '../../lib/texts.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import type { ListProps } from './orders/orders-address.ts';

export function OrderStateTabs({ state, onMove }: ListProps) {
  const t = useT('payments');
  const tabs = (['all', ...orderStates] as const).map((name) => ({ name, label: t(`payment.state.${name}`) }));
  return (
    <ChoiceTabs
      label={t('payment.states')}
      tabs={tabs}
      current={state.state ?? 'all'}
      onChoose={(name) => onMove({ state: name === 'all' ? undefined : name, page: 1 })}
    />
  );
}

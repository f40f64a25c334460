import { go } from '../../../lib/navigation.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { type FinanceView, financeViewNames } from './finance-view-names.ts';

/** The views of finance: orders, the money that has come, and who takes it. */
export function FinanceViews({ current }: { current: FinanceView }) {
  const t = useT('payments');
  const views = useCan('config.write') ? financeViewNames : financeViewNames.filter((view) => view !== 'providers');
  return (
    <ChoiceTabs
      label={t('payment.views')}
      tabs={views.map((name) => ({ name, label: t(`payment.view.${name}`) }))}
      current={current}
      onChoose={(view: FinanceView) => go('adminOrders', {}, view === 'orders' ? {} : { view })}
    />
  );
}

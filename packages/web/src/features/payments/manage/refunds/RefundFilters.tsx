import { refundStates } from '@shuyuan/contract/payments/refunds';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../../Payments.module.css';
import type { RefundsState } from '../finance-address.ts';

type Props = {
  state: RefundsState;
  stuckNum: number | undefined;
  onMove: (change: Partial<RefundsState>) => void;
};

export function RefundFilters({ state, stuckNum = 0, onMove }: Props) {
  const t = useT('payments');
  const { count } = useFormat();
  const find = (search: string): void => onMove({ search, page: 1 });
  const tabs = (['all', ...refundStates] as const).map((name) => {
    const label = t(`refund.state.${name}`);
    return { name, label: name === 'stuck' && stuckNum > 0 ? `${label} ${count(stuckNum)}` : label };
  });
  return (
    <>
      <ChoiceTabs
        label={t('refund.states')}
        tabs={tabs}
        current={state.state ?? 'all'}
        onChoose={(name) => onMove({ state: name === 'all' ? undefined : name, page: 1 })}
      />
      <SearchBox
        className={classes.search}
        label={t('refund.find')}
        placeholder={t('refund.find')}
        clearLabel={t('payment.find.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
    </>
  );
}

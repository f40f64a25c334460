import { receiptStates } from '@shuyuan/contract/payments/receipts';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../../Payments.module.css';
import type { ReceiptsState } from '../finance-address.ts';

type Props = {
  state: ReceiptsState;
  openNum: number | undefined;
  onMove: (change: Partial<ReceiptsState>) => void;
  onRecord: () => void;
};

export function ReceiptFilters({ state, openNum = 0, onMove, onRecord }: Props) {
  const t = useT('payments');
  const { count } = useFormat();
  const find = (search: string): void => onMove({ search, page: 1 });
  const tabs = (['all', ...receiptStates] as const).map((name) => {
    const label = t(`receipt.state.${name}`);
    return { name, label: name === 'open' && openNum > 0 ? `${label} ${count(openNum)}` : label };
  });
  return (
    <>
      <ChoiceTabs
        label={t('receipt.states')}
        tabs={tabs}
        current={state.state ?? 'all'}
        onChoose={(name) => onMove({ state: name === 'all' ? undefined : name, page: 1 })}
      />
      <SearchBox
        className={classes.search}
        label={t('receipt.find')}
        placeholder={t('receipt.find')}
        clearLabel={t('payment.find.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
      <ActionButton onClick={onRecord}>{t('receipt.record')}</ActionButton>
    </>
  );
}

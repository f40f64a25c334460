import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { ListProps } from '../orders/orders-address.ts';
import { OrderStateTabs } from '../OrderStateTabs.tsx';
import classes from '../Payments.module.css';

export function OrderFilters({ state, onMove }: ListProps) {
  const t = useT('payments');
  const find = (search: string): void => onMove({ search, page: 1 });
  return (
    <>
      <OrderStateTabs state={state} onMove={onMove} />
      <SearchBox
        className={classes.search}
        label={t('payment.find')}
        placeholder={t('payment.find')}
        clearLabel={t('payment.find.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
    </>
  );
}

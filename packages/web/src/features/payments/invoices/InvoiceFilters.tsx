import { Button } from '@mantine/core';
import { exportInvoices } from '@shuyuan/contract/payments/invoice.wire';
import { InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveTable } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import classes from '../Payments.module.css';
import type { ListProps } from './invoices-address.ts';
import { type InvoiceCounts, useStatusTabs } from './use-status-tabs.ts';

type Props = ListProps & { counts: InvoiceCounts | undefined };

export function InvoiceFilters({ isBuyer, state, counts, onMove }: Props) {
  const t = useT('payments');
  const { status, search } = state;
  const exporting = useWrite(exportInvoices, { onSuccess: (text) => saveTable(text, 'invoices.csv') });
  const tabs = useStatusTabs(isBuyer, counts);
  const find = (word: string): void => onMove({ search: word, page: 1 });
  const choose = (name: string): void =>
    onMove({ status: Object.values(InvoiceStatus).find((value) => String(value) === name), page: 1 });
  return (
    <>
      <ChoiceTabs
        label={t('invoice.statuses')}
        tabs={tabs}
        current={status === undefined ? 'all' : String(status)}
        onChoose={choose}
      />
      <SearchBox
        className={classes.search}
        label={t('invoice.find')}
        placeholder={t('invoice.find')}
        clearLabel={t('invoice.find.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
      {!isBuyer && (
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate({ ...(status !== undefined && { status }), ...(search && { search }) })}
        >
          {t('invoice.export')}
        </Button>
      )}
    </>
  );
}

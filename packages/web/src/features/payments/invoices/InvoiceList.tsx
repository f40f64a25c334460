import { listInvoices } from '@shuyuan/contract/payments/invoice.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListPanel } from '../ListPanel.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import type { ListProps } from './invoices-address.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

/** SITE-11: one’s own invoices, or those finance has before it. */
export function InvoiceList({ isBuyer, state, onMove }: ListProps) {
  const t = useT('payments');
  const { status, search, page, pageSize } = state;
  const filters = { ...(status !== undefined && { status }), ...(search && { search }) };
  const read = useRead(
    listInvoices,
    { page, pageSize, isBuyer: isBuyer ? 1 : 0, ...filters },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const columns = useInvoiceColumns({ isBuyer, onOpen: (invoice) => onMove({ invoice }) });
  const isFiltered = status !== undefined || search !== '' || !isBuyer;
  const empty = isFiltered ? (
    <EmptyState title={t('invoice.none')} />
  ) : (
    <EmptyState title={t('invoice.empty.title')} text={t('invoice.empty.text')} />
  );
  return (
    <ListPanel
      caption={t('invoice.title')}
      filters={<InvoiceFilters isBuyer={isBuyer} state={state} counts={read.data?.counts} onMove={onMove} />}
      columns={columns}
      content={tableContent(read, { failed: t('invoice.failed'), empty })}
      paging={{ page, pageSize }}
      recordCount={read.data?.recordCount}
      onPage={onMove}
    />
  );
}

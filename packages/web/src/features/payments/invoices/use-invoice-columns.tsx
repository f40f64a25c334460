import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { billingTypeLabels } from '@shuyuan/contract/payments/billing-types';
import type { listInvoices } from '@shuyuan/contract/payments/invoice.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { InvoiceStatusTag } from './InvoiceStatusTag.tsx';

type Options = { readonly isBuyer: boolean; readonly onOpen: (id: string) => void };

export function useInvoiceColumns({ isBuyer, onOpen }: Options): Column<Invoice>[] {
  const t = useT('payments');
  const format = useFormat();
  const person: Column<Invoice> = {
    key: 'person',
    header: t('invoice.column.person'),
    cell: (invoice) => <bdi>{invoice.person.fullName}</bdi>,
  };
  return [
    {
      key: 'title',
      header: t('invoice.field.title'),
      cell: ({ id, title }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('invoice.open.named', { title })}
          onClick={() => onOpen(id)}
        >
          <bdi>{title === '' ? t('invoice.status.draft') : title}</bdi>
        </Button>
      ),
    },
    ...(isBuyer ? [] : [person]),
    {
      key: 'billing',
      header: t('invoice.column.billing'),
      cell: ({ billingType }) => t(billingTypeLabels[billingType]),
    },
    {
      key: 'money',
      header: t('invoice.column.money'),
      align: 'end',
      cell: ({ money }) => <bdi>{format.price(money)}</bdi>,
    },
    { key: 'status', header: t('invoice.column.status'), cell: ({ status }) => <InvoiceStatusTag status={status} /> },
    { key: 'number', header: t('invoice.column.number'), cell: ({ number }) => <bdi>{number}</bdi> },
    {
      key: 'time',
      header: t('invoice.column.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
  ];
}

export type Invoice = OutputOf<typeof listInvoices>['items'][number];

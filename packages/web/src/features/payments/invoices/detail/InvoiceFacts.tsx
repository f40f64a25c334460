import { billingTypeLabels } from '@shuyuan/contract/payments/billing-types';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { FileLinks } from '../../../../shared/files/FileLinks.tsx';
import { Facts } from '../../../../ui/Facts.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from '../../Payments.module.css';
import { fieldsOf, type Invoice } from '../form/invoice-draft.ts';
import { InvoiceStatusTag } from '../InvoiceStatusTag.tsx';

export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useT('payments');
  const format = useFormat();
  const { status, billingType, money, number, reason, person, orders, file } = invoice;
  const named = fieldsOf(billingType).map(
    (field) => [t(`invoice.field.${field}`), <bdi key={field}>{invoice[field] || '—'}</bdi>] as const,
  );
  const ordersText = orders.map((order) =>
    t('invoice.orders.entry', { number: order.number, money: format.price(order.money) }),
  );
  return (
    <Stack gap={12}>
      <Facts
        className={classes.facts}
        facts={[
          [t('invoice.column.status'), <InvoiceStatusTag key="status" status={status} />],
          ...(reason === '' ? [] : [[t('invoice.reason'), <bdi key="reason">{reason}</bdi>] as const]),
          [t('invoice.column.billing'), t(billingTypeLabels[billingType])],
          ...named,
          [t('invoice.column.person'), <bdi key="person">{person.fullName}</bdi>],
          [t('invoice.orders'), <bdi key="orders">{format.list(ordersText)}</bdi>],
          [t('invoice.column.money'), <bdi key="money">{format.price(money)}</bdi>],
          ...(number === '' ? [] : [[t('invoice.column.number'), <bdi key="number">{number}</bdi>] as const]),
        ]}
      />
      <FileLinks label={t('invoice.file')} files={file ? [file] : []} />
    </Stack>
  );
}

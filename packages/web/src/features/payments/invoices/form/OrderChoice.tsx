import { Checkbox } from '@mantine/core';
import { amount, sum } from '@shuyuan/contract/kernel/amount';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { invoiceLimits } from '@shuyuan/contract/payments/invoice-limits';
import { listInvoiceOrders } from '@shuyuan/contract/payments/invoice.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from '../../Payments.module.css';

type Order = OutputOf<typeof listInvoiceOrders>['items'][number];
type Props = {
  /** Those that stand on the invoice already. */
  placed: readonly Order[];
  value: readonly string[];
  error: string | null | undefined;
  onChange: (ids: string[]) => void;
};

/** Paid orders on no invoice, and what the chosen ones come to. */
export function OrderChoice({ placed, value, error, onChange }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const read = useRead(listInvoiceOrders, { pageSize: invoiceLimits.ordersMax }, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('invoice.orders.failed')} shape="list" count={2}>
      {({ items }) => {
        const orders = [...placed, ...items];
        if (orders.length === 0) return <HintText>{t('invoice.orders.none')}</HintText>;
        const chosen = orders.filter(({ id }) => value.includes(id));
        const money = sum(chosen.map((order) => amount(BigInt(order.money))));
        return (
          <Checkbox.Group
            label={t('invoice.orders.choose')}
            value={[...value]}
            error={error}
            required
            onChange={onChange}
          >
            <div className={classes.choices}>
              {orders.map((order) => (
                <Checkbox
                  key={order.id}
                  value={order.id}
                  label={
                    <bdi>{t('invoice.orders.entry', { number: order.number, money: format.price(order.money) })}</bdi>
                  }
                />
              ))}
            </div>
            <p className={classes.sum}>{t('invoice.sum', { money: format.price(money) })}</p>
          </Checkbox.Group>
        );
      }}
    </ReadStates>
  );
}

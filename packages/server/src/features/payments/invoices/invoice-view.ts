import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { InvoiceRow } from './invoice.store.ts';

export const invoiceView = (row: InvoiceRow) => ({
  id: row.id,
  status: row.status,
  billingType: row.billingType,
  title: row.title,
  money: amountToWire(amount(row.money)),
  orderNum: Number(row.orderNum),
  number: row.number,
  reason: row.reason,
  person: { id: row.memberId, fullName: row.fullName },
  createTime: row.createdAt.getTime(),
  changeTime: row.changedAt.getTime(),
});

type OrderOfInvoice = {
  readonly id: string;
  readonly number: string;
  readonly money: bigint;
  readonly paidAt: Date | null;
};

/** Only what is paid is invoiced, so there is a time. */
export const orderOfInvoiceView = ({ id, number, money, paidAt }: OrderOfInvoice) => ({
  id,
  number,
  money: amountToWire(amount(money)),
  paidTime: paidAt?.getTime() ?? 0,
});

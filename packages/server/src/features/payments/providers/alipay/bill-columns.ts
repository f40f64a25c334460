import type { BillLine } from '../payment-provider.ts';

/** Columns of the table of single payments. */
export const billColumns = {
  reference: '支付宝交易号',
  number: '商户订单号',
  kind: '业务类型',
  money: '订单金额（元）',
  refundNumber: '退款批次号/请求号',
} as const;

export const billKinds: Readonly<Record<string, BillLine['kind']>> = { 交易: 'payment', 退款: 'refund' };

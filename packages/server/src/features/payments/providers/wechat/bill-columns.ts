/** Columns of a trade bill, as far as we read them. */
export const billColumns = {
  reference: '微信订单号',
  number: '商户订单号',
  state: '交易状态',
  money: '订单金额',
  refundNumber: '商户退款单号',
  refundMoney: '申请退款金额',
} as const;

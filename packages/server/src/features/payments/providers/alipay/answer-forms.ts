import { z } from 'zod';

/** Answers of Alipay, as far as we read them. */
export const answer = z.object({ code: z.string(), sub_code: z.string().optional() });
export const wellCode = '10000';

const states = ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'] as const;
export const order = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(states),
  total_amount: z.string(),
});
export const refundQuery = z.object({ refund_status: z.string().optional(), refund_amount: z.string().optional() });
export const bill = z.object({ bill_download_url: z.url() });

/** A notification of a payment; one of a refund names what of it went back. */
export const notification = z.object({
  app_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(states),
  total_amount: z.string(),
  refund_fee: z.string().optional(),
  out_biz_no: z.string().optional(),
});

/** Answers that are no failure of what was asked. */
export const unknownOrder = ['ACQ.TRADE_NOT_EXIST'];
/** A refund that is refused so has moved nothing, and is refused again; any other refusal may be gone the next time. */
export const declinedRefund = [
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.INVALID_PARAMETER',
  'ACQ.REASON_TRADE_BEEN_FREEZEN',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_STATUS_ERROR',
];
export const noBill = ['isv.bill_not_exist', 'BILL_NOT_EXIST', 'isp.bill_not_exist', 'isv.bill-not-exist'];

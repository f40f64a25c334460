import { z } from 'zod';

const sum = z.int().nonnegative();
const states = ['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR'] as const;

export const order = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum(states),
  amount: z.object({ total: sum, currency: z.literal('CNY').optional() }).optional(),
});

/** Answers of WeChat Pay, as far as we read them. */
export const failure = z.object({ code: z.string() });
export const opened = z.object({ code_url: z.string().min(1) });

const refundStates = ['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL'] as const;

export const refund = z.object({ out_refund_no: z.string(), status: z.enum(refundStates) });
export const refundEvent = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_status: z.enum(refundStates),
});
export const bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

export const callback = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

/** Answers that are no failure of what was asked. */
export const unknownOrder = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'];
export const closedOrder = [...unknownOrder, 'ORDER_CLOSED', 'ORDERCLOSED'];
export const unknownRefund = ['RESOURCE_NOT_EXISTS'];
/** A refund that is refused so has moved nothing, and is refused again; any other refusal may be gone the next time. */
export const declinedRefund = [
  'INVALID_REQUEST',
  'NOT_ENOUGH',
  'PARAM_ERROR',
  'RESOURCE_NOT_EXISTS',
  'TRADE_OVERDUE',
  'USER_ACCOUNT_ABNORMAL',
];
export const noBill = ['NO_STATEMENT_EXIST'];

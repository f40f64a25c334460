import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { orderLimits } from './order-limits.ts';
import { orderStates } from './order-states.ts';
import { paymentMethods } from './receipts.ts';
import { refundStates, refundWays } from './refunds.ts';

const base = '/knowledge-operation/refund';
const state = z.literal(refundStates);

/** A refund as its buyer sees it. */
export const refundOut = z.object({
  id,
  number: z.string().describe('ours; the provider knows it by this number'),
  method: z.literal(paymentMethods).describe('how the money goes back'),
  money: amountOut.describe('in hundredths of a yuan'),
  coins: amountOut.describe('taken back for it, in hundredths of a coin'),
  state,
  reason: z.string(),
  createTime: time,
});

export const refundOrder = endpoint({
  method: 'PUT',
  path: '/knowledge-operation/order/:id/refund',
  summary:
    'Takes coins of an order back at its rate, then sends the money back by its provider, or says that finance has; audited (D-109).',
  access: 'ledger.manage',
  input: z
    .object({
      id,
      money: amountIn.refine((money) => money > 0n),
      left: amountIn.describe('what the caller was shown as left of the order; another sum by now is refused'),
      way: z.literal(refundWays),
      reason: text(orderLimits.reasonMax, 1),
    })
    .refine(({ money, left }) => money <= left),
  output: z.object({
    id,
    state: z.literal(orderStates),
    refund: z.object({ id, number: z.string(), state }),
  }),
  errors: [
    'payment.wrong-state',
    'payment.invoiced',
    'payment.provider-off',
    'payment.provider-failed',
    'ledger.balance-short',
    'request.stale',
    'sensitive.found',
  ],
  idempotent: true,
});

export const listRefunds = endpoint({
  method: 'GET',
  path: `${base}/pages`,
  summary:
    'The refunds of the company, the newest first; searched by their number, by order number and by who ordered.',
  access: 'ledger.manage',
  input: z.object({
    ...pagingInput,
    pageSize: pagingInput.pageSize.default(orderLimits.pageSize),
    state: state.optional(),
    search: text(50).optional(),
  }),
  output: pageOf(
    refundOut.extend({
      failure: z.string().describe('what the provider calls it; empty: nothing failed'),
      note: z.string().describe('how finance handed out what the provider held'),
      order: z.object({ id, number: z.string(), fullName: z.string() }),
      can: z.object({ settle: z.boolean() }),
    }),
  ).extend({ stuckNum: z.int().nonnegative().describe('refunds whose money a provider holds') }),
  errors: [],
});

export const settleRefund = endpoint({
  method: 'PUT',
  path: `${base}/:id/settled`,
  summary: 'Says that the money of a refund a provider holds was handed out by hand, and how; audited.',
  access: 'ledger.manage',
  input: z.object({ id, note: text(orderLimits.reasonMax, 1) }),
  output: z.object({ id, state }),
  errors: ['payment.settled-already', 'sensitive.found'],
});

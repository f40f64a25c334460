import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { orderLimits } from './order-limits.ts';
import { orderStates } from './order-states.ts';
import { paymentMethods, receiptReasons, receiptStates } from './receipts.ts';

const base = '/knowledge-operation/receipt';
const state = z.literal(receiptStates);
const paging = { ...pagingInput, pageSize: pagingInput.pageSize.default(orderLimits.pageSize) };
const orderNumber = text(orderLimits.numberMax, 1);
const settled = z.object({ id, state });

/** A sum that came; nothing is no payment. */
const moneyIn = amountIn.refine((money) => money > 0n);

export const payOrder = endpoint({
  method: 'PUT',
  path: '/knowledge-operation/order/:id/paid',
  summary:
    'Records money that has come for an order. The right amount is booked; any other money waits for finance and unlocks nothing; audited (D-119).',
  access: 'ledger.manage',
  input: z.object({ id, money: moneyIn, reference: text(orderLimits.referenceMax, 1) }),
  output: z.object({ id, state: z.literal(orderStates), receipt: state }),
  errors: ['payment.recorded-already', 'ledger.too-much'],
});

export const listReceipts = endpoint({
  method: 'GET',
  path: `${base}/pages`,
  summary: 'Money that has come, the newest first; searched by its reference, by order number and by who ordered.',
  access: 'ledger.manage',
  input: z.object({ ...paging, state: state.optional(), search: text(50).optional() }),
  output: pageOf(
    z.object({
      id,
      method: z.literal(paymentMethods),
      reference: z.string().describe('what the bank or the provider calls it'),
      money: amountOut,
      state,
      reason: z.literal(receiptReasons).nullable().describe('why it waited; null: it did not'),
      receivedTime: time,
      note: z.string(),
      order: z
        .object({ id, number: z.string(), money: amountOut, coins: amountOut, fullName: z.string() })
        .nullable()
        .describe('the order it names or was booked for'),
      can: z.object({ book: z.boolean(), return: z.boolean(), discard: z.boolean() }),
    }),
  ).extend({ openNum: z.int().nonnegative().describe('payments that wait for finance, whatever is asked for') }),
  errors: [],
});

export const recordReceipt = endpoint({
  method: 'POST',
  path: base,
  summary: 'Records money that came by bank, with or without an order it can be told to be for; audited.',
  access: 'ledger.manage',
  input: z.object({
    number: text(orderLimits.numberMax).default('').describe('of the order; empty: nobody knows'),
    money: moneyIn,
    reference: text(orderLimits.referenceMax, 1),
  }),
  output: settled,
  errors: ['payment.recorded-already', 'payment.unknown-order', 'ledger.too-much'],
  idempotent: true,
});

export const bookReceipt = endpoint({
  method: 'PUT',
  path: `${base}/:id/booked`,
  summary: 'Books a payment that waits: the coins of what came, at the rate of its order; audited.',
  access: 'ledger.manage',
  input: z.object({ id, number: orderNumber.optional().describe('the order, where the payment names none') }),
  output: settled,
  errors: ['payment.settled-already', 'payment.unknown-order', 'payment.member-left', 'ledger.too-much'],
});

export const returnReceipt = endpoint({
  method: 'PUT',
  path: `${base}/:id/returned`,
  summary: 'Says that a payment that waits was sent back by hand, and how; audited.',
  access: 'ledger.manage',
  input: z.object({ id, note: text(orderLimits.reasonMax, 1) }),
  output: settled,
  errors: ['payment.settled-already', 'sensitive.found'],
});

export const discardReceipt = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Takes back a payment that was typed by mistake; what a provider says came stays. Audited.',
  access: 'ledger.manage',
  input: idOnly,
  output: settled,
  errors: ['payment.settled-already'],
});

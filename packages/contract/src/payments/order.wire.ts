import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { orderLimits } from './order-limits.ts';
import { orderStates } from './order-states.ts';
import { providerNames } from './provider-names.ts';
import { refundOut } from './refund.wire.ts';
import { refundWays } from './refunds.ts';

const base = '/knowledge-operation/order';
const state = z.literal(orderStates);
const paging = { ...pagingInput, pageSize: pagingInput.pageSize.default(orderLimits.pageSize) };

const orderOut = z.object({
  id,
  number: z.string().describe('what whoever pays writes on their transfer'),
  state,
  money: amountOut.describe('in hundredths of a yuan'),
  coins: amountOut.describe('in hundredths of a coin'),
  refunded: amountOut.describe('of its money went back or is on its way'),
  refundNum: z.int().nonnegative().describe('its refunds, also those that failed'),
  createTime: time,
  expireTime: time,
  paidTime: time.nullable(),
  can: z.object({ cancel: z.boolean() }),
});
const transferOut = z.object({
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  hint: z.string(),
});
const decided = z.object({ id, state });

export const readTopUp = endpoint({
  method: 'GET',
  path: `${base}/top-up`,
  summary: 'Whether the caller may buy coins for money, and at which rate (D-107).',
  access: 'member',
  input: z.object({}),
  output: z.object({
    rule: z.object({ coinsPerYuan: z.int(), maxYuan: z.int() }).nullable().describe('null: coins are not sold here'),
    waitingNum: z.int().nonnegative().describe('orders of the caller that wait for their money'),
  }),
  errors: [],
});

export const createOrder = endpoint({
  method: 'POST',
  path: base,
  summary: 'Orders coins for money; they come when the money has come (D-119).',
  access: 'member',
  input: z.object({
    yuan: z.int().min(1).max(orderLimits.maxYuan),
    coinsPerYuan: z.int().min(1).describe('what the caller was shown; another rate by now is refused'),
  }),
  output: idOnly,
  errors: ['payment.off', 'payment.over-limit', 'payment.too-many', 'price.changed'],
  idempotent: true,
  rateLimit: { max: 20, per: 'caller' },
});

export const listOwnOrders = endpoint({
  method: 'GET',
  path: `${base}/mine`,
  summary: 'The orders of the caller, the newest first.',
  access: 'member',
  input: z.object({ ...paging, state: state.optional() }),
  output: pageOf(orderOut),
  errors: [],
});

export const readOrder = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An order of the caller, its refunds and, while it waits, where its money is sent to.',
  access: 'member',
  input: idOnly,
  output: orderOut.extend({
    transfer: transferOut.nullable(),
    methods: z.array(z.literal(providerNames)).describe('providers it may be paid with now'),
    refunds: z.array(refundOut).describe('the newest first'),
  }),
  errors: [],
});

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Closes an order of the caller that waits for its money.',
  access: 'member',
  input: idOnly,
  output: decided,
  errors: ['payment.wrong-state'],
});

export const listOrders = endpoint({
  method: 'GET',
  path: `${base}/pages`,
  summary: 'The orders of the company, the newest first; searched by number and by the name of who ordered.',
  access: 'ledger.manage',
  input: z.object({ ...paging, state: state.optional(), search: text(50).optional() }),
  output: pageOf(
    orderOut.extend({
      person: z.object({ id, fullName: z.string() }),
      reference: z.string().describe('what the bank calls the transfer'),
      refundedCoins: amountOut.describe('coins taken back for it'),
      left: amountOut.describe('of its money, that may be refunded'),
      ways: z.array(z.literal(refundWays)).describe('how its money may go back'),
      can: z.object({ pay: z.boolean(), refund: z.boolean() }),
    }),
  ),
  errors: [],
});

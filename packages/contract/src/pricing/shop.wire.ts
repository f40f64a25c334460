import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { shopKinds, shopLimits, shopOrderStates } from './shop.ts';

const base = '/knowledge-operation/shop';
const state = z.literal(shopOrderStates);
const stock = z.int().min(0).max(shopLimits.stock).nullable().describe('how many are left; null: without end');
const perPerson = z.int().min(1).max(shopLimits.perPerson).nullable().describe('null: as many as one likes');

const itemOut = z.object({
  id,
  kind: z.literal(shopKinds),
  title: z.string(),
  description: z.string(),
  price: amountOut.describe('in hundredths of a point'),
  stock,
  perPerson,
});
const itemFields = {
  title: text(shopLimits.title, 1),
  description: text(shopLimits.description).default(''),
  price: amountIn.refine((price) => price > 0n),
  stock: stock.default(null),
  perPerson: perPerson.default(null),
};

export const listShopItems = endpoint({
  method: 'GET',
  path: `${base}/items`,
  summary: 'What points buy, the newest first, with how many of each the caller has ordered.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    itemOut.extend({
      price: amountOut.describe('in hundredths of a point, with the discount of the caller’s grade'),
      fullPrice: amountOut,
      ownNum: z.int().nonnegative(),
    }),
  ).extend({
    integral: amountOut.describe('the points the caller has'),
  }),
  errors: [],
});

export const listManagedItems = endpoint({
  method: 'GET',
  path: `${base}/managed-items`,
  summary: 'Everything of the shop, also what is not offered, the newest first.',
  access: 'ledger.manage',
  input: z.object(pagingInput),
  output: pageOf(itemOut.extend({ cardName: z.string().nullable(), isActive: z.boolean() })),
  errors: [],
});

export const createShopItem = endpoint({
  method: 'POST',
  path: `${base}/items`,
  summary: 'Offers something for points; audited.',
  access: 'ledger.manage',
  input: z.object({
    ...itemFields,
    kind: z.literal(shopKinds),
    cardId: id.nullable().default(null).describe('of a card which one; of anything else null'),
  }),
  output: idOnly,
  errors: ['price.unknown-card', 'sensitive.found'],
});

export const changeShopItem = endpoint({
  method: 'PUT',
  path: `${base}/items/:id`,
  summary: 'Changes what is offered, or offers it no more; what was ordered stays as it was; audited.',
  access: 'ledger.manage',
  input: z.object({ id, ...itemFields, isActive: z.boolean().default(true) }),
  output: idOnly,
  errors: ['sensitive.found'],
});

export const orderShopItem = endpoint({
  method: 'POST',
  path: `${base}/orders`,
  summary: 'Orders one for points: paid, out of the stock and ordered, or none of it.',
  access: 'member',
  input: z.object({ itemId: id, price: amountIn.describe('what the caller was shown; another price is refused') }),
  output: z.object({ id, state, integral: amountOut.describe('what the caller has now') }),
  errors: [
    'price.not-for-sale',
    'shop.sold-out',
    'shop.too-many',
    'price.owned',
    'price.changed',
    'ledger.balance-short',
    'ledger.too-much',
  ],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

const orderOut = z.object({
  id,
  title: z.string().describe('as it was called then'),
  price: amountOut,
  state,
  reason: z.string().describe('of whoever cancelled it for them; else empty'),
  createTime: time,
  changeTime: time,
  can: z.object({ handOut: z.boolean(), cancel: z.boolean() }),
});

export const listOwnShopOrders = endpoint({
  method: 'GET',
  path: `${base}/orders/mine`,
  summary: 'What the caller has ordered for points, the newest first.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(orderOut),
  errors: [],
});

export const listShopOrders = endpoint({
  method: 'GET',
  path: `${base}/orders`,
  summary: 'The orders of the company for whoever hands things out, the newest first.',
  access: 'ledger.manage',
  input: z.object({ ...pagingInput, state: state.optional() }),
  output: pageOf(orderOut.extend({ memberName: z.string() })),
  errors: [],
});

export const cancelShopOrder = endpoint({
  method: 'POST',
  path: `${base}/orders/:id/cancel`,
  summary: 'Cancels an order of the caller that waits; the points come back.',
  access: 'member',
  input: z.object({ id }),
  output: z.object({ id, state }),
  errors: ['payment.wrong-state', 'ledger.too-much'],
});

export const handOutShopOrder = endpoint({
  method: 'POST',
  path: `${base}/orders/:id/hand-out`,
  summary: 'The thing was handed out; who ordered it is told; audited.',
  access: 'ledger.manage',
  input: z.object({ id }),
  output: z.object({ id, state }),
  errors: ['payment.wrong-state'],
});

export const refuseShopOrder = endpoint({
  method: 'POST',
  path: `${base}/orders/:id/refuse`,
  summary: 'Cancels an order that waits, for its buyer, who reads why and has the points back; audited.',
  access: 'ledger.manage',
  input: z.object({ id, reason: text(shopLimits.reason, 1) }),
  output: z.object({ id, state }),
  errors: ['payment.wrong-state', 'ledger.too-much', 'sensitive.found'],
});

import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { memberOut } from '../people/people.wire.ts';
import { sellableTypes } from './cards.ts';
import { seatLimits, seatObstacles } from './seat-limits.ts';

const base = '/knowledge-operation/currency/seat-order';
const count = z.int().nonnegative();

const orderOut = z.object({
  id,
  businessType: z.enum(sellableTypes),
  businessId: id,
  title: z.string().describe('as it was called when the seats were bought'),
  quantity: z.int().positive(),
  handedOutNum: count,
  discountCoin: amountOut.describe('of one seat'),
  totalCoin: amountOut,
  payerName: z.string().nullable().describe('the share account that paid; null: the buyer'),
  createTime: time,
  endTime: time.nullable().describe('when it was paid back or taken back; its seats are closed since'),
});

export const listSeatOrders = endpoint({
  method: 'GET',
  path: `${base}-pages`,
  summary: 'The seats the caller, or a share account of theirs, has bought for others, the newest first (D-115).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(orderOut).extend({
    canBuy: z.boolean().describe('the caller directs an organisation or owns a share account'),
  }),
  errors: [],
});

export const listSeats = endpoint({
  method: 'GET',
  path: `${base}/:id/seats`,
  summary: 'An order of the caller’s and those who have a seat of it, the latest first.',
  access: 'member',
  input: z.object({ id, ...pagingInput }),
  output: pageOf(
    z.object({
      memberId: id,
      memberName: z.string(),
      createTime: time,
      canTakeBack: z.boolean().describe('its receiver has not opened it yet'),
    }),
  ).extend({ order: orderOut }),
  errors: [],
});

export const listSeatPeople = endpoint({
  method: 'GET',
  path: `${base}/:id/people`,
  summary: 'The people the seats of an order may be handed out to, by name.',
  access: 'member',
  input: z.object({ id, ...pagingInput, search: text(50).optional() }),
  output: pageOf(memberOut),
  errors: [],
});

export const handOutSeats = endpoint({
  method: 'POST',
  path: `${base}/:id/hand-out`,
  summary: 'Gives seats to people, who have it as if they had bought it and are told; who has it already is left out.',
  access: 'member',
  input: z.object({ id, memberIds: z.array(id).min(1).max(seatLimits.handOut) }),
  output: z.object({
    handedOutNum: count.describe('how many got a seat now'),
    freeNum: count,
    skipped: z.array(z.object({ memberId: id, memberName: z.string(), reason: z.enum(seatObstacles) })),
  }),
  errors: ['seat.none-left', 'pack.unknown-person', 'payment.wrong-state', 'price.not-for-sale'],
  idempotent: true,
  rateLimit: { max: 60, per: 'caller' },
});

export const takeBackSeat = endpoint({
  method: 'POST',
  path: `${base}/:id/take-back`,
  summary: 'Takes a seat back whose receiver has not opened it; it can be handed to somebody else.',
  access: 'member',
  input: z.object({ id, memberId: id }),
  output: z.object({ freeNum: count }),
  errors: ['seat.used'],
});

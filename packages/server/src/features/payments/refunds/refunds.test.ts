import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { reverseTrade, listTenantTrades } from '@shuyuan/contract/ledger/currency.wire';
import { listOrders, listOwnOrders, readOrder } from '@shuyuan/contract/payments/order.wire';
import * as wire from '@shuyuan/contract/payments/refund.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import { paymentsOf } from '../../../world/tests/money/test-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  world = await openWorld();
  payments = paymentsOf(world);
});
afterAll(() => world.close());

const codeOf = (code: keyof typeof errorTable) => errorTable[code].number;
const newcomer = () => payments.newcomer();
const coinsOf = (account: string) => payments.coinsOf(account);
const orderRow = async (id: string) =>
  (await world.rows('select state, refunded, refunded_coins from payment_order where id = $1', [id]))[0];
async function spend(account: string, hundredths: bigint) {
  const { leg, person, post } = ledgerOf(world);
  await post({ legs: [leg(person(await payments.idOf(account)), -hundredths), leg(null, hundredths)] });
}

test('[D-109] [D-119] an order is refunded in parts at its rate; with the last it is refunded, and its buyer sees each', async () => {
  const buyer = await newcomer();
  const id = await payments.paid(buyer, 20);
  const first = await payments.refund(id, { money: 550, reason: '少用了' });
  expect(first.body).toMatchObject({
    id,
    state: 'paid',
    refund: { number: expect.stringMatching(/^SR\d{10}$/), state: 'done' },
  });
  expect(await coinsOf(buyer)).toBe(14_500n);
  const own = await payments.as(buyer);
  expect((await own.call(readOrder, { id })).body).toMatchObject({
    state: 'paid',
    refunded: 550,
    refunds: [{ money: 550, coins: 5_500, method: 'bank', state: 'done', reason: '少用了' }],
  });
  const dean = await payments.finance();
  const { items } = (await dean.call(listOrders, { search: (await own.call(readOrder, { id })).body.number })).body;
  expect(items).toMatchObject([
    { id, refunded: 550, left: 1_450, refundNum: 1, ways: ['hand'], can: { refund: true } },
  ]);
  expect((await payments.refund(id, { money: 1_449 })).body.state).toBe('paid');
  expect((await payments.refund(id, { money: 1 })).body.state).toBe('refunded');
  expect(await coinsOf(buyer)).toBe(0n);
  expect(await orderRow(id)).toEqual({ state: 'refunded', refunded: 2_000n, refunded_coins: 20_000n });
  expect((await own.call(listOwnOrders, { state: 'refunded' })).body.items).toMatchObject([{ id, refundNum: 3 }]);
  const told = (await payments.noticesAbout(id)).filter(({ text }) => text.startsWith('refund'));
  expect(told.map(({ text, values }) => [text, values])).toMatchObject([
    ['refundedPart', { money: '5.50', reason: '少用了' }],
    ['refundedPart', { money: '14.49' }],
    ['refundedPart', { money: '0.01' }],
  ]);
  expect(await payments.faults()).toEqual([]);
});

test('[D-109] [ledger.balance-short] of spent coins a part is taken whole or not at all, and never below zero', async () => {
  const buyer = await newcomer();
  const id = await payments.paid(buyer, 20);
  await spend(buyer, 15_000n);
  const before = await payments.snapshot();
  for (const money of [2_000, 501]) {
    const refused = await payments.refund(id, { money });
    expect(refused.body.errorCode).toBe(codeOf('ledger.balance-short'));
  }
  expect(await payments.snapshot()).toBe(before);
  expect((await payments.refund(id, { money: 500 })).status).toBe(200);
  expect(await coinsOf(buyer)).toBe(0n);
  expect(await orderRow(id)).toMatchObject({ state: 'paid', refunded: 500n });
  expect(await payments.faults()).toEqual([]);
});

test('[D-109] [request.stale] a click made twice is one refund, by its key and by what was left', async () => {
  const buyer = await newcomer();
  const id = await payments.paid(buyer, 20);
  const dean = await payments.finance();
  const input = { id, money: 500, left: 2_000, way: 'hand', reason: '退' } as const;
  const extra = { headers: { [idempotencyHeader]: 'one-and-the-same-refund' } };
  const first = await dean.call(wire.refundOrder, input, extra);
  expect((await dean.call(wire.refundOrder, input, extra)).body).toEqual(first.body);
  expect((await dean.call(wire.refundOrder, input)).body.errorCode).toBe(codeOf('request.stale'));
  expect(await payments.refundsOf(id)).toHaveLength(1);
  expect(await coinsOf(buyer)).toBe(15_000n);
});

test('[D-109] [D-119] of many refunds of one order at once one is made, and never more than was paid', async () => {
  const buyer = await newcomer();
  const id = await payments.paid(buyer, 20);
  const many = await Promise.all(Array.from({ length: 6 }, () => payments.refund(id, { money: 1_500, left: 2_000 })));
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  const parts = await Promise.all([300, 300, 300].map((money) => payments.refund(id, { money, left: 500 })));
  expect(parts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await orderRow(id)).toEqual({ state: 'paid', refunded: 1_800n, refunded_coins: 18_000n });
  expect(await coinsOf(buyer)).toBe(2_000n);
  await expect(
    world.rows('update payment_order set refunded = money + 1 where id = $1', [id]),
    'the database refuses it, too',
  ).rejects.toThrow('check');
  expect(await payments.faults()).toEqual([]);
});

test('[D-109] [ledger.reversed] coins go back once, by a refund or by the book', async () => {
  const buyer = await newcomer();
  const [id, other] = [await payments.paid(buyer, 20), await payments.paid(buyer, 10)];
  const dean = await payments.finance();
  const reverse = (trade: unknown) => dean.call(reverseTrade, { id: String(trade), reason: '记错了' });
  const tradeOf = async (order: string) =>
    (await world.rows('select trade_id from payment_order where id = $1', [order]))[0]?.['trade_id'];
  await payments.refund(id, { money: 500 });
  const [taken] = await world.rows('select trade_id from payment_refund where order_id = $1', [id]);
  for (const trade of [await tradeOf(id), taken?.['trade_id']])
    expect((await reverse(trade)).body.errorCode).toBe(codeOf('ledger.reversed'));
  const { items } = (await dean.call(listTenantTrades, { rewardType: 1, pageSize: 10 })).body;
  expect(items.find((trade) => trade.id === taken?.['trade_id'])).toMatchObject({ isReversible: false });
  expect((await reverse(await tradeOf(other))).status).toBe(200);
  expect(await coinsOf(buyer)).toBe(15_000n);
  expect((await payments.refund(other, { money: 400 })).status).toBe(200);
  expect((await payments.refund(other)).body.state).toBe('refunded');
  expect(await coinsOf(buyer)).toBe(15_000n);
  expect(await payments.faults()).toEqual([]);
});

test('[D-109] finance finds refunds by state, by their number, by order and by who ordered', async () => {
  const buyer = await newcomer();
  const id = await payments.paid(buyer, 20);
  const number = (await payments.refund(id, { money: 500 })).body.refund.number;
  const dean = await payments.finance();
  const found = async (input: object) => (await dean.call(wire.listRefunds, input)).body;
  const name = `新人${buyer.replace('newcomer', '')}`;
  for (const search of [number, number.toLowerCase(), name])
    expect((await found({ search })).items).toMatchObject([
      { number, money: 500, state: 'done', order: { id }, note: '', failure: '', can: { settle: false } },
    ]);
  expect((await found({ search: '%' })).items).toEqual([]);
  expect(await found({ search: number, state: 'stuck' })).toMatchObject({ items: [], stuckNum: 0 });
});

test('[D-109] refused: visitors 401, everybody but finance 403, wrong states and sums, bad input 422; nothing changes', async () => {
  const buyer = await newcomer();
  const [waiting, id] = [await payments.order(buyer, 2), await payments.paid(buyer, 5)];
  const before = await payments.snapshot();
  const input = { id, money: 100, left: 500, way: 'hand', reason: '退' } as const;
  const settle = { id: 'nothing', note: '已退' };
  for (const [caller, status] of [
    [world.visitor, 401],
    [await payments.as(buyer), 403],
  ] as const) {
    expect((await caller.call(wire.refundOrder, input)).status).toBe(status);
    expect((await caller.call(wire.listRefunds, {})).status).toBe(status);
    expect((await caller.call(wire.settleRefund, settle)).status).toBe(status);
  }
  const dean = await payments.finance();
  const refund = (over: Partial<Record<keyof typeof input, unknown>>) =>
    dean.call(wire.refundOrder, { ...input, ...over } as typeof input);
  expect((await refund({ id: waiting, left: 200 })).body.errorCode).toBe(codeOf('payment.wrong-state'));
  expect((await refund({ left: 499 })).body.errorCode).toBe(codeOf('request.stale'));
  expect((await refund({ way: 'provider' })).body.errorCode).toBe(codeOf('payment.provider-off'));
  expect((await refund({ id: 'nothing' })).status).toBe(404);
  for (const bad of [{ money: 0 }, { money: -1 }, { money: 501 }, { money: 1.5 }, { way: 'other' }, { reason: '' }])
    expect((await refund(bad)).status, JSON.stringify(bad)).toBe(422);
  expect((await dean.call(wire.settleRefund, settle)).status).toBe(404);
  expect((await dean.call(wire.settleRefund, { ...settle, note: '' })).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
});

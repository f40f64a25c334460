import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import * as wire from '@shuyuan/contract/payments/order.wire';
import { payOrder } from '@shuyuan/contract/payments/receipt.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { paymentsOf } from '../../../world/tests/money/test-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  world = await openWorld();
  payments = paymentsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
/** Somebody without an order of their own story. */
const newcomer = () => payments.newcomer();

test('[D-107] [D-119] coins are ordered at the rate that is shown, wait for their money, and come with it', async () => {
  const buyer = await newcomer();
  const caller = await payments.as(buyer);
  expect((await caller.call(wire.readTopUp, {})).body).toEqual({
    rule: { coinsPerYuan: 10, maxYuan: 5_000 },
    waitingNum: 0,
  });
  const id = await payments.order(buyer, 30);
  const read = (await caller.call(wire.readOrder, { id })).body;
  expect(read).toMatchObject({ state: 'created', money: 3_000, coins: 30_000, paidTime: null, can: { cancel: true } });
  expect(read.number).toMatch(/^SY\d{10}$/);
  expect(read.transfer).toMatchObject({ holder: '青禾智造股份有限公司' });
  expect(await payments.coinsOf(buyer)).toBe(0n);
  expect((await payments.pay(id, 3_000)).body).toEqual({ id, state: 'paid', receipt: 'booked' });
  expect(await payments.coinsOf(buyer)).toBe(30_000n);
  expect((await caller.call(wire.listOwnOrders, { state: 'paid' })).body.items).toMatchObject([
    { id, state: 'paid', paidTime: expect.any(Number), can: { cancel: false } },
  ]);
  const sides = await world.rows(
    'select trade_type from ledger_entry join payment_order o using (trade_id) where o.id = $1',
    [id],
  );
  expect(sides).toEqual([{ trade_type: TradeType.topUp }, { trade_type: TradeType.topUp }]);
  expect((await caller.call(wire.readOrder, { id })).body.transfer).toBeNull();
  expect(await payments.faults()).toEqual([]);
});

test('[D-119] of many who book the same money at once one does; the coins come once', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 5);
  const answers = await Promise.all(Array.from({ length: 6 }, () => payments.pay(id, 500)));
  const codes = answers.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b);
  expect(codes).toEqual([0, ...Array.from({ length: 5 }, () => numberOf('payment.recorded-already'))]);
  expect(await payments.coinsOf(buyer)).toBe(5_000n);
  expect(await payments.faults()).toEqual([]);
});

test('[D-119] an order nobody pays for closes, and money that comes late is booked all the same', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 7);
  payments.pass(9 * dayMs);
  await payments.expire();
  expect(await payments.stateOf(id)).toBe('created');
  payments.pass(2 * dayMs);
  await payments.expire();
  expect(await payments.stateOf(id)).toBe('closed');
  await payments.expire();
  expect((await payments.pay(id, 700)).status).toBe(200);
  expect(await payments.coinsOf(buyer)).toBe(7_000n);
});

test('[D-119] [payment.wrong-state] a buyer cancels what waits, once, and nothing that is paid', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 1);
  const caller = await payments.as(buyer);
  expect((await caller.call(wire.cancelOrder, { id })).body).toEqual({ id, state: 'closed' });
  expect((await caller.call(wire.cancelOrder, { id })).body.errorCode).toBe(numberOf('payment.wrong-state'));
  const paid = await payments.paid(buyer, 1);
  const before = await payments.snapshot();
  expect((await caller.call(wire.cancelOrder, { id: paid })).body.errorCode).toBe(numberOf('payment.wrong-state'));
  expect(await payments.snapshot()).toBe(before);
});

test('[D-109] a refund takes all coins back or none, once, and not those taken back by hand already', async () => {
  const buyer = await newcomer();
  const id = await payments.paid(buyer, 20);
  const dean = await payments.finance();
  const refund = (order: string) => payments.refund(order, { left: 2_000, money: 2_000 });
  await world.rows(`update ledger_account set amount_out = 5000 where holder_id = $1 and currency = 1`, [
    await payments.idOf(buyer),
  ]);
  expect((await refund(id)).body.errorCode).toBe(numberOf('ledger.balance-short'));
  expect(await payments.stateOf(id)).toBe('paid');
  await world.rows(`update ledger_account set amount_out = 0 where holder_id = $1 and currency = 1`, [
    await payments.idOf(buyer),
  ]);
  expect((await refund(id)).body).toMatchObject({ id, state: 'refunded', refund: { state: 'done' } });
  expect(await payments.coinsOf(buyer)).toBe(0n);
  expect((await refund(id)).body.errorCode).toBe(numberOf('payment.wrong-state'));
  const other = await payments.paid(buyer, 20);
  const [row] = await world.rows('select trade_id from payment_order where id = $1', [other]);
  expect((await dean.call(reverseTrade, { id: String(row?.['trade_id']), reason: '记错了' })).status).toBe(200);
  expect((await refund(other)).status).toBe(200);
  expect(await payments.coinsOf(buyer)).toBe(0n);
  expect(await payments.faults()).toEqual([]);
});

test('[payment.too-many] [payment.over-limit] [payment.off] [price.changed] what may be ordered is bounded', async () => {
  const buyer = await newcomer();
  const caller = await payments.as(buyer);
  const order = (yuan: number, coinsPerYuan = 10) => caller.call(wire.createOrder, { yuan, coinsPerYuan });
  expect((await order(5_001)).body.errorCode).toBe(numberOf('payment.over-limit'));
  expect((await order(5, 11)).body.errorCode).toBe(numberOf('price.changed'));
  for (const yuan of [0, -1, 1.5, 1e9]) expect((await order(yuan)).status).toBe(422);
  const many = await Promise.all([1, 2, 3, 4, 5].map((yuan) => order(yuan)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(many.flatMap(({ body }) => body.errorCode ?? [])).toEqual([
    numberOf('payment.too-many'),
    numberOf('payment.too-many'),
  ]);
  await payments.setRule(0);
  expect((await caller.call(wire.readTopUp, {})).body.rule).toBeNull();
  expect(
    (await (await payments.as(await newcomer())).call(wire.createOrder, { yuan: 1, coinsPerYuan: 10 })).body.errorCode,
  ).toBe(numberOf('payment.off'));
  await payments.setRule(10);
});

test('[D-026] an order sent twice with one key is one order', async () => {
  const buyer = await newcomer();
  const caller = await payments.as(buyer);
  const extra = { headers: { [idempotencyHeader]: 'one-and-the-same-order' } };
  const input = { yuan: 3, coinsPerYuan: 10 };
  const first = await caller.call(wire.createOrder, input, extra);
  expect((await caller.call(wire.createOrder, input, extra)).body).toEqual(first.body);
  expect((await caller.call(wire.listOwnOrders, {})).body.recordCount).toBe(1);
});

test('[D-119] refused: visitors 401, orders of others 404, finance’s calls to everybody else 403; nothing changes', async () => {
  const [buyer, other] = [await newcomer(), await newcomer()];
  const id = await payments.order(buyer, 2);
  const before = await payments.snapshot();
  const stranger = await payments.as(other);
  const owner = await payments.as(buyer);
  const pay = { id, money: 200, reference: '流水' };
  for (const endpoint of [wire.readTopUp, wire.listOwnOrders, wire.listOrders])
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
  for (const caller of [owner, stranger]) {
    expect((await caller.call(wire.listOrders, {})).status).toBe(403);
    expect((await caller.call(payOrder, pay)).status).toBe(403);
  }
  expect((await stranger.call(wire.readOrder, { id })).status).toBe(404);
  expect((await stranger.call(wire.cancelOrder, { id })).status).toBe(404);
  const dean = await payments.finance();
  expect((await dean.call(payOrder, { ...pay, id: 'nothing' })).status).toBe(404);
  expect((await dean.call(payOrder, { ...pay, reference: '' })).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
});

test('[D-119] finance finds an order by the number on a transfer and by who ordered', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 2);
  const { number } = (await (await payments.as(buyer)).call(wire.readOrder, { id })).body;
  const dean = await payments.finance();
  const found = async (search: string) =>
    (await dean.call(wire.listOrders, { search })).body.items.map((order) => order.id);
  expect(await found(number.toLowerCase())).toEqual([id]);
  expect(await found(`新人${buyer.replace('newcomer', '')}`)).toContain(id);
  expect(await found('没有这个人')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

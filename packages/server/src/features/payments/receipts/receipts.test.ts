import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { listOwnOrders, readOrder } from '@shuyuan/contract/payments/order.wire';
import * as wire from '@shuyuan/contract/payments/receipt.wire';
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

const codeOf = (code: keyof typeof errorTable) => errorTable[code].number;
const newcomer = () => payments.newcomer();
const numberOf = async (id: string): Promise<string> =>
  String((await world.rows('select number from payment_order where id = $1', [id]))[0]?.['number']);
/** The payments recorded for an order, the oldest first. */
const receiptsOf = (orderId: string) =>
  world.rows(
    'select id, money, state, reason, reference from payment_receipt where order_id = $1 order by received_at, id',
    [orderId],
  );
const record = async (number: string, money: number, reference: string) =>
  (await payments.finance()).call(wire.recordReceipt, { number, money, reference });
const book = async (id: string, number?: string) =>
  (await payments.finance()).call(wire.bookReceipt, { id, ...(number !== undefined && { number }) });
const sendBack = async (id: string, note = '已原路退回') =>
  (await payments.finance()).call(wire.returnReceipt, { id, note });
const leave = (account: string) => world.rows(`update member set state = 'left' where account = $1`, [account]);
/** Money of another amount for a new order of a buyer; the payment that waits. */
async function otherAmount(buyer: string, yuan: number, money: number) {
  const id = await payments.order(buyer, yuan);
  expect((await payments.pay(id, money)).body).toEqual({ id, state: 'created', receipt: 'open' });
  return { id, receipt: String((await receiptsOf(id))[0]?.['id']) };
}

test('[D-119] money of another amount is recorded, unlocks nothing, and is booked at the rate of its order', async () => {
  for (const money of [450, 550]) {
    const buyer = await newcomer();
    const { id, receipt } = await otherAmount(buyer, 5, money);
    expect(await payments.coinsOf(buyer)).toBe(0n);
    expect(await receiptsOf(id)).toMatchObject([{ money: BigInt(money), state: 'open', reason: 'other-amount' }]);
    expect((await book(receipt)).body).toEqual({ id: receipt, state: 'booked' });
    expect(await payments.coinsOf(buyer)).toBe(BigInt(money) * 10n);
    const own = (await (await payments.as(buyer)).call(readOrder, { id })).body;
    expect(own).toMatchObject({ state: 'paid', money, coins: money * 10 });
    expect((await payments.refund(id)).status).toBe(200);
    expect(await payments.coinsOf(buyer)).toBe(0n);
  }
  expect(await payments.faults()).toEqual([]);
});

test('[D-119] [payment.member-left] money of somebody who left is recorded, booked for nobody, and sent back', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 2);
  await leave(buyer);
  expect((await payments.pay(id, 200)).body).toEqual({ id, state: 'created', receipt: 'open' });
  const [row] = await receiptsOf(id);
  expect(row).toMatchObject({ state: 'open', reason: 'member-left' });
  const before = await payments.snapshot();
  expect((await book(String(row?.['id']))).body.errorCode).toBe(codeOf('payment.member-left'));
  expect(await payments.snapshot()).toBe(before);
  expect((await sendBack(String(row?.['id']))).body.state).toBe('returned');
  expect(await payments.coinsOf(buyer)).toBe(0n);
});

test('[D-119] money for an order that is paid or refunded waits, and is booked as a further order beside it', async () => {
  for (const isRefunded of [false, true]) {
    const buyer = await newcomer();
    const id = await payments.paid(buyer, 3);
    if (isRefunded) await payments.refund(id);
    const held = await payments.coinsOf(buyer);
    expect((await payments.pay(id, 200, '流水 0002')).body).toMatchObject({ receipt: 'open' });
    const waiting = (await receiptsOf(id)).find(({ state }) => state === 'open');
    expect(waiting).toMatchObject({ reason: 'paid-already' });
    expect(await payments.coinsOf(buyer)).toBe(held);
    expect((await book(String(waiting?.['id']))).status).toBe(200);
    expect(await payments.coinsOf(buyer)).toBe(BigInt(String(held)) + 2_000n);
    const { items } = (await (await payments.as(buyer)).call(listOwnOrders, {})).body;
    expect(items.map(({ state, money }) => [state, money])).toEqual([
      ['paid', 200],
      [isRefunded ? 'refunded' : 'paid', 300],
    ]);
  }
  expect(await payments.faults()).toEqual([]);
});

test('[D-119] [payment.unknown-order] money nobody wrote a number on waits until finance names its order', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 4);
  const { body } = await record('', 400, '流水 无号');
  expect(body.state).toBe('open');
  const before = await payments.snapshot();
  for (const number of [undefined, 'SY0000000000'])
    expect((await book(body.id, number)).body.errorCode).toBe(codeOf('payment.unknown-order'));
  expect((await record('SY0000000000', 400, '流水 错号')).body.errorCode).toBe(codeOf('payment.unknown-order'));
  expect(await payments.snapshot()).toBe(before);
  expect((await book(body.id, (await numberOf(id)).toLowerCase())).body.state).toBe('booked');
  expect(await payments.stateOf(id)).toBe('paid');
  expect(await payments.coinsOf(buyer)).toBe(4_000n);
});

test('[D-119] money recorded with the number of its order is booked at once', async () => {
  const buyer = await newcomer();
  const id = await payments.order(buyer, 6);
  expect((await record(await numberOf(id), 600, '流水 有号')).body.state).toBe('booked');
  expect(await payments.coinsOf(buyer)).toBe(6_000n);
});

test('[D-119] [payment.recorded-already] [payment.settled-already] no payment counts twice, whoever is quicker', async () => {
  const buyer = await newcomer();
  const { id, receipt } = await otherAmount(buyer, 5, 450);
  const before = await payments.snapshot();
  expect((await payments.pay(id, 450)).body.errorCode).toBe(codeOf('payment.recorded-already'));
  expect((await payments.pay(id, 500)).body.errorCode).toBe(codeOf('payment.recorded-already'));
  expect(await payments.snapshot()).toBe(before);
  const answers = await Promise.all([book(receipt), sendBack(receipt), book(receipt), sendBack(receipt)]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.errorCode)).toEqual(Array(3).fill(codeOf('payment.settled-already')));
  const isBooked = (await receiptsOf(id))[0]?.['state'] === 'booked';
  expect(await payments.coinsOf(buyer)).toBe(isBooked ? 4_500n : 0n);
  const settled = await payments.snapshot();
  expect((await book(receipt)).body.errorCode).toBe(codeOf('payment.settled-already'));
  expect((await sendBack(receipt)).body.errorCode).toBe(codeOf('payment.settled-already'));
  expect(await payments.snapshot()).toBe(settled);
});

test('[D-119] what was typed by mistake is taken back and typed again; what a provider says came is not', async () => {
  const buyer = await newcomer();
  const { id, receipt } = await otherAmount(buyer, 5, 50);
  const dean = await payments.finance();
  expect((await dean.call(wire.discardReceipt, { id: receipt })).body.state).toBe('discarded');
  expect((await dean.call(wire.discardReceipt, { id: receipt })).body.errorCode).toBe(
    codeOf('payment.settled-already'),
  );
  expect((await payments.pay(id, 500)).body).toEqual({ id, state: 'paid', receipt: 'booked' });
  expect(await payments.coinsOf(buyer)).toBe(5_000n);
  const other = await otherAmount(await newcomer(), 5, 60);
  await world.rows(`update payment_receipt set method = 'wechat' where id = $1`, [other.receipt]);
  const before = await payments.snapshot();
  expect((await dean.call(wire.discardReceipt, { id: other.receipt })).body.errorCode).toBe(
    codeOf('payment.settled-already'),
  );
  expect(await payments.snapshot()).toBe(before);
});

test('[D-119] the right amount is booked while another one waits; the other stays where it is', async () => {
  const buyer = await newcomer();
  const { id, receipt } = await otherAmount(buyer, 5, 450);
  expect((await payments.pay(id, 500, '流水 补足')).body).toEqual({ id, state: 'paid', receipt: 'booked' });
  expect(await payments.coinsOf(buyer)).toBe(5_000n);
  expect((await receiptsOf(id)).map(({ state }) => state)).toEqual(['open', 'booked']);
  expect((await book(receipt)).status).toBe(200);
  expect(await payments.coinsOf(buyer)).toBe(9_500n);
  expect(await payments.faults()).toEqual([]);
});

test('[D-119] finance finds what waits, its reason and its order, and how many there are', async () => {
  const buyer = await newcomer();
  const { id } = await otherAmount(buyer, 5, 450);
  const dean = await payments.finance();
  const number = await numberOf(id);
  const found = (await dean.call(wire.listReceipts, { search: number })).body;
  expect(found.items).toMatchObject([
    { method: 'bank', money: 450, reason: 'other-amount', order: { number, money: 500 }, can: { book: true } },
  ]);
  expect((await dean.call(wire.listReceipts, { search: '流水 0001', state: 'open' })).body.items[0]?.order?.id).toBe(
    id,
  );
  expect((await dean.call(wire.listReceipts, { search: '%' })).body.items).toEqual([]);
  const open = await world.rows(`select from payment_receipt where state = 'open'`);
  expect(found.openNum).toBe(open.length);
});

test('[D-119] refused: visitors 401, everybody but finance 403, what is not there 404, bad input 422; nothing changes', async () => {
  const buyer = await newcomer();
  const { receipt } = await otherAmount(buyer, 5, 450);
  const before = await payments.snapshot();
  const input = { number: '', money: 100, reference: '流水' };
  for (const [caller, status] of [
    [world.visitor, 401],
    [await payments.as(buyer), 403],
  ] as const) {
    expect((await caller.call(wire.listReceipts, {})).status).toBe(status);
    expect((await caller.call(wire.recordReceipt, input)).status).toBe(status);
    expect((await caller.call(wire.bookReceipt, { id: receipt })).status).toBe(status);
    expect((await caller.call(wire.returnReceipt, { id: receipt, note: '退' })).status).toBe(status);
    expect((await caller.call(wire.discardReceipt, { id: receipt })).status).toBe(status);
  }
  const dean = await payments.finance();
  expect((await dean.call(wire.bookReceipt, { id: 'nothing' })).status).toBe(404);
  expect((await dean.call(wire.returnReceipt, { id: 'nothing', note: '退' })).status).toBe(404);
  expect((await dean.call(wire.discardReceipt, { id: 'nothing' })).status).toBe(404);
  for (const bad of [{ money: 0 }, { reference: '' }, { money: -1 }])
    expect((await dean.call(wire.recordReceipt, { ...input, ...bad })).status).toBe(422);
  expect((await dean.call(wire.returnReceipt, { id: receipt, note: '' })).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
});

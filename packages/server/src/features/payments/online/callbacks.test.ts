import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { cancelOrder } from '@shuyuan/contract/payments/order.wire';
import { startPayment } from '@shuyuan/contract/payments/provider.wire';
import { providerNames } from '@shuyuan/contract/payments/provider-names';
import { listReceipts } from '@shuyuan/contract/payments/receipt.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrganization } from '../../people/index.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { onlinePaymentsOf } from '../../../world/tests/money/test-online-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof onlinePaymentsOf>;
beforeAll(async () => {
  world = await openWorld({ env: { PAYMENT_SANDBOX: '1' } });
  payments = onlinePaymentsOf(world);
  for (const method of providerNames) await payments.offer(method);
});
afterAll(() => world.close());

const newcomer = () => payments.newcomer();
const coinsOf = (account: string) => payments.coinsOf(account);
/** All there is, apart from what was opened before. */
const nothingWrong = async () => expect(await payments.faults()).toEqual([]);

test.each(providerNames)(
  '[D-119] %s: a callback books the order once, however often and however many at once',
  async (method) => {
    const buyer = await newcomer();
    const { number, id } = await payments.paidThere(buyer, 8, method);
    expect(await coinsOf(buyer)).toBe(0n);
    const callback = await payments.callback(method, number);
    const many = await Promise.all(Array.from({ length: 5 }, () => payments.receive(callback)));
    expect(many.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(method === 'wechat' ? 204 : 200));
    expect(many[0]?.body).toBe(method === 'wechat' ? '' : 'success');
    payments.pass(minuteMs);
    await payments.receive(await payments.callback(method, number));
    await payments.askProviders();
    expect(await payments.stateOf(id)).toBe('paid');
    expect(await coinsOf(buyer)).toBe(8_000n);
    expect(await payments.receiptsOf(number)).toEqual([{ method, money: 800n, state: 'booked', reason: null }]);
    await nothingWrong();
  },
);

test.each(providerNames)('[D-119] %s: what is forged, stale or for another company changes nothing', async (method) => {
  const buyer = await newcomer();
  const { number } = await payments.paidThere(buyer, 3, method);
  const callback = await payments.callback(method, number);
  const other = await createOrganization(world.installation.system, { name: `邻家公司 ${method}` });
  const before = await payments.snapshot();
  const forged = [
    { ...callback, body: callback.body.replace(/\d{5}/, '99999') },
    { ...callback, body: '' },
    { ...callback, body: '{"event_type":"TRANSACTION.SUCCESS"}' },
  ];
  for (const one of forged) expect((await payments.receive(one)).statusCode).toBe(401);
  const elsewhere = callback.url.replace(/payment-callbacks\/[^/]+/, `payment-callbacks/${other.id}`);
  expect((await payments.receive({ ...callback, url: elsewhere })).statusCode).toBe(404);
  const crossed = method === 'wechat' ? 'alipay' : 'wechat';
  expect((await payments.receive({ ...callback, url: callback.url.replace(method, crossed) })).statusCode).toBe(401);
  expect(await payments.snapshot()).toBe(before);
  expect(await coinsOf(buyer)).toBe(0n);
});

test('[D-119] what WeChat signed more than five minutes ago is stale; Alipay signs no moment', async () => {
  const buyer = await newcomer();
  const { number } = await payments.paidThere(buyer, 3, 'wechat');
  const callback = await payments.callback('wechat', number);
  const before = await payments.snapshot();
  payments.pass(6 * minuteMs);
  expect((await payments.receive(callback)).statusCode).toBe(401);
  expect(await payments.snapshot()).toBe(before);
});

test('[D-119] money of another amount is recorded and books nothing', async () => {
  const buyer = await newcomer();
  const { number, id } = await payments.paidThere(buyer, 5, 'wechat', 499n);
  expect((await payments.receive(await payments.callback('wechat', number))).statusCode).toBe(204);
  expect(await payments.receiptsOf(number)).toMatchObject([{ money: 499n, state: 'open', reason: 'other-amount' }]);
  expect(await payments.stateOf(id)).toBe('created');
  expect(await coinsOf(buyer)).toBe(0n);
});

test('[D-119] a callback for an order that was cancelled, or comes late, books it all the same', async () => {
  for (const isCancelled of [true, false]) {
    const buyer = await newcomer();
    const { number, id } = await payments.paidThere(buyer, 2, 'alipay');
    if (isCancelled) await (await payments.as(buyer)).call(cancelOrder, { id });
    else {
      payments.pass(11 * dayMs);
      await payments.expire();
    }
    expect(await payments.stateOf(id)).toBe('closed');
    await payments.receive(await payments.callback('alipay', number));
    expect(await payments.stateOf(id)).toBe('paid');
    expect(await coinsOf(buyer)).toBe(2_000n);
  }
  await nothingWrong();
});

test('[D-119] an order paid with both providers is booked once; the second payment waits for finance', async () => {
  const buyer = await newcomer();
  const { number, id } = await payments.opened(buyer, 4, 'wechat');
  const page = await (
    await payments.as(buyer)
  ).call(startPayment, {
    id,
    method: 'alipay',
  });
  await fetch(page.body.address);
  for (const method of providerNames) {
    (await payments.sandbox()).pay(method, number);
    await payments.receive(await payments.callback(method, number));
  }
  expect(await payments.receiptsOf(number)).toMatchObject([
    { method: 'wechat', state: 'booked' },
    { method: 'alipay', state: 'open', reason: 'paid-already' },
  ]);
  expect(await coinsOf(buyer)).toBe(4_000n);
});

test('[D-119] after a refund the callback of the payment, told again, brings nothing back', async () => {
  const buyer = await newcomer();
  const { number, id } = await payments.paidThere(buyer, 6, 'wechat');
  await payments.receive(await payments.callback('wechat', number));
  expect((await payments.refundOnline(id)).state).toBe('done');
  expect(await coinsOf(buyer)).toBe(0n);
  expect((await payments.receive(await payments.callback('wechat', number))).statusCode).toBe(204);
  expect(await payments.stateOf(id)).toBe('refunded');
  expect(await coinsOf(buyer)).toBe(0n);
  expect(await payments.receiptsOf(number)).toHaveLength(1);
});

test('[D-119] money for an order we do not know, and of somebody who left, is recorded for finance', async () => {
  const buyer = await newcomer();
  const { number } = await payments.paidThere(buyer, 7, 'wechat');
  await world.rows(`update member set state = 'left' where account = $1`, [buyer]);
  await payments.receive(await payments.callback('wechat', number));
  expect(await payments.receiptsOf(number)).toMatchObject([{ state: 'open', reason: 'member-left' }]);
  const stranger = await newcomer();
  const unknown = await payments.paidThere(stranger, 9, 'alipay');
  await world.rows('delete from payment_attempt where order_id = $1', [unknown.id]);
  await world.rows('delete from payment_order where id = $1', [unknown.id]);
  const told = await payments.callback('alipay', unknown.number);
  for (const _ of [1, 2]) expect((await payments.receive(told)).statusCode).toBe(200);
  const { items } = (await (await payments.finance()).call(listReceipts, { state: 'open' })).body;
  expect(items.filter(({ reason, method }) => reason === 'unknown-order' && method === 'alipay')).toMatchObject([
    { money: 900, order: null, can: { book: true, return: true, discard: false } },
  ]);
});

test('[D-119] what the book cannot take is recorded all the same', async () => {
  const buyer = await payments.rich();
  const { number, id } = await payments.paidThere(buyer, 1, 'wechat');
  await world.rows(`update ledger_account set amount_in = 8999999999999999000 where holder_id = $1 and currency = 1`, [
    await payments.idOf(buyer),
  ]);
  expect((await payments.receive(await payments.callback('wechat', number))).statusCode).toBe(204);
  expect(await payments.receiptsOf(number)).toMatchObject([{ state: 'open', reason: 'not-bookable' }]);
  expect(await payments.stateOf(id)).toBe('created');
});

test('[D-119] a provider whose callback never came is asked, and money that came is booked', async () => {
  const buyer = await newcomer();
  const { number, id } = await payments.paidThere(buyer, 2, 'wechat');
  await payments.askProviders();
  expect(await payments.stateOf(id)).toBe('created');
  payments.pass(2 * minuteMs);
  await Promise.all([payments.askProviders(), payments.askProviders()]);
  expect(await payments.stateOf(id)).toBe('paid');
  expect(await coinsOf(buyer)).toBe(2_000n);
  expect(await payments.receiptsOf(number)).toHaveLength(1);
  const [asked] = await world.rows('select ask_at from payment_attempt where order_id = $1', [id]);
  expect(asked?.['ask_at']).toBeNull();
});

test('[D-119] what is cancelled or over here is closed there, and not asked for any more', async () => {
  const buyer = await newcomer();
  const sandbox = await payments.sandbox();
  const cancelled = await payments.opened(buyer, 2, 'wechat');
  await (await payments.as(buyer)).call(cancelOrder, { id: cancelled.id });
  const over = await payments.opened(buyer, 3, 'alipay');
  payments.pass(2 * minuteMs);
  await payments.askProviders();
  expect(() => sandbox.pay('wechat', cancelled.number)).toThrow('closed');
  payments.pass(7 * dayMs);
  await payments.askProviders();
  expect(() => sandbox.pay('alipay', over.number)).toThrow('closed');
  payments.pass(7 * dayMs);
  await payments.askProviders();
  const due = await world.rows('select from payment_attempt where order_id = any($1) and ask_at is not null', [
    [cancelled.id, over.id],
  ]);
  expect(due).toEqual([]);
});

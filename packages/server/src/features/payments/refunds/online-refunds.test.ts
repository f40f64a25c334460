import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { listInvoiceOrders } from '@shuyuan/contract/payments/invoice.wire';
import { readOrder } from '@shuyuan/contract/payments/order.wire';
import { providerNames, type ProviderName } from '@shuyuan/contract/payments/provider-names';
import { startPayment } from '@shuyuan/contract/payments/provider.wire';
import { bookReceipt } from '@shuyuan/contract/payments/receipt.wire';
import * as wire from '@shuyuan/contract/payments/refund.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { onlinePaymentsOf } from '../../../world/tests/money/test-online-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof onlinePaymentsOf>;
beforeAll(async () => {
  world = await openWorld({ env: { PAYMENT_SANDBOX: '1' } });
  payments = onlinePaymentsOf(world);
});
beforeEach(async () => {
  for (const method of providerNames) await payments.offer(method);
  (await payments.sandbox()).setRefunds('prompt');
});
afterAll(() => world.close());

const codeOf = (code: keyof typeof errorTable) => errorTable[code].number;
const newcomer = () => payments.newcomer();
const coinsOf = (account: string) => payments.coinsOf(account);
/** An order whose money came by a provider. */
async function paid(buyer: string, yuan: number, method: ProviderName) {
  const order = await payments.paidThere(buyer, yuan, method);
  await payments.receive(await payments.callback(method, order.number));
  return order;
}
/** A refund that is written; its provider has not heard of it. */
async function written(id: string, money: number) {
  const { status, body } = await payments.refund(id, { money, way: 'provider' });
  expect([status, body.refund?.state]).toEqual([200, 'requested']);
  return body.refund;
}
const stateOf = async (refundId: string) =>
  (await world.rows('select state from payment_refund where id = $1', [refundId]))[0]?.['state'];
const sentThere = async (method: ProviderName, number: string) =>
  (await payments.sandbox()).refundsOf(method, number).map(({ number: name, money }) => [name, money]);
const acceptedStatuses = (method: ProviderName) => Array(5).fill(method === 'wechat' ? 204 : 200);
const nothingWrong = async () => expect(await payments.faults()).toEqual([]);

test.each(providerNames)(
  '[D-109] [D-119] %s: coins are taken first, then the money goes back in parts, each once',
  async (method) => {
    const buyer = await newcomer();
    const { id, number } = await paid(buyer, 8, method);
    const refund = await written(id, 300);
    expect(await coinsOf(buyer)).toBe(5_000n);
    expect(await sentThere(method, number)).toEqual([]);
    await Promise.all([payments.sendRefund(refund.id), payments.sendRefund(refund.id)]);
    await payments.sendRefund(refund.id);
    expect(await stateOf(refund.id)).toBe('done');
    expect(await payments.stateOf(id)).toBe('paid');
    const rest = await payments.refundOnline(id);
    expect(await payments.stateOf(id)).toBe('refunded');
    expect(await sentThere(method, number)).toEqual([
      [refund.number, 300n],
      [rest.number, 500n],
    ]);
    expect(await coinsOf(buyer)).toBe(0n);
    const texts = (await payments.noticesAbout(id)).map(({ text }) => text);
    expect(texts).toEqual(['paid', 'refundedPart', 'refundedPart']);
    await nothingWrong();
  },
);

test.each(providerNames)(
  '[D-109] %s: an answer that was lost, or a process that died before, is asked for; the money goes once',
  async (method) => {
    const sandbox = await payments.sandbox();
    const buyer = await newcomer();
    const { id, number } = await paid(buyer, 8, method);
    const lost = await written(id, 300);
    sandbox.setRefunds('lost');
    await payments.sendRefund(lost.id);
    expect(await stateOf(lost.id)).toBe('requested');
    const unsent = await written(id, 200);
    sandbox.setRefunds('prompt');
    await payments.askRefunds();
    expect(await stateOf(unsent.id)).toBe('requested');
    payments.pass(2 * minuteMs);
    await Promise.all([payments.askRefunds(), payments.askRefunds()]);
    expect([await stateOf(lost.id), await stateOf(unsent.id)]).toEqual(['done', 'done']);
    payments.pass(dayMs);
    await payments.askRefunds();
    expect(await sentThere(method, number)).toEqual([
      [lost.number, 300n],
      [unsent.number, 200n],
    ]);
    expect(await coinsOf(buyer)).toBe(3_000n);
    await nothingWrong();
  },
);

test.each(providerNames)(
  '[D-109] [D-098] %s: a refund that is refused for good gives the coins back, once, and may be tried again',
  async (method) => {
    const sandbox = await payments.sandbox();
    const buyer = await newcomer();
    const { id, number } = await paid(buyer, 8, method);
    sandbox.setRefunds('refused');
    const refused = await payments.refundOnline(id, 300);
    expect(refused.state).toBe('failed');
    await payments.sendRefund(refused.id);
    payments.pass(2 * minuteMs);
    await payments.askRefunds();
    expect(await coinsOf(buyer)).toBe(8_000n);
    expect(await payments.leftOf(id)).toBe(800);
    expect((await payments.refundsOf(id))[0]?.['failure']).toMatch(/NOT_ENOUGH$/);
    const [back] = await world.rows(
      `select reverses from ledger_trade where reverses = (select trade_id from payment_refund where id = $1)`,
      [refused.id],
    );
    expect(back).toBeDefined();
    const texts = (await payments.noticesAbout(id)).map(({ text }) => text);
    expect(texts).toEqual(['paid', 'refundFailed']);
    sandbox.setRefunds('prompt');
    expect((await payments.refundOnline(id)).state).toBe('done');
    expect(await payments.stateOf(id)).toBe('refunded');
    expect(await sentThere(method, number)).toHaveLength(1);
    expect(await coinsOf(buyer)).toBe(0n);
    await nothingWrong();
  },
);

test.each(providerNames)(
  '[D-119] %s: callbacks of refunds count once, however often and in whatever order; forged ones never',
  async (method) => {
    const sandbox = await payments.sandbox();
    const buyer = await newcomer();
    const { id, number } = await paid(buyer, 8, method);
    sandbox.setRefunds('slow');
    const refund = await payments.refundOnline(id);
    expect(refund.state).toBe('requested');
    sandbox.settleRefunds(number);
    const told = await payments.callback(method, number, 'refund');
    const before = await payments.snapshot();
    const forged = [
      { ...told, body: told.body.replace(/\d{5}/, '99999') },
      { ...told, body: '' },
    ];
    for (const one of forged) expect((await payments.receive(one)).statusCode).toBe(401);
    expect(await payments.snapshot()).toBe(before);
    const many = await Promise.all(Array.from({ length: 5 }, () => payments.receive(told)));
    expect(many.map(({ statusCode }) => statusCode)).toEqual(acceptedStatuses(method));
    expect(await stateOf(refund.id)).toBe('done');
    expect(await payments.stateOf(id)).toBe('refunded');
    const after = await payments.snapshot();
    await payments.receive(told);
    await payments.receive(await payments.callback(method, number, 'paid'));
    expect(await payments.snapshot()).toBe(after);
    expect(await coinsOf(buyer)).toBe(0n);
    await nothingWrong();
  },
);

test('[D-109] WeChat closes a refund after it took its time: the coins are back, and what it says later changes nothing', async () => {
  const sandbox = await payments.sandbox();
  const buyer = await newcomer();
  const { id, number } = await paid(buyer, 8, 'wechat');
  sandbox.setRefunds('slow');
  const refund = await payments.refundOnline(id, 300);
  sandbox.settleRefunds(number, 'closed');
  const closed = await payments.callback('wechat', number, 'refund');
  const [made] = sandbox.refundsOf('wechat', number);
  if (made) made.state = 'done';
  const done = await payments.callback('wechat', number, 'refund');
  await Promise.all([payments.receive(closed), payments.receive(closed)]);
  expect(await stateOf(refund.id)).toBe('failed');
  expect((await payments.receive(done)).statusCode).toBe(204);
  expect(await stateOf(refund.id)).toBe('failed');
  expect(await coinsOf(buyer)).toBe(8_000n);
  await nothingWrong();
});

test('[D-109] [payment.settled-already] what a provider could not hand out waits for finance, who does so once', async () => {
  const sandbox = await payments.sandbox();
  const buyer = await newcomer();
  const { id, number } = await paid(buyer, 8, 'wechat');
  sandbox.setRefunds('slow');
  const refund = await payments.refundOnline(id);
  const dean = await payments.finance();
  const settle = () => dean.call(wire.settleRefund, { id: refund.id, note: '改由银行转账退回' });
  expect((await settle()).body.errorCode).toBe(codeOf('payment.settled-already'));
  sandbox.settleRefunds(number, 'stuck');
  await payments.receive(await payments.callback('wechat', number, 'refund'));
  expect(await stateOf(refund.id)).toBe('stuck');
  expect(await coinsOf(buyer)).toBe(0n);
  const { refunds } = (await (await payments.as(buyer)).call(readOrder, { id })).body;
  expect(refunds).toMatchObject([{ state: 'requested' }]);
  payments.pass(2 * minuteMs);
  await payments.askRefunds();
  const seen = (await (await payments.finance()).call(wire.listRefunds, { state: 'stuck' })).body;
  expect(seen).toMatchObject({ stuckNum: 1, items: [{ id: refund.id, can: { settle: true } }] });
  const again = await payments.finance();
  const answers = await Promise.all(
    [1, 2].map(() => again.call(wire.settleRefund, { id: refund.id, note: '改由银行转账退回' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await payments.stateOf(id)).toBe('refunded');
  const after = await payments.snapshot();
  await payments.receive(await payments.callback('wechat', number, 'refund'));
  await payments.askRefunds();
  expect(await payments.snapshot()).toBe(after);
  await nothingWrong();
});

test('[D-119] a payment booked as a further order goes back by its own provider, under its own name', async () => {
  const buyer = await newcomer();
  const { number, id } = await payments.opened(buyer, 4, 'wechat');
  const page = await (await payments.as(buyer)).call(startPayment, { id, method: 'alipay' });
  await fetch(page.body.address);
  for (const method of providerNames) {
    (await payments.sandbox()).pay(method, number);
    await payments.receive(await payments.callback(method, number));
  }
  const [waiting] = await world.rows(`select id from payment_receipt where order_id = $1 and state = 'open'`, [id]);
  const receipt = String(waiting?.['id']);
  expect((await (await payments.finance()).call(bookReceipt, { id: receipt })).status).toBe(200);
  const [further] = await world.rows('select order_id from payment_receipt where id = $1', [receipt]);
  const refund = await payments.refundOnline(String(further?.['order_id']), 150);
  expect(refund.state).toBe('done');
  expect(await sentThere('alipay', number)).toEqual([[refund.number, 150n]]);
  expect(await sentThere('wechat', number)).toEqual([]);
  expect(await coinsOf(buyer)).toBe(6_500n);
});

test('[D-109] [payment.provider-failed] no coins are taken where no provider could be asked; a refund in the portal is not ours', async () => {
  const buyer = await newcomer();
  const { id, number } = await paid(buyer, 8, 'alipay');
  await world.rows(`update payment_provider set is_sandbox = false where method = 'alipay'`);
  const before = await payments.snapshot();
  const refused = await payments.refund(id, { money: 100, way: 'provider' });
  expect(refused.body.errorCode).toBe(codeOf('payment.provider-failed'));
  expect(await payments.snapshot()).toBe(before);
  await payments.offer('alipay');
  await payments.refundOnline(id, 100);
  await world.rows(`update payment_refund set number = 'SR portal' where order_id = $1`, [id]);
  const after = await payments.snapshot();
  expect((await payments.receive(await payments.callback('alipay', number, 'refund'))).statusCode).toBe(200);
  expect(await payments.snapshot()).toBe(after);
});

test('[D-109] [invoice.wrong-orders] while money is on its way back, nobody knows what is left to invoice', async () => {
  const sandbox = await payments.sandbox();
  const buyer = await newcomer();
  const { id, number } = await paid(buyer, 8, 'wechat');
  sandbox.setRefunds('slow');
  const refund = await payments.refundOnline(id, 300);
  const own = await payments.as(buyer);
  expect((await own.call(listInvoiceOrders, {})).body.items).toEqual([]);
  const asked = await payments.request(buyer, payments.personal([id]));
  expect(asked.body.errorCode).toBe(codeOf('invoice.wrong-orders'));
  sandbox.settleRefunds(number, 'closed');
  payments.pass(2 * minuteMs);
  await payments.askRefunds();
  expect(await stateOf(refund.id)).toBe('failed');
  expect((await (await payments.as(buyer)).call(listInvoiceOrders, {})).body.items).toMatchObject([{ id, money: 800 }]);
});

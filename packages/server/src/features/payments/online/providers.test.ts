import { generateKeyPairSync } from 'node:crypto';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { createOrder, readOrder, readTopUp } from '@shuyuan/contract/payments/order.wire';
import * as wire from '@shuyuan/contract/payments/provider.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { onlinePaymentsOf } from '../../../world/tests/money/test-online-payments.ts';

let world: TestWorld;
let bare: TestWorld;
let payments: ReturnType<typeof onlinePaymentsOf>;
beforeAll(async () => {
  world = await openWorld({ env: { PAYMENT_SANDBOX: '1' } });
  bare = await openWorld({ env: { PAYMENT_SANDBOX: '0' }, beside: world });
  payments = onlinePaymentsOf(world);
});
afterAll(async () => {
  await bare.close();
  await world.close();
});

const codeOf = (code: keyof typeof errorTable) => errorTable[code].number;
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const nothing = { appId: '', merchantId: '', certificateSerial: '', platformKeyId: '', platformKey: '' };
const config = { ...nothing, appId: '2021000000000009', platformKey: pair.publicKey.trim() };
type Input = InputOf<typeof wire.saveProvider>;
const whole: Input = {
  method: 'alipay',
  isEnabled: true,
  isSandbox: false,
  config,
  privateKey: pair.privateKey,
  version: 0,
};
const stored = () => world.rows('select * from payment_provider order by method');
const versionOf = async (method: string): Promise<number> =>
  Number((await world.rows('select version from payment_provider where method = $1', [method]))[0]?.['version'] ?? 0);
const save = async (over: Partial<Input> = {}) =>
  (await payments.finance()).call(wire.saveProvider, { ...whole, ...over });

test('[D-119] keys are sealed, never sent back, kept where they are left out, and not in the trail', async () => {
  expect((await save({ version: await versionOf('alipay') })).status).toBe(200);
  const dean = await payments.finance();
  const { items, hasSandbox } = (await dean.call(wire.listProviders, {})).body;
  expect(hasSandbox).toBe(true);
  expect(items.find(({ method }) => method === 'alipay')).toMatchObject({
    isEnabled: true,
    hasSecret: true,
    config,
    callbackUrl: expect.stringMatching(/\/payment-callbacks\/.+\/alipay$/),
  });
  const sealed = (await stored()).find(({ method }) => method === 'alipay')?.['secret'];
  const { privateKey: _key, ...rest } = whole;
  const again = { ...rest, config: { ...config, appId: '2021000000000010' }, version: await versionOf('alipay') };
  expect((await dean.call(wire.saveProvider, again)).status).toBe(200);
  expect((await stored()).find(({ method }) => method === 'alipay')?.['secret']).toEqual(sealed);
  const trail = await world.rows(
    `select before, after from audit_entry where action = 'payment-provider.changed' order by at`,
  );
  expect(trail.at(-1)).toMatchObject({ after: { appId: '2021000000000010', isSecretChanged: false } });
  const inside = pair.privateKey.slice(60, 120);
  expect(JSON.stringify([items, trail, String(sealed)])).not.toContain(inside);
});

test('[payment.wrong-key] [payment.provider-incomplete] [payment.no-sandbox] what could not take money is not saved', async () => {
  const version = await versionOf('alipay');
  const before = JSON.stringify(await stored());
  const refusals = [
    [{ privateKey: 'no key' }, 'payment.wrong-key'],
    [{ config: { ...config, platformKey: 'no key' } }, 'payment.wrong-key'],
    [{ config: { ...config, appId: '' } }, 'payment.provider-incomplete'],
    [{ method: 'wechat' }, 'payment.provider-incomplete'],
  ] as const;
  for (const [over, code] of refusals)
    expect((await save({ version: 'method' in over ? 0 : version, ...over })).body.errorCode).toBe(codeOf(code));
  expect((await save({ version: version + 1 })).body.errorCode).toBe(codeOf('request.stale'));
  const elsewhere = await bare.signIn('luchengze');
  const sandboxed = { ...whole, isSandbox: true, version };
  expect((await elsewhere.call(wire.saveProvider, sandboxed)).body.errorCode).toBe(codeOf('payment.no-sandbox'));
  expect((await elsewhere.call(wire.listProviders, {})).body.hasSandbox).toBe(false);
  expect(JSON.stringify(await stored())).toBe(before);
});

test('[D-119] refused: visitors 401, learners 403, bad input 422, another person’s order 404; nothing changes', async () => {
  await payments.offer('wechat');
  const [buyer, other] = [await payments.newcomer(), await payments.newcomer()];
  const id = await payments.order(buyer, 2);
  const before = await payments.snapshot();
  const version = await versionOf('alipay');
  for (const [caller, status] of [
    [world.visitor, 401],
    [await payments.as(buyer), 403],
  ] as const) {
    expect((await caller.call(wire.listProviders, {})).status).toBe(status);
    expect((await caller.call(wire.saveProvider, { ...whole, version })).status).toBe(status);
  }
  expect((await world.visitor.call(wire.startPayment, { id, method: 'wechat' })).status).toBe(401);
  expect((await (await payments.as(other)).call(wire.startPayment, { id, method: 'wechat' })).status).toBe(404);
  expect((await save({ apiKey: 'short', version })).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
});

test('[payment.provider-off] [payment.too-late] [payment.wrong-state] an order is opened while it waits, where it is offered', async () => {
  await payments.offer('wechat');
  await payments.offer('alipay', false);
  const buyer = await payments.newcomer();
  const id = await payments.order(buyer, 2);
  const start = async (method: 'wechat' | 'alipay') =>
    (await payments.as(buyer)).call(wire.startPayment, { id, method });
  expect((await (await payments.as(buyer)).call(readOrder, { id })).body.methods).toEqual(['wechat']);
  const before = await payments.snapshot();
  expect((await start('alipay')).body.errorCode).toBe(codeOf('payment.provider-off'));
  expect(await payments.snapshot()).toBe(before);
  const entrance = (await start('wechat')).body;
  expect(entrance).toMatchObject({ kind: 'code', isSandbox: true });
  expect((await start('wechat')).body).toEqual(entrance);
  payments.pass(7 * dayMs);
  expect((await start('wechat')).body.errorCode).toBe(codeOf('payment.too-late'));
  expect((await (await payments.as(buyer)).call(readOrder, { id })).body.methods).toEqual([]);
  await payments.pay(id, 200);
  expect((await start('wechat')).body.errorCode).toBe(codeOf('payment.wrong-state'));
});

test('[payment.provider-failed] a provider that does not open an order is told as such, and the order is asked for later', async () => {
  await payments.offer('wechat');
  const buyer = await payments.newcomer();
  const { id, number } = await payments.paidThere(buyer, 2, 'wechat');
  const again = await (await payments.as(buyer)).call(wire.startPayment, { id, method: 'wechat' });
  expect(again).toMatchObject({ status: 503, body: { errorCode: codeOf('payment.provider-failed') } });
  expect(await payments.stateOf(id)).toBe('created');
  await payments.receive(await payments.callback('wechat', number));
  expect(await payments.stateOf(id)).toBe('paid');
});

test('[D-107] coins are sold where a provider takes money, also without an account for transfers', async () => {
  await world.rows(`update setting set value = '{}' where key = 'TRANSFER_ACCOUNT'`);
  await payments.offer('wechat');
  const caller = await payments.as(await payments.newcomer());
  expect((await caller.call(readTopUp, {})).body.rule).not.toBeNull();
  expect((await caller.call(createOrder, { yuan: 1, coinsPerYuan: 10 })).status).toBe(200);
  await payments.offer('wechat', false);
  await payments.offer('alipay', false);
  expect((await caller.call(readTopUp, {})).body.rule).toBeNull();
});

import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { type PaymentProvider, ProviderError } from '../payment-provider.ts';
import { openPaymentSandbox, type PaymentSandbox } from './payment-sandbox.ts';
import { beijingDay } from '../yuan.ts';

export type Changes = {
  readonly url?: string;
  readonly isOtherPlatform?: true;
  readonly isOtherKey?: true;
  readonly isOtherAccount?: true;
};
type Options = {
  readonly method: ProviderName;
  /** The adapter at the sandbox, with something about it changed. */
  readonly open: (sandbox: PaymentSandbox, now: () => number, changes: Changes) => PaymentProvider;
};

export const notifyUrl = 'http://product.example/payments/company/provider';

const failureOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
    return 'nothing failed';
  } catch (error) {
    return error instanceof ProviderError ? error.failure : error;
  }
};

/** The sandbox and the adapter at it, opened before the tests of a file. */
function harnessOf({ method, open }: Options) {
  let sandbox: PaymentSandbox;
  let provider: PaymentProvider;
  let ahead = 0;
  let made = 0;
  const now = (): number => Date.now() + ahead;
  const day = (): string => beijingDay(now());
  beforeAll(async () => {
    sandbox = await openPaymentSandbox({ now });
    provider = open(sandbox, now, {});
  });
  afterAll(() => sandbox.close());

  /** An order opened at the provider, where a browser has been. */
  async function opened(money = 1_250n) {
    const order = {
      number: `SY${1_000_000_000 + (made += 1)}`,
      money,
      subject: '充值 青禾币',
      payUntil: new Date(now() + 1e8),
    };
    const { kind, address } = await provider.open(order);
    expect(kind).toBe(method === 'wechat' ? 'code' : 'page');
    if (kind === 'page') await fetch(address);
    return order;
  }
  async function paid(money = 1_250n) {
    const order = await opened(money);
    sandbox.pay(method, order.number);
    return order;
  }
  /** The name the provider gives a payment, and all that came with it. */
  async function referenceOf(number: string) {
    const found = await provider.find(number);
    if (found.state !== 'paid') throw new Error(`the order is ${found.state}`);
    return { reference: found.payment.reference, paid: found.payment.money };
  }
  const read = ({ body, headers }: { body: string; headers: Readonly<Record<string, string>> }, by = provider) =>
    by.readCallback({ body, header: (header) => headers[header] });
  return {
    method,
    open,
    now,
    day,
    opened,
    paid,
    referenceOf,
    read,
    sandbox: () => sandbox,
    provider: () => provider,
    pass: (ms: number) => void (ahead += ms),
  };
}
type Harness = ReturnType<typeof harnessOf>;

function orderTests(name: string, { method, day, opened, paid, referenceOf, pass, ...at }: Harness): void {
  test(`[D-119] ${name}: an order is unknown, opened as often as one likes, paid, and found with its sum`, async () => {
    expect(await at.provider().find('SY0000000000')).toEqual({ state: 'unknown' });
    const order = await opened();
    expect((await at.provider().open(order)).address).not.toBe('');
    expect(await at.provider().find(order.number)).toEqual({ state: 'waiting' });
    at.sandbox().pay(method, order.number, 1_300n);
    expect(await at.provider().find(order.number)).toMatchObject({
      state: 'paid',
      payment: { number: order.number, money: 1_300n, reference: expect.stringMatching(/^\d+$/) as unknown },
    });
  });

  test(`[D-119] ${name}: closing is done once or twice, of nothing too, and not of what is paid`, async () => {
    const order = await opened();
    await at.provider().close(order.number);
    await at.provider().close(order.number);
    await at.provider().close('SY0000000000');
    expect(await at.provider().find(order.number)).toEqual({ state: 'closed' });
    const other = await paid();
    expect(await failureOf(() => at.provider().close(other.number))).toBe('refused');
  });

  test(`[D-119] ${name}: the bill of a day has its payments and refunds, and there is none of a day without`, async () => {
    pass(10 * dayMs);
    expect(await at.provider().readBill(day())).toBeNull();
    const [one, two] = [await paid(1_000n), await paid(1n)];
    const payment = await referenceOf(one.number);
    await at.provider().refund({ ...payment, refundNumber: `${one.number}R1`, money: 333n, reason: '退' });
    const lines = (await at.provider().readBill(day())) ?? [];
    expect(lines.map(({ reference, ...line }) => [line, reference.length > 5])).toEqual([
      [{ kind: 'payment', number: one.number, refundNumber: '', money: 1_000n }, true],
      [{ kind: 'refund', number: one.number, refundNumber: `${one.number}R1`, money: 333n }, true],
      [{ kind: 'payment', number: two.number, refundNumber: '', money: 1n }, true],
    ]);
  });
}

function refundTests(name: string, { method, paid, referenceOf, read, ...at }: Harness): void {
  test(`[D-119] ${name}: refunds in parts, each once however often it is asked for, and never more than came`, async () => {
    const order = await paid();
    const payment = await referenceOf(order.number);
    const refund = (refundNumber: string, money: bigint) =>
      at.provider().refund({ ...payment, refundNumber, money, reason: '退' });
    expect(await at.provider().findRefund({ ...payment, refundNumber: 'R1' })).toBe('unknown');
    const number = `${order.number}R`;
    expect([await refund(`${number}1`, 500n), await refund(`${number}1`, 500n)]).toEqual(['done', 'done']);
    expect(await failureOf(() => refund(`${number}2`, 751n))).toBe('declined');
    at.sandbox().setRefunds('slow');
    expect(await refund(`${number}3`, 750n)).toBe('pending');
    at.sandbox().setRefunds('prompt');
    at.sandbox().settleRefunds(order.number);
    expect(await at.provider().findRefund({ ...payment, refundNumber: `${number}3` })).toBe('done');
    expect(read(at.sandbox().callback(method, order.number, 'refund'))).toEqual({
      kind: 'refund',
      refundNumber: `${number}3`,
      standing: 'done',
    });
  });

  test(`[D-109] ${name}: a refund that is refused moved nothing, and one whose answer was lost is found again`, async () => {
    const order = await paid();
    const payment = await referenceOf(order.number);
    const refund = (refundNumber: string) =>
      at.provider().refund({ ...payment, refundNumber, money: 250n, reason: '退' });
    const find = (refundNumber: string) => at.provider().findRefund({ ...payment, refundNumber });
    const number = `${order.number}R`;
    at.sandbox().setRefunds('refused');
    expect(await failureOf(() => refund(`${number}1`))).toBe('declined');
    expect(await find(`${number}1`)).toBe('unknown');
    at.sandbox().setRefunds('lost');
    expect(await failureOf(() => refund(`${number}2`))).toBe('unavailable');
    expect(await find(`${number}2`)).toBe('done');
    at.sandbox().setRefunds('prompt');
    expect(await refund(`${number}2`)).toBe('done');
    expect(at.sandbox().refundsOf(method, order.number)).toHaveLength(1);
    const nothing = { reference: 'nothing', paid: 1_250n };
    const input = { ...nothing, refundNumber: `${number}3`, money: 1n, reason: '退' };
    expect(await failureOf(() => at.provider().refund(input))).toBe('declined');
    expect(await at.provider().findRefund({ ...nothing, refundNumber: `${number}3` })).toBe('unknown');
  });
}

function trustTests(name: string, { method, open, now, paid, read, ...at }: Harness): void {
  test(`[D-119] ${name}: a callback is believed as its provider signed it, and not otherwise`, async () => {
    const order = await paid();
    const callback = at.sandbox().callback(method, order.number, 'paid');
    expect(callback.url).toBe(notifyUrl);
    expect(read(callback)).toMatchObject({ kind: 'paid', payment: { number: order.number, money: order.money } });
    const forged = [
      { ...callback, body: callback.body.replace(/\d{6}/, '999999') },
      { ...callback, body: `x=1&${callback.body}` },
      { ...callback, body: '' },
      ...(method === 'wechat'
        ? Object.keys(callback.headers).map((header) => ({
            ...callback,
            headers: { ...callback.headers, [header]: 'x' },
          }))
        : [{ ...callback, body: callback.body.replace(/sign=[^&]*/, 'sign=eA%3D%3D') }]),
    ].filter(({ body, headers }) => body !== callback.body || headers['content-type'] !== 'x');
    for (const one of forged) expect([one.body, await failureOf(() => read(one))]).toEqual([one.body, 'forged']);
    for (const change of ['isOtherPlatform', 'isOtherAccount'] as const)
      expect(await failureOf(() => read(callback, open(at.sandbox(), now, { [change]: true })))).toBe('forged');
  });

  test(`[D-119] ${name}: answers nobody signed are not believed, and a wrong key of ours is refused`, async () => {
    const order = await paid();
    const ask = (changes: Changes) => failureOf(() => open(at.sandbox(), now, changes).find(order.number));
    expect(await ask({ isOtherPlatform: true })).toBe('forged');
    expect(await ask({ isOtherKey: true })).toBe('refused');
    expect(await ask({ url: 'http://127.0.0.1:9' })).toBe('unavailable');
  });
}

/** The behaviour every provider keeps to, whoever is behind it. */
export function providerSuite(name: string, options: Options): void {
  const harness = harnessOf(options);
  orderTests(name, harness);
  refundTests(name, harness);
  trustTests(name, harness);
}

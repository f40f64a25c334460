import { Currency } from '@shuyuan/contract/ledger/currencies';
import * as wire from '@shuyuan/contract/ledger/exchange.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { findEarnedIntegral } from '../index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';
import { snapshotWithJobs } from '../../../world/test-snapshot.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

/** The rule of the story: ten points for a coin, five coins a day. */
const rate = 10;
const numberOf = (code: ErrorCode): number | null => errorTable[code].number;
const snapshot = () =>
  snapshotWithJobs(company.world, ['ledger_account', 'ledger_trade', 'ledger_entry', 'exchange_day']);

async function withPoints(hundredths: bigint): Promise<string> {
  const account = await company.newcomer();
  if (hundredths > 0n) await company.give(company.person(await company.idOf(account)), hundredths, Currency.integral);
  return account;
}
const read = async (account: string) => (await (await company.as(account)).call(wire.readExchange, {})).body;
const exchange = async (account: string, coins: number, integralPerCoin = rate, headers: Record<string, string> = {}) =>
  (await company.as(account)).call(wire.exchangeIntegral, { coins, integralPerCoin }, { headers });
const setRule = (integralPerCoin: number, coinsADay: number) =>
  company.world.rows(`update setting set value = $1 where key = 'EXCHANGE_RULE'`, [
    JSON.stringify({ integralPerCoin, coinsADay }),
  ]);

test('[D-107] [D-106] points become coins at the rate of the company, in two trades that add up; the grade stays', async () => {
  const account = await withPoints(10_000n);
  const { read: reading } = company.world.installation.system;
  const grade = async () => findEarnedIntegral(reading, await company.tenantId(), await company.idOf(account));
  const before = await grade();
  expect(await read(account)).toEqual({
    rule: { integralPerCoin: rate, coinsADay: 5 },
    coinsLeft: 5,
    integral: 10_000,
  });
  const { body, status } = await exchange(account, 3);
  expect([status, body.coins, body.integral]).toEqual([200, 300, 7_000]);
  expect(await read(account)).toMatchObject({ coinsLeft: 2, integral: 7_000 });
  expect(await company.coinsOf(account)).toBe(300n);
  expect(await company.coinsOf(account, Currency.integral)).toBe(7_000n);
  expect([before, await grade()]).toEqual([10_000n, 10_000n]);
  const sides = await company.world.rows(
    `select currency, trade_type, amount from ledger_entry where trade_id in (
       select id from ledger_trade where business_id = $1) order by currency, amount`,
    [body.id],
  );
  expect(sides).toEqual([
    { currency: Currency.coin, trade_type: TradeType.exchange, amount: -300n },
    { currency: Currency.coin, trade_type: TradeType.exchange, amount: 300n },
    { currency: Currency.integral, trade_type: TradeType.exchange, amount: -3_000n },
    { currency: Currency.integral, trade_type: TradeType.exchange, amount: 3_000n },
  ]);
  expect(await company.faults()).toEqual([]);
});

test('[D-107] no more than the rule allows a day, also of many at once; the next day begins anew', async () => {
  const account = await withPoints(100_000n);
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(account, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.errorCode).toBe(numberOf('exchange.over-limit'));
  expect(await company.coinsOf(account)).toBe(500n);
  expect((await read(account)).coinsLeft).toBe(0);
  await company.world.rows(`update exchange_day set day = day - 1 where member_id = $1`, [await company.idOf(account)]);
  expect((await exchange(account, 5)).status).toBe(200);
  expect(await company.coinsOf(account)).toBe(1_000n);
  expect(await company.faults()).toEqual([]);
});

test('[D-107] sent twice it is exchanged once and answers the same', async () => {
  const account = await withPoints(10_000n);
  const key = { 'idempotency-key': 'exchange-once' };
  const [first, second] = [await exchange(account, 2, rate, key), await exchange(account, 2, rate, key)];
  expect(second.body).toEqual(first.body);
  expect(await company.coinsOf(account)).toBe(200n);
});

test('[D-107] refused: too few points, too many coins, another rate, no rule, a full account; nothing changes', async () => {
  const account = await withPoints(3_999n);
  const before = await snapshot();
  const refused = async (coins: number, integralPerCoin = rate) =>
    (await exchange(account, coins, integralPerCoin)).body.errorCode;
  expect(await refused(4)).toBe(numberOf('ledger.balance-short'));
  expect(await refused(6)).toBe(numberOf('exchange.over-limit'));
  expect(await refused(1, 9)).toBe(numberOf('price.changed'));
  for (const coins of [0, -1, 1.5, 1_000_001]) expect((await exchange(account, coins)).status).toBe(422);
  expect(await company.world.visitor.call(wire.exchangeIntegral, { coins: 1, integralPerCoin: rate })).toMatchObject({
    status: 401,
  });
  await setRule(0, 5);
  expect(await refused(1)).toBe(numberOf('exchange.off'));
  expect(await read(account)).toMatchObject({ rule: null, coinsLeft: 0 });
  await setRule(rate, 5);
  expect(await snapshot()).toBe(before);
  const full = await withPoints(10_000n);
  await company.give(company.person(await company.idOf(full)), 8_999_999_999_999_999_999n);
  const beforeFull = await snapshot();
  expect((await exchange(full, 1)).body.errorCode).toBe(numberOf('ledger.too-much'));
  expect(await snapshot()).toBe(beforeFull);
});

test('[D-109] half of an exchange is not taken back', async () => {
  const account = await withPoints(10_000n);
  const { id } = (await exchange(account, 2)).body;
  const trades = await company.world.rows('select id, currency from ledger_trade where business_id = $1', [id]);
  const before = await company.snapshot();
  for (const trade of trades) {
    expect((await company.reverse(String(trade['id']))).body.errorCode).toBe(numberOf('ledger.exchanged'));
    const rewardType = trade['currency'] === Currency.coin ? Currency.coin : Currency.integral;
    const { items } = (await company.trades({ rewardType })).body;
    expect(items.find((one) => one.id === trade['id'])).toMatchObject({ isReversible: false });
  }
  expect(trades).toHaveLength(2);
  expect(await company.snapshot()).toBe(before);
});

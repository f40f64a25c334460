import * as wire from '@shuyuan/contract/ledger/exchange.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openExpiry, type ExpiryCompany } from '../../../world/tests/money/test-expiry.ts';
import { personAt } from '../../../world/person-at.ts';
import { expireIntegral } from './expire-integral.ts';
import { readExpiries } from './read-expiries.ts';

let company: ExpiryCompany;
beforeAll(async () => {
  company = await openExpiry();
});
afterAll(() => company.close());
beforeEach(() => company.world.rows('delete from integral_expiry_day'));

/** Ninety left of what was earned in 2020, which is good until the end of March 2021, and thirty of the next year. */
async function withHistory(): Promise<string> {
  const account = await company.newcomer();
  await company.move(account, '2020-05-10', 10_000n);
  await company.move(account, '2020-11-10', 5_000n);
  await company.move(account, '2021-02-10', 3_000n);
  await company.move(account, '2021-02-11', -6_000n);
  return account;
}

test('[D-107] [D-106] points of a year expire when their day is over, the first earned first; the grade stays', async () => {
  await company.setRule('year', 3);
  const account = await withHistory();
  const earned = await company.earnedBy(account);
  for (const day of ['2021-02-28', '2021-03-01', '2021-03-02', '2021-03-24', '2021-03-31']) await company.night(day);
  expect(await company.pointsOf(account)).toBe(12_000n);
  for (const day of ['2021-04-01', '2021-04-01', '2021-04-20']) await company.night(day);
  expect(await company.expiredOf(account)).toEqual([{ amount: -9_000n, detail: '2021-03-31' }]);
  expect(await company.pointsOf(account)).toBe(3_000n);
  expect([earned, await company.earnedBy(account)]).toEqual([18_000n, 18_000n]);
  expect(await company.faults()).toEqual([]);
});

test('[D-107] somebody is told thirty and seven days before, once each, how many and when, in the morning of their zone', async () => {
  await company.setRule('year', 3);
  const account = await withHistory();
  for (const day of ['2021-02-27', '2021-03-01', '2021-03-02', '2021-03-20']) await company.night(day);
  const [first, ...others] = await company.noticesFor(account);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: 'reward', text: 'pointsExpire', link: '/center/my/integral' });
  expect(first?.['values']).toEqual({ amount: '90.00', untilAt: Date.parse('2021-03-31T15:59:59.999Z') });
  await company.move(account, '2021-03-21', -1_000n);
  for (const day of ['2021-03-24', '2021-03-25', '2021-03-31']) await company.night(day);
  const [, last, ...more] = await company.noticesFor(account);
  expect(more).toEqual([]);
  expect(last?.['values']).toMatchObject({ amount: '80.00' });
  const keys = (await company.noticesFor(account)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('[D-107] nothing expires that nobody was told of in time, nor by a rule that is off or another by then', async () => {
  await company.setRule('year', 3);
  const account = await withHistory();
  for (const day of ['2021-03-25', '2021-03-30', '2021-04-01']) await company.night(day);
  expect(await company.noticesFor(account)).toEqual([]);
  await company.night('2022-03-05');
  await company.setRule('off');
  await company.night('2022-04-01');
  await company.setRule('year', 3);
  await company.night('2022-04-02');
  expect(await company.expiredOf(account)).toEqual([]);
  await company.night('2023-03-05');
  await company.setRule('month', 2);
  await company.night('2023-04-01');
  expect(await company.expiredOf(account)).toEqual([]);
});

test('[D-098] [D-107] a process killed after each of its transactions in turn takes everything once', async () => {
  await company.setRule('year', 3);
  const account = await withHistory();
  await company.night('2021-03-05');
  const endings: string[] = [];
  for (const survived of [0, 1, 2]) {
    let left = survived;
    const ctx = company.ctxOn('2021-04-01');
    const work = expireIntegral({
      ...ctx,
      inTransaction: (one) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return ctx.inTransaction(one);
      },
    });
    endings.push(
      await work.then(
        () => 'done',
        (error: unknown) => String(error),
      ),
    );
  }
  // Before the lot, between the lot and its note, and after both.
  expect(endings).toEqual(['Error: killed', 'Error: killed', 'done']);
  await company.night('2021-04-01');
  expect(await company.expiredOf(account)).toEqual([{ amount: -9_000n, detail: '2021-03-31' }]);
  expect(await company.faults()).toEqual([]);
});

test('[D-098] [D-107] two jobs and many who spend at once: no balance below zero, nothing twice, the sides zero', async () => {
  await company.setRule('year', 3);
  const people = await Promise.all(Array.from({ length: 6 }, withHistory));
  await company.night('2021-03-05');
  const spending = people.flatMap((account) =>
    Array.from({ length: 4 }, () =>
      company.move(account, '2021-04-01', -2_000n).then(
        () => 2_000n,
        () => 0n,
      ),
    ),
  );
  const [spent] = await Promise.all([Promise.all(spending), company.night('2021-04-01'), company.night('2021-04-01')]);
  for (const [at, account] of people.entries()) {
    const own = spent.slice(at * 4, at * 4 + 4).reduce((sum, one) => sum + one, 0n);
    const expired = (await company.expiredOf(account)).map(({ amount }) => BigInt(String(amount)));
    expect(expired.length).toBeLessThanOrEqual(1);
    const gone = -(expired[0] ?? 0n);
    expect(await company.pointsOf(account)).toBe(12_000n - own - gone);
    // Spending before the day lessens it; the thirty of the next year never go.
    expect(gone).toBeLessThanOrEqual(9_000n);
    expect(own + gone).toBeGreaterThanOrEqual(9_000n);
  }
  expect(await company.faults()).toEqual([]);
});

test('[D-107] an order cancelled after the day makes no old points young: they go with the next day', async () => {
  await company.setRule('year', 3);
  const account = await company.newcomer();
  await company.move(account, '2020-05-10', 10_000n);
  const id = await company.move(account, '2021-03-20', -10_000n);
  await company.night('2021-03-05');
  await company.night('2021-04-01');
  await company.giveBack(account, '2021-04-02', { id, hundredths: 10_000n });
  expect(await company.earnedBy(account)).toBe(10_000n);
  await company.night('2022-03-05');
  await company.night('2022-04-01');
  expect(await company.pointsOf(account)).toBe(0n);
});

test('[D-109] [D-107] an earning that is reversed after it expired is not taken twice, and leaves the grade', async () => {
  await company.setRule('year', 3);
  const account = await company.newcomer();
  await company.move(account, '2020-05-10', 4_000n);
  const id = await company.move(account, '2020-11-10', 5_000n);
  await company.move(account, '2021-02-10', 3_000n);
  await company.night('2021-03-05');
  await company.move(account, '2021-03-20', -6_000n);
  await company.night('2021-04-01');
  // Of the fifty of November twenty were spent and thirty expired.
  expect(await company.pointsOf(account)).toBe(3_000n);
  expect((await company.reverse(id)).status).toBe(200);
  expect(await company.pointsOf(account)).toBe(1_000n);
  expect(await company.earnedBy(account)).toBe(7_000n);
  expect((await company.reverse(id)).status).not.toBe(200);
  expect(await company.pointsOf(account)).toBe(1_000n);
  expect(await company.faults()).toEqual([]);
});

test('[D-109] [D-107] an expiry is reversed by an administrator and happens no second time that day', async () => {
  await company.setRule('year', 3);
  const account = await withHistory();
  await company.night('2021-03-05');
  await company.night('2021-04-01');
  const [trade] = await company.world.rows(
    `select trade.id from ledger_trade as trade join ledger_entry as entry on entry.trade_id = trade.id
       join ledger_account as account on account.id = entry.account_id
     where account.holder_id = $1 and trade.business_type = 'expiry'`,
    [await company.idOf(account)],
  );
  expect((await company.reverse(String(trade?.['id']))).status).toBe(200);
  await company.night('2021-04-02');
  expect(await company.pointsOf(account)).toBe(12_000n);
  expect(await company.earnedBy(account)).toBe(18_000n);
  await company.night('2022-03-05');
  await company.night('2022-04-01');
  expect(await company.pointsOf(account)).toBe(0n);
});

test('[D-107] somebody reads how many of their points expire when, and nobody else’s', async () => {
  const account = await withHistory();
  const { system } = company.world.installation;
  const on = async (day: string) => {
    const ctx = await personAt(system, account, 0);
    return readExpiries({ ...ctx, now: company.ctxOn(day).now });
  };
  await company.setRule('year', 3);
  expect(await on('2021-02-20')).toEqual({
    rule: { period: 'year', keptMonths: 3 },
    items: [
      { lastDay: '2021-03-31', amount: 9_000 },
      { lastDay: '2022-03-31', amount: 3_000 },
    ],
  });
  // Too near for anybody to be told: it all goes with the next day.
  expect((await on('2021-03-28')).items).toEqual([{ lastDay: '2022-03-31', amount: 12_000 }]);
  await company.night('2021-03-05');
  expect((await on('2021-03-28')).items[0]).toEqual({ lastDay: '2021-03-31', amount: 9_000 });
  await company.setRule('off');
  const { body, status } = await (await company.as(account)).call(wire.readExpiries, {});
  expect([status, body]).toEqual([200, { rule: null, items: [] }]);
  expect((await company.world.visitor.call(wire.readExpiries, {})).status).toBe(401);
});

import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowdOf } from '../../../world/test-crowd.ts';
import { openExpiry, type ExpiryCompany } from '../../../world/tests/money/test-expiry.ts';
import { takeBack } from '../index.ts';
import { expireIntegral } from './expire-integral.ts';

let company: ExpiryCompany;
beforeAll(async () => {
  company = await openExpiry();
  await company.setRule('year', 3);
});
afterAll(() => company.close());

test('[D-107] [D-098] a crowd loses its points lot by lot; a process killed between two lots leaves the rest to the next', async () => {
  const crowd = await crowdOf(company.world, 450);
  const each = crowd.map(({ id }) => company.leg(company.person(id), 500n, TradeType.taskReward));
  const paid = company.leg(null, -500n * BigInt(crowd.length), TradeType.taskReward);
  await company.postOn('2020-06-01', { legs: [paid, ...each] });
  await company.night('2021-03-05');
  const expired = async () => {
    const [row] = await company.world.rows(
      `select count(*)::int as people, count(distinct entry.trade_id)::int as trades, coalesce(sum(entry.amount), 0)::int as sum
       from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
       where account.holder_id like 'crowd-%' and entry.trade_type = $1`,
      [TradeType.expiry],
    );
    return row;
  };
  const told = await company.told('points expire 2021-03-31');
  expect(new Set(told.flatMap(({ receivers }) => receivers)).size).toBeGreaterThanOrEqual(crowd.length);

  let left = 1;
  const ctx = company.ctxOn('2021-04-01');
  const killed = expireIntegral({
    ...ctx,
    inTransaction: (work) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return ctx.inTransaction(work);
    },
  });
  await expect(killed).rejects.toThrow('killed');
  const half = Number((await expired())?.['people']);
  expect([half > 0, half < crowd.length]).toEqual([true, true]);
  await Promise.all([company.night('2021-04-01'), company.night('2021-04-01')]);
  expect(await expired()).toEqual({ people: 450, trades: 450, sum: -225_000 });
  expect(await company.faults()).toEqual([]);
});

test('[D-188] [D-107] points of an award that holds no more are not taken a second time after they expired, told once or twice', async () => {
  const account = await company.newcomer();
  const holder = company.person(await company.idOf(account));
  const legs = [company.leg(null, -5_000n, TradeType.taskReward), company.leg(holder, 5_000n, TradeType.taskReward)];
  await company.postOn('2020-06-01', { legs, onceKey: 'award of the test' });
  await company.move(account, '2020-07-01', -2_000n);
  await company.move(account, '2021-01-05', 3_000n);
  await company.world.rows('delete from integral_expiry_day');
  await company.night('2021-03-05');
  await company.night('2021-04-01');
  expect(await company.pointsOf(account)).toBe(3_000n);
  const tenantId = await company.tenantId();
  const { system, db } = company.world.installation;
  // Thirty of the fifty expired and are not taken again; twenty were spent.
  for (let time = 0; time < 2; time++) {
    await db
      .forTenant(tenantId)
      .inTransaction((tx) => takeBack(tx, system, { tenantId, onceKey: 'award of the test', detail: '撤销' }));
    expect(await company.coinsOf(account, Currency.integral)).toBe(1_000n);
  }
  expect(await company.earnedBy(account)).toBe(3_000n);
  expect(await company.faults()).toEqual([]);
});

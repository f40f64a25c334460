import { BillingType } from '@shuyuan/contract/payments/billing-types';
import { InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import { readGrade } from '@shuyuan/contract/people/person-card.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewardStories, shareStory } from './ledger-stories.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { people } from '../people.ts';
import { rewardsOf } from '../tests/money/test-rewards.ts';

let world: TestWorld;
let company: ReturnType<typeof rewardsOf>;
beforeAll(async () => {
  world = await openWorld();
  company = rewardsOf(world);
});
afterAll(() => world.close());

test('everybody of the company has coins, and the book adds up', async () => {
  const given = people.length * 20_000;
  const [row] = await world.rows(
    `select sum(coins - refunded_coins)::int as bought from payment_order where state = 'paid'`,
  );
  const bought = Number(row?.['bought']);
  expect(bought).toBeGreaterThan(0);
  expect((await company.check()).body.items).toMatchObject([
    { issued: given + bought, held: given + bought, wrongNum: 0 },
    { wrongNum: 0 },
  ]);
  for (const { account } of people) expect(await company.coinsOf(account)).not.toBe(0n);
  expect(await company.faults()).toEqual([]);
  expect(await world.rows('select id from ledger_trade where created_at > now()')).toEqual([]);
  // Told in the order in which it happened.
  expect(
    await world.rows(`select account_id from (
      select account_id, created_at, lag(created_at) over (partition by account_id order by seq) as last
      from ledger_entry join ledger_trade on ledger_trade.id = trade_id) told where created_at < last`),
  ).toEqual([]);
});

test('[SITE-11] [SITE-12] invoices of each state and of each kind are there, and no order stands on two', async () => {
  const found = await world.rows('select distinct status, billing_type from invoice order by 1, 2');
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(Object.values(InvoiceStatus)));
  expect(new Set(found.map(({ billing_type: type }) => type))).toEqual(new Set(Object.values(BillingType)));
  const twice = 'select order_id from invoice_order where is_standing group by 1 having count(*) > 1';
  expect(await world.rows(twice)).toEqual([]);
});

test('the best posts are rewarded, and a team has shared out a part of it', async () => {
  const [best] = await world.rows(
    `select q.id, sum(r.amount) as total from question q join reward r on r.question_id = q.id where q.title like '换型从%' group by 1`,
  );
  const list = (await company.rewarders('linzhiyuan', String(best?.['id']))).body;
  expect(list).toMatchObject({ recordCount: 4, totalAmount: 9_500 });
  const team = await company.accountOf(shareStory.team);
  const got = rewardStories
    .filter(({ title }) => title.startsWith('夜谈记录'))
    .reduce((sum, one) => sum + one.amount, 0n);
  expect(await company.countsOf(team)).toEqual({ all_time: got, by_day: got });
  const shared = Object.values(shareStory.shares).reduce((sum, one) => sum + one, 0n);
  expect(await company.teamCoinsOf(team)).toBe(got - shared);
  expect(await world.rows('select count(*)::int as n from reward')).toEqual([{ n: rewardStories.length }]);
});

test('[PERSON-03] people have different grades', async () => {
  const lin = await company.as('linzhiyuan');
  const gradeOf = async (account: string) =>
    (await lin.call(readGrade, { memberId: await company.idOf(account) })).body.integralGrade.gradeName;
  expect(await Promise.all(['amina', 'linzhiyuan', 'songqinghe', 'hejingxing', 'guhuaiqian'].map(gradeOf))).toEqual(
    [1, 2, 3, 4, 5].map((grade) => `grade.${grade}`),
  );
});

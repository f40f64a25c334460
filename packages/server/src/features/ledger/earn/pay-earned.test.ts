import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { settingTable } from '@shuyuan/contract/system/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { discussionsOf } from '../../../world/tests/community/test-discussions.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import type { Contribution } from '../../community/index.ts';
import { costs, free, post, pricingOf } from '../../../world/tests/money/test-pricing.ts';
import { payEarned } from './pay-earned.ts';

let world: TestWorld;
let company: ReturnType<typeof discussionsOf>;
let book: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  world = await openWorld();
  company = discussionsOf(world);
  book = ledgerOf(world);
});
afterAll(() => world.close());
beforeEach(() => world.rows(`delete from setting where key = 'EARN_RULE'`));

/** The payments queued for the worker about one subject. */
async function leftFor(id: string): Promise<Contribution[]> {
  const rows = await world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'currency:earned' and payload ->> 'targetId' = $1`,
    [id],
  );
  return rows.map(({ payload }) => payload as Contribution);
}
const pay = async (id: string, laterMs = 0) => {
  for (const { at, ...earned } of await leftFor(id))
    await payEarned(world.installation.system, { ...earned, at: at + laterMs });
};
const has = async (account: string) => {
  const holder = book.person(await company.idOf(account));
  return [await book.balanceOf(holder, Currency.coin), await book.balanceOf(holder, Currency.integral)];
};

test('[D-107] who answers a colleague is paid in coins and integral, once, however often the work is done', async () => {
  const [asker, helper] = [await book.newcomer(), await book.newcomer()];
  const questionId = await company.publish(asker);
  const answer = await company.say(helper, questionId);
  expect(await leftFor(answer)).toHaveLength(1);
  await Promise.all(Array.from({ length: 8 }, () => pay(answer)));
  expect(await has(helper)).toEqual([100n, 300n]);
  await pay(questionId);
  expect(await has(asker)).toEqual([0n, 200n]);
  const [trade] = await world.rows(
    `select trade.detail, trade.business_id, trade.created_by, entry.trade_type from ledger_trade trade
     join ledger_entry entry on entry.trade_id = trade.id and entry.amount > 0 where trade.business_id = $1 and trade.currency = 1`,
    [answer],
  );
  const { title } = await company.questionRow(questionId);
  expect(trade).toEqual({ detail: title, business_id: answer, created_by: null, trade_type: 8 });
  expect(await book.faults()).toEqual([]);
});

test('[D-107] [D-122] who has not bought a post is not paid for a comment on it; who has, and who wrote it, is', async () => {
  const of = pricingOf(world);
  const account = await company.team('hejingxing');
  const questionId = await of.sell('hejingxing', account, costs(100));
  const [passer, buyer] = [await book.newcomer(), await book.newcomer()];
  await book.give(book.person(await company.idOf(buyer)), 1_000n);
  await of.buy(buyer, post(questionId), 100);
  expect(await leftFor(await company.say(passer, questionId))).toEqual([]);
  expect(await leftFor(await company.say(buyer, questionId))).toHaveLength(1);
  expect(await leftFor(await company.say('hejingxing', questionId))).toHaveLength(1);
  const open = await of.sell('hejingxing', account, free);
  expect(await leftFor(await company.say(passer, open))).toHaveLength(1);
});

test('[D-107] what an account publishes is paid to who wrote it', async () => {
  const author = await book.newcomer();
  const account = await company.team(author);
  const article = await company.publish(author, account);
  await pay(article);
  expect(await has(author)).toEqual([200n, 1000n]);
});

test('[D-107] nobody is paid for answering themselves, for talk below an answer, or for what was taken away', async () => {
  const [asker, helper] = [await book.newcomer(), await book.newcomer()];
  const questionId = await company.publish(asker);
  const own = await company.say(asker, questionId);
  const talk = await company.say(helper, questionId, { parentId: own });
  const gone = await company.say(helper, questionId);
  await world.rows('update discussion set is_removed = true where id = $1', [gone]);
  for (const id of [own, talk, gone]) await pay(id);
  await company.move(questionId, 'removed');
  await pay(questionId);
  expect([await has(asker), await has(helper)]).toEqual([
    [0n, 0n],
    [0n, 0n],
  ]);
});

test('[D-107] a day is full after so many of a kind; the next day begins anew', async () => {
  await world.rows(
    `insert into setting (tenant_id, organization_id, key, value)
     select tenant_id, tenant_id, 'EARN_RULE', $1 from member where account = 'linzhiyuan'`,
    [settingTable.EARN_RULE.initial.replace('"timesADay":5', '"timesADay":2')],
  );
  const [asker, helper] = [await book.newcomer(), await book.newcomer()];
  const questionId = await company.publish(asker);
  const answer = async (laterMs = 0) => pay(await company.say(helper, questionId), laterMs);
  for (let i = 0; i < 3; i++) await answer();
  expect(await has(helper)).toEqual([200n, 600n]);
  await answer(86_400_000);
  expect(await has(helper)).toEqual([300n, 900n]);
});

test('[D-107] what was written long before the worker came to it is not paid for', async () => {
  const asker = await book.newcomer();
  const questionId = await company.publish(asker);
  world.clock.advance(8 * dayMs);
  await pay(questionId);
  expect(await has(asker)).toEqual([0n, 0n]);
});

test('[D-107] those who come while a payment is under way are paid together, each for what was theirs', async () => {
  const asker = await book.newcomer();
  const questionId = await company.publish(asker);
  const helpers = await Promise.all(Array.from({ length: 8 }, () => book.newcomer()));
  const answers: string[] = [];
  for (const helper of helpers) answers.push(await company.say(helper, questionId));
  // One of them answers more often than a day has room for.
  const busy = helpers[0] ?? '';
  for (let i = 0; i < 6; i++) answers.push(await company.say(busy, questionId));
  const work = (await Promise.all(answers.map(leftFor))).flat();
  const { db, system } = world.installation;
  const other = await db.owner.connect();
  try {
    await other.query('begin');
    for (const helper of helpers)
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `earning ${await company.idOf(helper)}`,
      ]);
    const paying = Promise.all(work.map((contribution) => payEarned(system, contribution)));
    // The first waits in the database, all others behind it.
    await expect.poll(() => db.load.totalCount - db.load.idleCount + db.load.waitingCount).toBe(1);
    await other.query('commit');
    await paying;
  } finally {
    other.release(true);
  }
  expect(await Promise.all(helpers.map(has))).toEqual([[500n, 1_500n], ...helpers.slice(1).map(() => [100n, 300n])]);
  const [row] = await world.rows(
    `select count(distinct xmin::text)::int as transactions, count(*)::int as trades from ledger_trade
     where business_id = any($1)`,
    [answers],
  );
  expect(row).toEqual({ transactions: 2, trades: 24 });
  expect(await book.faults()).toEqual([]);
});

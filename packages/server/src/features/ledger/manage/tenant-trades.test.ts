import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { checkBook, listTenantTrades } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';
import { checkBookJobs } from './check-book.jobs.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

const nightly = async () => checkBookJobs[0]?.handle(company.world.installation.system, {});
const newest = async (count: number, rewardType: Currency = Currency.coin) =>
  (await company.trades({ pageSize: count, rewardType })).body.items;

test('[D-109] [LEDGER-22] every trade of the company, the newest first, with both of its sides', async () => {
  const [one, two] = [await company.newcomer(), await company.newcomer()];
  const accountCodes = [await company.idOf(one), await company.idOf(two)];
  const nameOf = async (account: string) =>
    String((await company.world.rows('select full_name from member where account = $1', [account]))[0]?.['full_name']);
  const accountId = await company.team('hejingxing', { [one]: TeamMemberType.member, [two]: TeamMemberType.member });
  const granted = (await company.grant({ accountCodes })).body.id;
  company.world.clock.advance(10);
  const taken = (await company.grant({ accountCodes, direction: Direction.expenditure, tradeAmount: 100 })).body.id;
  company.world.clock.advance(10);
  const teamGrant = (await company.grant({ accountCodes: [accountId], accountType: AccountType.team })).body.id;
  company.world.clock.advance(10);
  const shared = (await company.share('hejingxing', accountId, { [one]: 300, [two]: 200 })).body.grantId;
  company.world.clock.advance(10);
  const given = (await company.reward(one, await company.publish('hejingxing'), { hundredths: 250 })).body.id;
  company.world.clock.advance(10);
  const reversal = (await company.reverse(granted)).body.errorCode;
  // Somebody has spent of it already.
  expect(reversal).toBe(34105);
  const back = (await company.reverse(given)).body.id;
  const [first, second] = [await nameOf(one), await nameOf(two)];
  const open = { isReversible: true, isReversed: false };
  expect(await newest(6)).toMatchObject([
    {
      id: back,
      tradeType: TradeType.reversal,
      from: '何景行',
      to: first,
      toNum: 1,
      isReversible: false,
      isReversed: false,
    },
    {
      id: given,
      tradeType: TradeType.rewardGiven,
      from: first,
      to: '何景行',
      totalAmount: 250,
      isReversible: false,
      isReversed: true,
    },
    { id: shared, tradeType: TradeType.distribution, from: accountId, to: first, toNum: 2, totalAmount: 500, ...open },
    { id: teamGrant, tradeType: TradeType.platformGrant, from: '', to: accountId, toNum: 1, ...open },
    { id: taken, tradeType: TradeType.deduction, from: first, to: '', toNum: 1, totalAmount: 200, ...open },
    { id: granted, tradeType: TradeType.platformGrant, from: '', to: first, toNum: 2, totalAmount: 2_000, ...open },
  ]);
  expect((await newest(1))[0]).toMatchObject({ createMemberFullName: '陆承泽', detail: '发错了' });
  expect(second).not.toBe(first);
});

test('[D-109] found by who did it, whose account it was and what it was for; the other currency is apart', async () => {
  const account = await company.newcomer();
  await company.world.rows(
    `update member set full_name = '慕容独一', search_text = '慕容独一', search = array_to_tsvector($2::text[])
    where account = $1`,
    [account, ['慕', '容', '独', '一', '慕容', '容独', '独一']],
  );
  const accountCodes = [await company.idOf(account)];
  const coins = (await company.grant({ accountCodes, reason: '读书会组织奖 Q3' })).body.id;
  const points = (await company.grant({ accountCodes, type: Currency.integral })).body.id;
  const id = await company.publish('hejingxing');
  const given = (await company.reward(account, id, { hundredths: 100 })).body.id;
  const found = async (search: string, rewardType: Currency = Currency.coin) =>
    (await company.trades({ search, rewardType })).body.items.map((one) => one.id);
  expect((await found('慕容')).toSorted()).toEqual([coins, given].toSorted());
  expect(await found('慕容', Currency.integral)).toEqual([points]);
  expect(await found('组织奖')).toEqual([coins]);
  expect(await found('q3 读书会')).toEqual([coins]);
  expect(await found('读书会 q4')).toEqual([]);
  expect(await found('没有这样的人')).toEqual([]);
  expect(await found("%_'\\")).toEqual([]);
  const team = await company.team('hejingxing');
  await company.world.rows(
    `update share_account set name = '独此一队', name_key = '独此一队',
    search = array_to_tsvector($2::text[]) where id = $1`,
    [team, ['独', '此', '一', '队', '独此', '此一', '一队']],
  );
  const toTeam = (await company.grant({ accountCodes: [team], accountType: AccountType.team })).body.id;
  expect(await found('独此一队')).toEqual([toTeam]);
  const whole = (await company.trades({ search: '陆承泽', pageSize: 1 })).body;
  expect([whole.items.length, whole.recordCount > 3]).toEqual([1, true]);
  expect((await company.trades({ search: ' ' })).body.recordCount).toBe((await company.trades()).body.recordCount);
});

test('[D-109] bounded, and each page goes on where the last has ended', async () => {
  const { items, recordCount } = (await company.trades({ pageSize: 100 })).body;
  const pages = await Promise.all([1, 2, 3].map((page) => company.trades({ page, pageSize: 3 })));
  expect(pages.flatMap(({ body }) => body.items)).toEqual(items.slice(0, 9));
  expect((await company.trades({ page: 1_000 })).body).toEqual({ items: [], recordCount });
  expect((await company.trades({ pageSize: 1_000 })).status).toBe(422);
  expect((await company.trades({ search: '长'.repeat(51) })).status).toBe(422);
});

test('[D-109] [D-110] the book of the company is for whoever manages its coins, each of their own company', async () => {
  for (const endpoint of [listTenantTrades, checkBook]) {
    expect(await company.world.visitor.call(endpoint, {})).toMatchObject({ status: 401 });
    for (const by of ['linzhiyuan', 'hejingxing', 'jiangshuyi', 'zhoumuyun'])
      expect(await (await company.as(by)).call(endpoint, {})).toMatchObject({ status: 403 });
  }
  expect((await company.trades({}, 'outsider')).body).toEqual({ items: [], recordCount: 0 });
  expect((await company.check('outsider')).body.items).toMatchObject([
    { type: Currency.coin, issued: 0, held: 0, accountNum: 0, tradeNum: 0, wrongNum: 0 },
    { type: Currency.integral, issued: 0, held: 0, accountNum: 0, tradeNum: 0, wrongNum: 0 },
  ]);
});

test('[D-098] the book adds up, says what is in circulation, and would say which accounts are wrong', async () => {
  const [before] = (await company.check()).body.items;
  const account = await company.newcomer();
  const accountCodes = [await company.idOf(account)];
  await company.grant({ accountCodes, tradeAmount: 5_000 });
  await company.grant({ accountCodes, tradeAmount: 2_000, direction: Direction.expenditure });
  await company.reward(account, await company.publish('hejingxing'), { hundredths: 500 });
  const [coins, points] = (await company.check()).body.items;
  expect(coins).toEqual({
    type: Currency.coin,
    issued: Number(before?.issued) + 3_000,
    held: Number(before?.issued) + 3_000,
    accountNum: Number(before?.accountNum) + 1,
    tradeNum: Number(before?.tradeNum) + 3,
    wrongNum: 0,
  });
  expect(points).toMatchObject({ type: Currency.integral, wrongNum: 0 });
  await company.world.rows('update ledger_account set amount_in = amount_in + 1 where holder_id = $1', accountCodes);
  expect((await company.check()).body.items[0]).toMatchObject({ wrongNum: 1 });
  await expect(nightly()).rejects.toThrow('does not add up');
  await company.world.rows('update ledger_account set amount_in = amount_in - 1 where holder_id = $1', accountCodes);
  await expect(nightly()).resolves.toBeUndefined();
});

test('[C-32] sums beyond 2^53, and beyond what one account can hold, are exact', async () => {
  const teams = await Promise.all([1, 2, 3].map(() => company.team('hejingxing')));
  const most = 8_000_000_000_000_000_001n;
  for (const id of teams) await company.give(company.accountHolder(id), most, Currency.integral);
  const [, points] = (await company.check()).body.items;
  expect(BigInt(points?.held ?? 0) >= 3n * most).toBe(true);
  expect(points?.issued).toBe(points?.held);
  expect((await newest(1, Currency.integral))[0]?.totalAmount).toBe(most.toString());
});

import { Currency } from '@shuyuan/contract/ledger/currencies';
import * as wire from '@shuyuan/contract/ledger/finance.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { Job } from '../../../platform/jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { checkBookJobs } from '../manage/check-book.jobs.ts';
import { financeJobs } from './finance.jobs.ts';

let company: RewardsCompany;
let rootId: string;
beforeAll(async () => {
  company = await openRewards();
  rootId = await company.tenantId();
});
afterAll(() => company.close());

type Query = { rewardType?: Currency; months?: 3 | 12; organizationId?: string };
const dean = () => company.as('luchengze');
const finance = async (query: Query = {}) => (await (await dean()).call(wire.readFinance, query)).body;
const units = async (query: Query & { page?: number; pageSize?: number } = {}) =>
  (await (await dean()).call(wire.listFinanceUnits, query)).body;
/** A job so many days from now; the people of the company stay signed in. */
const play = async (jobs: readonly Job[], days: number) => {
  const { system } = company.world.installation;
  await jobs[0]?.handle({ ...system, now: () => system.now() + days * dayMs }, {});
};
const countNight = (days = 0) => play(financeJobs, days);
const checkNight = (days = 0) => play(checkBookJobs, days);
const sumOf = (amounts: readonly (number | string)[]) => amounts.reduce<bigint>((sum, one) => sum + BigInt(one), 0n);
const countedTrades = async () => (await company.world.rows('select until_id from ledger_counted'))[0]?.['until_id'];

/** The sums hold whatever has been counted already. */
async function expectSums(): Promise<void> {
  for (const rewardType of Object.values(Currency)) {
    const { held, months, kinds } = await finance({ rewardType });
    const book = (await company.check()).body.items.find(({ type }) => type === rewardType);
    expect(held).toBe(book?.held);
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.held).toBe(held);
    // The story of the company is younger than a year: all that was ever paid out is in these months.
    expect(sumOf(months.map((one) => one.amountIn)) - sumOf(months.map((one) => one.amountOut))).toBe(BigInt(held));
    expect(sumOf(kinds.map((one) => one.amountIn))).toBe(sumOf(months.map((one) => one.amountIn)));
    const { items, direct } = await units({ rewardType, pageSize: 100 });
    expect(sumOf([...items, direct].map((one) => one.held))).toBe(BigInt(held));
    const net = [...items, direct].map((one) => BigInt(one.amountIn) - BigInt(one.amountOut));
    expect(net.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(held));
  }
}

test('[D-098] what was paid out, came back and is held adds up, before the night counted it, after, and counted twice', async () => {
  await expectSums();
  const before = [await finance(), await units({ pageSize: 100 })];
  await countNight();
  expect(String(await countedTrades())).toMatch(/^[0-9a-z]{10}$/);
  expect([await finance(), await units({ pageSize: 100 })]).toEqual(before);
  const months = await company.world.rows('select * from ledger_month order by 1, 2, 3, 4, 5, 6');
  expect(months.length).toBeGreaterThan(0);
  await Promise.all([countNight(), countNight()]);
  expect(await company.world.rows('select * from ledger_month order by 1, 2, 3, 4, 5, 6')).toEqual(months);
  await expectSums();
});

test('[D-107] what is granted and taken back is in the present month and with the unit of who has it, at once and after the night', async () => {
  const account = await company.newcomer();
  const accountCodes = [await company.idOf(account)];
  const [before, unitsBefore] = [await finance({ months: 3 }), await units({ months: 3 })];
  await company.grant({ accountCodes, tradeAmount: 5_000 });
  await company.grant({ accountCodes, tradeAmount: 2_000, direction: 2 });
  const expectMoved = async () => {
    const [after, unitsAfter] = [await finance({ months: 3 }), await units({ months: 3 })];
    const [now, then] = [after.months.at(-1), before.months.at(-1)];
    expect(after.months).toHaveLength(3);
    expect(Number(now?.amountIn) - Number(then?.amountIn)).toBe(5_000);
    expect(Number(now?.amountOut) - Number(then?.amountOut)).toBe(2_000);
    expect(Number(after.held) - Number(before.held)).toBe(3_000);
    const deducted = (kinds: typeof after.kinds) =>
      Number(kinds.find(({ tradeType }) => tradeType === TradeType.deduction)?.amountOut ?? 0);
    expect(deducted(after.kinds) - deducted(before.kinds)).toBe(2_000);
    // Newcomers belong to the company itself.
    expect(Number(unitsAfter.direct.held) - Number(unitsBefore.direct.held)).toBe(3_000);
    expect(unitsAfter.items).toEqual(unitsBefore.items);
  };
  await expectMoved();
  await countNight(1);
  await expectMoved();
});

test('a unit has what its people and teams received and spent, and leads to the units below it', async () => {
  const whole = await units();
  expect(whole.above.map(({ id }) => id)).toEqual([rootId]);
  const [unit] = whole.items;
  const inside = await units({ organizationId: unit?.id ?? '', pageSize: 100 });
  expect(inside.above.map(({ id }) => id)).toEqual([rootId, unit?.id]);
  expect(sumOf([...inside.items, inside.direct].map((one) => one.held))).toBe(BigInt(unit?.held ?? -1));
  const own = await finance({ organizationId: unit?.id ?? '' });
  expect(own.held).toBe(unit?.held);
  expect(own.months.map(({ held }) => held)).toEqual(Array(12).fill(null));
  expect(sumOf(own.months.map((one) => one.amountIn))).toBe(BigInt(unit?.amountIn ?? -1));
  const pages = await Promise.all([1, 2].map((page) => units({ page, pageSize: 1 })));
  expect(pages.flatMap(({ items }) => items)).toEqual(whole.items.slice(0, 2));
  expect(pages[0]?.recordCount).toBe(whole.recordCount);
});

test('the tables have every month by unit and reason, as text and as a workbook', async () => {
  const by = await dean();
  const table = (await by.call(wire.exportFinance, { months: 3 })).body.trim().split('\r\n');
  const sums = await finance({ months: 3 });
  const month = sums.months.at(-1)?.month ?? '';
  expect(table.filter((line) => line.startsWith(month)).length).toBeGreaterThan(2);
  expect(table.find((line) => line.includes('平台') && line.startsWith(month))).toBeDefined();
  expect((await by.call(wire.exportFinanceWorkbook, { months: 3 })).status).toBe(200);
});

test('[D-110] figures and checks are for whoever manages coins, each of their own company; nobody asks for more than there is', async () => {
  const endpoints = [
    wire.readFinance,
    wire.listFinanceUnits,
    wire.exportFinance,
    wire.exportFinanceWorkbook,
    wire.listBookChecks,
  ];
  for (const endpoint of endpoints) {
    expect(await company.world.visitor.call(endpoint, {})).toMatchObject({ status: 401 });
    for (const by of ['linzhiyuan', 'hejingxing', 'jiangshuyi', 'zhoumuyun'])
      expect(await (await company.as(by)).call(endpoint, {})).toMatchObject({ status: 403 });
  }
  const stranger = await company.as('outsider');
  expect((await stranger.call(wire.readFinance, {})).body).toMatchObject({ held: 0, kinds: [] });
  for (const endpoint of [wire.readFinance, wire.listFinanceUnits, wire.exportFinance, wire.exportFinanceWorkbook])
    expect(await stranger.call(endpoint, { organizationId: rootId })).toMatchObject({ status: 404 });
  const by = await dean();
  expect((await by.call(wire.listFinanceUnits, { pageSize: 1_000 })).status).toBe(422);
  expect((await by.call(wire.readFinance, { months: 600 as 3 })).status).toBe(422);
});

test('[D-098] the nightly check is written down once a day, and finance hears of a book that does not add up', async () => {
  const checks = async (page = 1) => (await (await dean()).call(wire.listBookChecks, { page, pageSize: 2 })).body;
  await checkNight();
  await checkNight();
  const [first] = (await checks()).items;
  expect(first).toMatchObject({ isRight: true, wrongNum: 0 });
  expect(first?.issued).toBe(first?.held);
  const { recordCount } = await checks();
  const account = await company.newcomer();
  const id = await company.idOf(account);
  await company.grant({ accountCodes: [id] });
  await company.world.rows('update ledger_account set amount_in = amount_in + 1 where holder_id = $1', [id]);
  for (const attempt of [1, 2]) await expect(checkNight(1), String(attempt)).rejects.toThrow('does not add up');
  const after = await checks();
  expect(after.recordCount).toBe(recordCount + 1);
  expect(after.items[0]).toMatchObject({ isRight: false, wrongNum: 1 });
  await deliverNotices(company.world, 'payment');
  await deliverNotices(company.world, 'payment');
  const told = await company.world.rows(
    `select member.account from notification join member on member.id = notification.member_id
     where notification.link = '/admin/finance' order by 1`,
  );
  const managers = await company.world.rows(
    `select distinct member.account from member join member_role on member_role.member_id = member.id
     where member.tenant_id = $1 and member.state = 'active' and role in ('org-admin', 'platform-admin') order by 1`,
    [rootId],
  );
  expect(told).toEqual(managers);
  expect(told).toContainEqual({ account: 'luchengze' });
  await company.world.rows('update ledger_account set amount_in = amount_in - 1 where holder_id = $1', [id]);
});

test('[D-098] the page reads what came since the night and no older trade', async () => {
  await countNight();
  await company.world.rows(
    `insert into ledger_trade (id, tenant_id, currency, created_by_account, created_by_name, detail, search_text, search, created_at)
     select '0000-' || n, $1, 1, '', '', '', '', ''::tsvector, '2020-01-01' from generate_series(1, 5000) n`,
    [rootId],
  );
  await company.world.rows('vacuum analyze ledger_trade');
  const [plan] = await company.world.rows(
    `explain (format json) select count(*) from ledger_trade where tenant_id = $1 and currency = 1
     and id >= $2 and id >= coalesce((select until_id from ledger_counted where tenant_id = $1), '')`,
    [rootId, await countedTrades()],
  );
  expect(JSON.stringify(plan)).toContain('ledger_trade_newest');
  expect((await finance()).held).toBe((await company.check()).body.items[0]?.held);
});

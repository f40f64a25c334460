import { AccountType, Currency, Direction, type HolderType } from '@shuyuan/contract/ledger/currencies';
import * as wire from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';

let world: TestWorld;
let company: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  world = await openWorld();
  company = ledgerOf(world);
  await company.welcomeOutsider();
});
afterAll(() => world.close());

const { person, team } = AccountType;
const asked = (accountCode: string, accountType: HolderType) => ({ accountCode, accountType });
const totals = async (by: string, accountCode: string, accountType: HolderType, over: object = {}) =>
  (await company.as(by)).call(wire.readTotalAmount, { ...asked(accountCode, accountType), ...over });
const trades = async (by: string, accountCode: string, accountType: HolderType, over: object = {}) =>
  (await company.as(by)).call(wire.listTrades, { ...asked(accountCode, accountType), ...over });

test('[LEDGER-05] [LEDGER-18] [LEDGER-23] D-104: totals are of the whole account in the currency asked for', async () => {
  const id = await company.team('hejingxing');
  const holder = company.accountHolder(id);
  expect((await totals('hejingxing', id, team)).body).toEqual({
    amountIn: 0,
    amountOut: 0,
    totalAmount: 0,
    integralTotalAmount: 0,
  });
  await company.give(holder, 10_050n);
  await company.give(holder, 3_000n, Currency.integral);
  await company.share('hejingxing', id, { hejingxing: 2_025 });
  const coins = { amountIn: 10_050, amountOut: 2_025, totalAmount: 8_025, integralTotalAmount: 3_000 };
  for (const type of [undefined, Direction.income, Direction.expenditure])
    expect((await totals('hejingxing', id, team, { type })).body).toEqual(coins);
  expect((await totals('hejingxing', id, team, { rewardType: Currency.integral })).body).toEqual({
    amountIn: 3_000,
    amountOut: 0,
    totalAmount: 3_000,
    integralTotalAmount: 3_000,
  });
});

test('[LEDGER-10] every share account has a ledger of type 3, whatever its kind', async () => {
  for (const kind of [EnjoyType.expert, EnjoyType.team, EnjoyType.official]) {
    const id = await company.team('hejingxing', {}, kind);
    await company.give(company.accountHolder(id), 700n);
    expect((await totals('hejingxing', id, team)).body.totalAmount).toBe(700);
  }
});

test('[LEDGER-24] one’s own account says whose it is, with both currencies', async () => {
  const account = await company.newcomer();
  const id = await company.idOf(account);
  await company.give(company.person(id), 1_250n);
  await company.give(company.person(id), 40n, Currency.integral);
  const { body } = await (await company.as(account)).call(wire.readPersonAccount, {});
  expect(body).toEqual({
    accountCode: id,
    accountType: person,
    amountIn: 1_250,
    amountOut: 0,
    totalAmount: 1_250,
    integralTotalAmount: 40,
  });
  expect(await world.visitor.call(wire.readPersonAccount, {})).toMatchObject({ status: 401 });
});

test('[C-32] [LEDGER-09] amounts past 2^53 come as texts, exactly', async () => {
  const account = await company.newcomer();
  const id = await company.idOf(account);
  await company.give(company.person(id), 2n ** 53n);
  await company.give(company.person(id), 1n);
  expect((await totals(account, id, person)).body).toMatchObject({
    amountIn: '9007199254740993',
    totalAmount: '9007199254740993',
  });
  expect((await trades(account, id, person)).body.items).toMatchObject([
    { tradeAmount: 1, availableBalance: '9007199254740993' },
    { tradeAmount: '9007199254740992', availableBalance: '9007199254740992' },
  ]);
});

test('[LEDGER-04] [LEDGER-19] [LEDGER-25] D-102: a distribution is one item of the team and one of each who got something', async () => {
  const [first, second] = [await company.newcomer(), await company.newcomer()];
  const id = await company.team('hejingxing', { [first]: TeamMemberType.member, [second]: TeamMemberType.member });
  await company.give(company.accountHolder(id), 10_000n);
  const { grantId } = (await company.share('hejingxing', id, { [first]: 2_500, [second]: 1_000 })).body;
  const { body } = await trades('hejingxing', id, team);
  expect(body).toEqual({
    recordCount: 2,
    items: [
      {
        id: expect.any(String),
        createTime: expect.any(Number),
        type: Direction.expenditure,
        tradeType: TradeType.distribution,
        tradeAmount: 3_500,
        availableBalance: 6_500,
        createMemberName: 'hejingxing',
        createMemberFullName: '何景行',
        detail: '2',
        businessId: grantId,
        businessType: 'grant',
        question: null,
      },
      expect.objectContaining({ type: Direction.income, tradeType: TradeType.platformGrant, createMemberName: '' }),
    ],
  });
  expect((await trades(first, await company.idOf(first), person)).body.items).toMatchObject([
    {
      type: Direction.income,
      tradeType: TradeType.teamShare,
      tradeAmount: 2_500,
      availableBalance: 2_500,
      createMemberFullName: '何景行',
      // A team made by a test is called by its id.
      detail: id,
      businessId: id,
      businessType: 'enjoy',
    },
  ]);
});

test('[LEDGER-19] [C-25] [C-26] the list is narrowed by direction, type and currency, ten to a page, the newest first', async () => {
  const account = await company.newcomer();
  const id = await company.idOf(account);
  const holder = company.person(id);
  for (let n = 1; n <= 12; n++) await company.give(holder, BigInt(n));
  await company.give(holder, 5n, Currency.integral);
  await company.post({
    legs: [company.leg(holder, -2n, TradeType.purchase), company.leg(null, 2n, TradeType.contentIncome)],
  });
  const page = async (over: object) => {
    const { body } = await trades(account, id, person, over);
    return [body.recordCount, body.items.map(({ tradeAmount }) => tradeAmount)];
  };
  // Seven times and more: from the sixth on the database plans without knowing the values.
  for (let round = 0; round < 7; round++) {
    expect(await page({})).toEqual([13, [2, 12, 11, 10, 9, 8, 7, 6, 5, 4]]);
    expect(await page({ page: 2 })).toEqual([13, [3, 2, 1]]);
    expect(await page({ type: Direction.expenditure })).toEqual([1, [2]]);
    expect(await page({ type: Direction.income, pageSize: 3 })).toEqual([12, [12, 11, 10]]);
    expect(await page({ tradeType: 0, pageSize: 1 })).toEqual([13, [2]]);
    expect(await page({ tradeType: TradeType.purchase })).toEqual([1, [2]]);
    expect(await page({ tradeType: TradeType.rewardReceived })).toEqual([0, []]);
    expect(await page({ type: Direction.expenditure, tradeType: TradeType.platformGrant })).toEqual([0, []]);
    expect(await page({ rewardType: Currency.integral })).toEqual([1, [5]]);
  }
});

test('[LEDGER-06] [LEDGER-20] [LEDGER-26] a grant lists who got what, in the order given, by the names of then', async () => {
  const account = await company.newcomer();
  const id = await company.team('hejingxing', { [account]: TeamMemberType.member, tanmuyang: TeamMemberType.member });
  await company.give(company.accountHolder(id), 10_000n);
  const { grantId } = (await company.share('hejingxing', id, { tanmuyang: 30, [account]: 20, hejingxing: 10 })).body;
  const [{ full_name: then } = {}] = await world.rows('select full_name from member where account = $1', [account]);
  await world.rows(`update member set full_name = '改名了' where account = $1`, [account]);
  const read = async (by: string, over: object = {}) =>
    (await company.as(by)).call(wire.listGrantItems, { grantId, ...over });
  expect((await read(account)).body).toEqual({
    recordCount: 3,
    items: [
      { destinationAccountFullName: '谭沐阳', tradeAmount: 30 },
      { destinationAccountFullName: then, tradeAmount: 20 },
      { destinationAccountFullName: '何景行', tradeAmount: 10 },
    ],
  });
  expect((await read('hejingxing', { page: 2, pageSize: 2 })).body).toMatchObject({
    recordCount: 3,
    items: [{ tradeAmount: 10 }],
  });
  expect((await read('luchengze')).status).toBe(200);
  await company.put(id, account, null);
  expect((await read(account)).status).toBe(403);
  expect((await read('outsider')).status).toBe(404);
});

test('D-110: a grant is a distribution; another trade is none', async () => {
  const id = await company.team('hejingxing');
  const given = await company.give(company.accountHolder(id), 100n);
  const read = async (grantId: string) => (await company.as('hejingxing')).call(wire.listGrantItems, { grantId });
  expect((await read(given?.id ?? '')).status).toBe(404);
  expect((await read('nothing')).status).toBe(404);
  expect((await read('')).status).toBe(422);
  expect(await world.visitor.call(wire.listGrantItems, { grantId: 'x' })).toMatchObject({ status: 401 });
});

const reads = { totals, trades } as const;

test.for(Object.entries(reads))('D-110: %s of a person are for themselves and who manages coins', async ([, read]) => {
  const id = await company.idOf('linzhiyuan');
  const status = async (by: string, code: string) => (await read(by, code, person)).status;
  expect(await status('linzhiyuan', id)).toBe(200);
  // An administrator of the company.
  expect(await status('luchengze', id)).toBe(200);
  expect(await status('hejingxing', id)).toBe(403);
  expect(await status('outsider', id)).toBe(404);
  for (const by of ['hejingxing', 'luchengze']) expect(await status(by, 'nobody')).toBe(404);
  expect(await status('luchengze', await company.idOf('outsider'))).toBe(404);
});

test.for(Object.entries(reads))(
  'D-110: %s of a team are for its people of today and who manages coins',
  async ([, read]) => {
    const id = await company.team('hejingxing', {
      tanmuyang: TeamMemberType.member,
      amina: TeamMemberType.administrator,
    });
    const status = async (by: string) => (await read(by, id, team)).status;
    for (const by of ['hejingxing', 'tanmuyang', 'amina', 'luchengze']) expect(await status(by)).toBe(200);
    expect(await status('linzhiyuan')).toBe(403);
    expect(await status('outsider')).toBe(404);
    await company.put(id, 'tanmuyang', null);
    expect(await status('tanmuyang')).toBe(403);
    await world.rows(`update share_account set state = 'closed' where id = $1`, [id]);
    for (const by of ['hejingxing', 'luchengze']) expect(await status(by)).toBe(200);
    expect(await status('linzhiyuan')).toBe(404);
    // Of a person there is none of this id, whoever asks.
    for (const by of ['hejingxing', 'luchengze']) expect((await read(by, id, person)).status).toBe(404);
  },
);

test('D-111: whoever left the company keeps the account, for who manages coins to read', async () => {
  const account = await company.newcomer();
  const id = await company.idOf(account);
  await company.give(company.person(id), 900n);
  await world.rows(`update member set state = 'left' where id = $1`, [id]);
  expect((await totals('luchengze', id, person)).body.totalAmount).toBe(900);
});

test('nobody without a name reads anything, and nothing is asked for in no such way', async () => {
  const own = asked(await company.idOf('linzhiyuan'), person);
  const lin = await company.as('linzhiyuan');
  expect(await world.visitor.call(wire.readTotalAmount, own)).toMatchObject({ status: 401 });
  expect(await world.visitor.call(wire.listTrades, own)).toMatchObject({ status: 401 });
  const wrong = [
    { ...own, accountType: 1 as 2 },
    { ...own, accountCode: '' },
    { ...own, type: 3 as 2 },
    { ...own, rewardType: 3 as 2 },
  ];
  for (const input of wrong) {
    expect((await lin.call(wire.readTotalAmount, input)).status).toBe(422);
    expect((await lin.call(wire.listTrades, input)).status).toBe(422);
  }
  for (const over of [{ tradeType: 17 as 16 }, { page: 0 }, { pageSize: 101 }])
    expect((await lin.call(wire.listTrades, { ...own, ...over })).status).toBe(422);
});

import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { grantCoins } from '@shuyuan/contract/ledger/currency.wire';
import { maxGrantReceivers } from '@shuyuan/contract/ledger/grants';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

const newcomers = (count: number) => Promise.all(Array.from({ length: count }, () => company.newcomer()));
const idsOf = (accounts: readonly string[]) => Promise.all(accounts.map(company.idOf));
const entriesOf = (tradeId: string) =>
  company.world.rows(
    `select a.account_type, e.trade_type, e.amount, e.holder_name from ledger_entry e
     join ledger_account a on a.id = e.account_id where e.trade_id = $1 order by e.seq`,
    [tradeId],
  );
const auditOf = (tradeId: string) =>
  company.world.rows('select action, subject_kind, before, after from audit_entry where subject_id = $1 order by at', [
    tradeId,
  ]);

test('[D-107] the platform gives to several people at once; each hears of it, and the trail says who did', async () => {
  const accounts = await newcomers(3);
  const { status, body } = await company.grant({ accountCodes: await idsOf(accounts), tradeAmount: 2_050 });
  expect(status).toBe(200);
  expect(body).toEqual({ id: expect.any(String), totalAmount: 6_150 });
  for (const account of accounts) expect(await company.coinsOf(account)).toBe(2_050n);
  const entries = await entriesOf(body.id);
  const { platformGrant: trade_type } = TradeType;
  expect(entries).toMatchObject([
    { account_type: AccountType.platform, trade_type, amount: -6_150n, holder_name: '' },
    ...accounts.map(() => ({ account_type: AccountType.person, trade_type, amount: 2_050n })),
  ]);
  expect(await company.told(`granted ${body.id}`)).toMatchObject([
    {
      text: 'granted',
      receivers: await idsOf(accounts),
      values: { amount: '20.50 青禾币', reason: '学习之星' },
      link: '/learncoin-manage',
    },
  ]);
  const names = entries.slice(1).map(({ holder_name }) => holder_name);
  const after = { currency: 'coin', amount: '20.50', names, reason: '学习之星' };
  expect(await auditOf(body.id)).toEqual([{ action: 'ledger.granted', subject_kind: 'trade', before: null, after }]);
});

test('[D-107] it takes back what is there, and nothing goes below zero', async () => {
  const [one = '', two = ''] = await newcomers(2);
  const accountCodes = await idsOf([one, two]);
  const back = { accountCodes, direction: Direction.expenditure };
  await company.grant({ accountCodes });
  const { body } = await company.grant({ ...back, tradeAmount: 400 });
  expect([await company.coinsOf(one), await company.coinsOf(two)]).toEqual([600n, 600n]);
  expect((await entriesOf(body.id)).map(({ amount }) => amount)).toEqual([800n, -400n, -400n]);
  expect((await auditOf(body.id))[0]).toMatchObject({ action: 'ledger.deducted' });
  expect((await company.told(`granted ${body.id}`))[0]).toMatchObject({ text: 'deducted' });
  await company.grant({ accountCodes: accountCodes.slice(0, 1), tradeAmount: 5_000 });
  const before = await company.snapshot();
  expect((await company.grant({ ...back, tradeAmount: 601 })).body.errorCode).toBe(34105);
  expect(await company.snapshot()).toBe(before);
  expect((await company.grant({ ...back, tradeAmount: 600 })).status).toBe(200);
  expect(await company.coinsOf(two)).toBe(0n);
});

test('[D-107] share accounts get something too, and their owners hear of each', async () => {
  const [one, two] = [await company.team('hejingxing'), await company.team('hejingxing')];
  const wish = { accountCodes: [one, two], accountType: AccountType.team };
  const { body } = await company.grant(wish);
  expect([await company.teamCoinsOf(one), await company.teamCoinsOf(two)]).toEqual([1_000n, 1_000n]);
  const receivers = [await company.idOf('hejingxing')];
  expect(await company.told(`granted ${body.id}`)).toMatchObject(
    [one, two].map((id) => ({
      text: 'teamGranted',
      receivers,
      values: { team: id },
      link: `/share-output?teamID=${id}`,
      key: `granted ${body.id} ${id}`,
    })),
  );
  const taken = await company.grant({ ...wish, direction: Direction.expenditure, tradeAmount: 1_000 });
  expect((await company.told(`granted ${taken.body.id}`))[0]).toMatchObject({ text: 'teamDeducted' });
});

test('[D-107] [D-106] integral is given like coins, apart from them, and is called points', async () => {
  const [account = ''] = await newcomers(1);
  const accountCodes = await idsOf([account]);
  const { body } = await company.grant({ accountCodes, type: Currency.integral });
  expect([await company.coinsOf(account), await company.coinsOf(account, Currency.integral)]).toEqual([0n, 1_000n]);
  expect(await company.told(`granted ${body.id}`)).toMatchObject([
    { text: 'grantedIntegral', values: { amount: '10.00' } },
  ]);
  const taken = await company.grant({ accountCodes, type: Currency.integral, direction: Direction.expenditure });
  expect((await company.told(`granted ${taken.body.id}`))[0]).toMatchObject({ text: 'deductedIntegral' });
  const team = await company.team('hejingxing');
  const points = { accountCodes: [team], accountType: AccountType.team, type: Currency.integral };
  const given = await company.grant(points);
  expect((await company.told(`granted ${given.body.id}`))[0]).toMatchObject({ text: 'teamGrantedIntegral' });
  const back = await company.grant({ ...points, direction: Direction.expenditure });
  expect((await company.told(`granted ${back.body.id}`))[0]).toMatchObject({ text: 'teamDeductedIntegral' });
});

test('[D-107] without a name of its own for the coin a company reads the number alone', async () => {
  const [kept] = await company.world.rows(`select value from setting where key = 'CURRENCY_RULE'`);
  await company.world.rows(`update setting set value = '{}' where key = 'CURRENCY_RULE'`);
  const { body } = await company.grant({ accountCodes: await idsOf(await newcomers(1)) });
  expect(await company.told(`granted ${body.id}`)).toMatchObject([{ values: { amount: '10.00' } }]);
  await company.world.rows(`update setting set value = $1 where key = 'CURRENCY_RULE'`, [kept?.['value']]);
});

test('[D-107] [D-026] sent twice it is given once', async () => {
  const [account = ''] = await newcomers(1);
  const accountCodes = await idsOf([account]);
  const headers = { [idempotencyHeader]: 'one-and-the-same-grant' };
  const first = await company.grant({ accountCodes }, { headers });
  expect((await company.grant({ accountCodes }, { headers })).body).toEqual(first.body);
  expect(await company.coinsOf(account)).toBe(1_000n);
});

test('[D-107] refused: who may not, who is not there, twice the same, amounts and words that are wrong; nothing changes', async () => {
  const [account = '', leaver = '', suspended = ''] = await newcomers(3);
  const [id = '', leftId = '', suspendedId = ''] = await idsOf([account, leaver, suspended]);
  await company.world.rows(`update member set state = 'left' where id = $1`, [leftId]);
  await company.world.rows(`update member set state = 'suspended' where id = $1`, [suspendedId]);
  const closed = await company.team('hejingxing');
  await company.world.rows(`update share_account set state = 'closed' where id = $1`, [closed]);
  const before = await company.snapshot();
  const input = { accountType: AccountType.person, accountCodes: [id], type: Currency.coin, tradeAmount: 100 };
  expect(await company.world.visitor.call(grantCoins, { ...input, reason: '学习之星' })).toMatchObject({ status: 401 });
  for (const by of ['linzhiyuan', 'hejingxing', 'jiangshuyi', 'zhoumuyun'])
    expect((await company.grant({ by, accountCodes: [id] })).status).toBe(403);
  const refusals = [
    // An administrator of another company has the right there, and nobody here.
    [await company.grant({ by: 'outsider', accountCodes: [id] }), 34108],
    [await company.grant({ accountCodes: [id, await company.idOf('outsider')] }), 34108],
    [await company.grant({ accountCodes: [id, leftId] }), 34108],
    [await company.grant({ accountCodes: [suspendedId] }), 34108],
    [await company.grant({ accountCodes: [id], accountType: AccountType.team }), 34108],
    [await company.grant({ accountCodes: [closed], accountType: AccountType.team }), 34108],
    [await company.grant({ accountCodes: [id, id] }), 34103],
    [await company.grant({ accountCodes: [id], tradeAmount: 0 }), 34102],
    [await company.grant({ accountCodes: [id], tradeAmount: '100000000000000001' }), 34106],
    [await company.grant({ accountCodes: [id], reason: '加微信返现' }), 22201],
  ] as const;
  expect(refusals.map(([{ body }]) => body.errorCode)).toEqual(refusals.map(([, code]) => code));
  const many = Array.from({ length: maxGrantReceivers + 1 }, (_, n) => `m${n}`);
  for (const bad of [
    { accountCodes: [] },
    { accountCodes: many },
    { accountCodes: [id], accountType: AccountType.platform as 2 },
    { accountCodes: [id], type: 3 as 1 },
    { accountCodes: [id], direction: 0 as 1 },
    { accountCodes: [id], reason: ' ' },
    { accountCodes: [id], reason: '长'.repeat(101) },
    { accountCodes: [id], tradeAmount: -1 },
  ])
    expect((await company.grant(bad)).status, JSON.stringify(bad).slice(0, 80)).toBe(422);
  expect(await company.snapshot()).toBe(before);
});

test('[D-107] the most that one call may reach are reached, and the book adds up', async () => {
  await company.world.rows(
    `insert into member (id, tenant_id, organization_id, account, full_name, search_text, search, state, created_at, updated_at)
     select 'crowd-' || n, tenant_id, organization_id, 'crowd' || n, '群众' || n, '群众' || n, ''::tsvector, 'active', now(), now()
     from generate_series(1, $1::int) n, member where account = 'linzhiyuan'`,
    [maxGrantReceivers],
  );
  const accountCodes = Array.from({ length: maxGrantReceivers }, (_, n) => `crowd-${n + 1}`);
  const answers = await Promise.all([
    company.grant({ accountCodes }),
    company.grant({ accountCodes: accountCodes.toReversed() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(
    await company.world.rows(`select distinct balance from ledger_account where holder_id like 'crowd-%'`),
  ).toEqual([{ balance: 2_000n }]);
  expect(await company.faults()).toEqual([]);
  expect(await company.deadlocks()).toBe(0);
});

import { authorization } from '@shuyuan/contract/kernel/headers';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { distribute, listTrades } from '@shuyuan/contract/ledger/currency.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { withFailingCommit } from '../../../world/test-commits.ts';
import { rewardsOf } from '../../../world/tests/money/test-rewards.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { notifyShares } from './distribute-notices.ts';

let world: TestWorld;
let company: ReturnType<typeof rewardsOf>;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '10' } });
  company = rewardsOf(world);
  await company.welcomeOutsider();
});
afterAll(() => world.close());

const { member } = TeamMemberType;
const owner = 'hejingxing';
/** A team with so much, its owner, and two people nobody has given anything. */
async function richTeam(hundredths: bigint, currency: Currency = Currency.coin) {
  const [first, second] = [await company.newcomer(), await company.newcomer()];
  const id = await company.team(owner, { [first]: member, [second]: member, tanmuyang: TeamMemberType.administrator });
  if (hundredths > 0n) await company.give(company.accountHolder(id), hundredths, currency);
  const has = async (account: string, of: Currency = currency) =>
    company.balanceOf(company.person(await company.idOf(account)), of);
  const left = () => company.balanceOf(company.accountHolder(id), currency);
  return { id, first, second, has, left };
}

test('[LEDGER-21] [LEDGER-27] D-100: the owner shares out, and reads what it came to and what is left', async () => {
  const { id, first, second, has, left } = await richTeam(10_000n);
  const { status, body } = await company.share(owner, id, { [first]: 2_550, [second]: 1_000 });
  expect([status, body]).toEqual([200, { grantId: expect.any(String), totalAmount: 3_550, availableBalance: 6_450 }]);
  expect([await has(first), await has(second), await left()]).toEqual([2_550n, 1_000n, 6_450n]);
  expect(await company.faults()).toEqual([]);
});

test('[LEDGER-21] type 2 shares integral, and no coin moves', async () => {
  const { id, first, has, left } = await richTeam(5_000n, Currency.integral);
  await company.give(company.accountHolder(id), 100n);
  const { body } = await company.share(owner, id, { [first]: 5_000 }, { type: Currency.integral });
  expect(body).toMatchObject({ totalAmount: 5_000, availableBalance: 0 });
  expect([await has(first), await left(), await has(first, Currency.coin)]).toEqual([5_000n, 0n, 0n]);
});

test('[LEDGER-21] the list comes as JSON of a form too', async () => {
  const { id, first, left } = await richTeam(100n);
  const grantItems = JSON.stringify([{ joinId: await company.idOf(first), tradeAmount: 60, joinType: 5 }]);
  const { statusCode } = await world.http.inject({
    method: 'POST',
    url: '/api/v1/knowledge-operation/currency/enjoy-grant',
    headers: {
      authorization: authorization((await company.as(owner)).token ?? ''),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ enjoyId: id, type: '1', grantItems }).toString(),
  });
  expect([statusCode, await left()]).toEqual([200, 40n]);
});

test('D-101: the owner may be one of them', async () => {
  const { id, has, left } = await richTeam(100n);
  const before = (await has(owner)) as bigint;
  expect((await company.share(owner, id, { [owner]: 100 })).status).toBe(200);
  expect([await has(owner), await left()]).toEqual([before + 100n, 0n]);
});

test('[C-32] shares past 2^53 arrive exactly', async () => {
  const { id, first, has, left } = await richTeam(100_000_000_000_000_000n);
  const { body } = await company.share(owner, id, { [first]: '90071992547409931' });
  expect(body).toMatchObject({ totalAmount: '90071992547409931', availableBalance: '9928007452590069' });
  expect([await has(first), await left()]).toEqual([90_071_992_547_409_931n, 9_928_007_452_590_069n]);
});

test('[LEDGER-14] [LEDGER-15] [LEDGER-16] [LEDGER-17] D-099: what is wrong with a list is said, and nothing changes', async () => {
  const { id, first, second } = await richTeam(10_000n);
  const joinId = await company.idOf(first);
  const code = async (shares: Record<string, number | string>) =>
    (await company.share(owner, id, shares)).body.errorCode;
  const before = await company.snapshot();
  expect(await code({})).toBe(34101);
  expect(await code({ [first]: 0 })).toBe(34102);
  expect(await code({ [first]: 100, [second]: 0 })).toBe(34102);
  const twice = [1, 2].map((tradeAmount) => ({ joinId, tradeAmount, joinType: 5 as const }));
  const call = (await company.as(owner)).call;
  expect((await call(distribute, { enjoyId: id, type: 1, grantItems: twice })).body.errorCode).toBe(34103);
  expect(await code({ [first]: 100, linzhiyuan: 100 })).toBe(34104);
  expect(await code({ [first]: 100, outsider: 100 })).toBe(34104);
  expect(await code({ [first]: 5_000, [second]: 5_001 })).toBe(34105);
  expect(await code({ [first]: '100000000000000001' })).toBe(34106);
  expect(await code({ [first]: '60000000000000000', [second]: '60000000000000000' })).toBe(34106);
  expect(await company.share(owner, id, { [first]: 1 }, { type: Currency.integral })).toMatchObject({
    body: { errorCode: 34105 },
  });
  expect(await company.snapshot()).toBe(before);
});

test('[LEDGER-03] D-099: refused to everybody but the owner of an account that is open; nothing changes', async () => {
  const { id, first } = await richTeam(10_000n);
  const before = await company.snapshot();
  const status = async (by: string, enjoyId = id) => (await company.share(by, enjoyId, { [first]: 100 })).status;
  // One of its administrators, one of its people, somebody else, and an administrator of the company.
  for (const by of ['tanmuyang', first, 'linzhiyuan', 'luchengze']) expect(await status(by)).toBe(403);
  expect(await status('outsider')).toBe(404);
  expect(await status(owner, 'nothing')).toBe(404);
  const item = { joinId: await company.idOf(first), tradeAmount: 1, joinType: 5 as const };
  const whole = { enjoyId: id, type: 1 as const, grantItems: [item] };
  expect((await world.visitor.call(distribute, whole)).status).toBe(401);
  const { call } = await company.as(owner);
  const many = Array.from({ length: 501 }, (_, n) => ({ ...item, joinId: `m${n}` }));
  const wrong = [
    { ...whole, type: 3 as 1 },
    { ...whole, grantItems: [{ ...item, joinType: 4 as 5 }] },
    { ...whole, grantItems: [{ ...item, tradeAmount: 0.5 }] },
    { ...whole, grantItems: [{ ...item, tradeAmount: -1 }] },
    { ...whole, grantItems: [{ ...item, tradeAmount: '1e3' }] },
    { ...whole, grantItems: many },
  ];
  for (const input of wrong) expect((await call(distribute, input)).body.errorCode).toBe(10422);
  expect(await company.snapshot()).toBe(before);
  await world.rows(`update share_account set state = 'closed' where id = $1`, [id]);
  const closed = await company.snapshot();
  expect((await company.share(owner, id, { [first]: 100 })).body.errorCode).toBe(29126);
  expect(await status('linzhiyuan')).toBe(404);
  expect(await company.snapshot()).toBe(closed);
});

test('D-111: whoever left the team or the company gets nothing new, and keeps what they have', async () => {
  const { id, first, second, has } = await richTeam(10_000n);
  await company.share(owner, id, { [first]: 100, [second]: 100 });
  await company.put(id, first, null);
  await world.rows(`update member set state = 'suspended' where account = $1`, [second]);
  for (const gone of [first, second])
    expect((await company.share(owner, id, { tanmuyang: 5, [gone]: 5 })).body.errorCode).toBe(34104);
  expect([await has(first), await has(second)]).toEqual([100n, 100n]);
  expect((await (await company.as(owner)).call(listTrades, { accountCode: id, accountType: 3 })).body.recordCount).toBe(
    2,
  );
});

test('D-099: a second click with the same key shares nothing twice', async () => {
  const { id, first, has, left } = await richTeam(10_000n);
  const extra = { headers: { 'idempotency-key': `share-once-${id}` } };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => company.share(owner, id, { [first]: 4_000 }, extra)),
  );
  expect(new Set(answers.map(({ body }) => body.grantId)).size).toBe(1);
  expect([await has(first), await left()]).toEqual([4_000n, 6_000n]);
  const other = await company.share(owner, id, { [first]: 4_001 }, extra);
  expect(other.body.errorCode).toBe(10426);
  expect(await left()).toBe(6_000n);
});

test('D-099: of many distributions at once only those pass that the balance covers, and nobody waits in a circle', async () => {
  const { id, first, second, has, left } = await richTeam(1_000n);
  // Another team of the same people shares to them the other way round at the same time.
  const other = await company.team('tanmuyang', { [second]: member, [first]: member });
  await company.give(company.accountHolder(other), 1_000n);
  const circles = await company.deadlocks();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2
        ? company.share(owner, id, { [first]: 20, [second]: 30 })
        : company.share('tanmuyang', other, { [second]: 30, [first]: 20 }),
    ),
  );
  const statuses = answers.map(({ status, body }) => (status === 200 ? 'passed' : String(body.errorCode)));
  expect(statuses.filter((one) => one === 'passed')).toHaveLength(40);
  expect(statuses.filter((one) => one === '34105')).toHaveLength(10);
  expect([await has(first), await has(second), await left()]).toEqual([800n, 1_200n, 0n]);
  expect(await company.faults()).toEqual([]);
  expect(await company.deadlocks()).toBe(circles);
});

test('a team that is rewarded and shares out at the same moment: both pass, and nobody waits in a circle', async () => {
  const { id, first, second, has, left } = await richTeam(1_000n);
  const post = await company.publish(owner, id);
  const giver = await company.rich(1_000n);
  const circles = await company.deadlocks();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? company.share(owner, id, { [first]: 20, [second]: 30 })
        : company.reward(giver, post, { hundredths: 100 }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect([await has(first), await has(second), await has(giver), await left()]).toEqual([200n, 300n, 0n, 1_500n]);
  expect(await company.faults()).toEqual([]);
  expect(await company.deadlocks()).toBe(circles);
});

test('D-099: who is removed or hands the account over while it is shared is seen as what they are by then', async () => {
  const { id, first, left } = await richTeam(100n);
  const hold = 'update share_account set updated_at = now() where id = $1';
  const race = (change: string, values: unknown[]) =>
    whileChanging(world, { statement: `with held as (${hold}) ${change}`, values: [id, ...values] }, () =>
      company.share(owner, id, { [first]: 10 }),
    );
  const removed = await race('delete from share_account_member where account_id = $1 and member_id = $2', [
    await company.idOf(first),
  ]);
  expect(removed.body.errorCode).toBe(34104);
  await company.put(id, first, member);
  const handedOver = await race(
    'update share_account_member set member_type = 1 where account_id = $1 and member_id = $2',
    [await company.idOf(owner)],
  );
  expect(handedOver.status).toBe(403);
  expect(await left()).toBe(100n);
});

test('D-099: when the commit fails nothing has happened, and the same click passes afterwards', async () => {
  const { id, first, has, left } = await richTeam(100n);
  const before = await company.snapshot();
  const share = () => company.share(owner, id, { [first]: 100 }, { headers: { 'idempotency-key': `fails-${id}` } });
  expect((await withFailingCommit(world, 'ledger_entry', share)).status).toBe(500);
  expect(await company.snapshot()).toBe(before);
  expect((await share()).status).toBe(200);
  expect([await has(first), await left()]).toEqual([100n, 0n]);
});

/** The queued notices of a grant. */
const told = (grantId: string) =>
  world.rows(
    `select payload -> 'receivers' as receivers, payload ->> 'text' as text, payload -> 'values' as values,
       payload ->> 'link' as link, payload ->> 'tenantId' as tenant
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:deliver' and payload ->> 'key' = $1 order by j.id`,
    [`shared ${grantId}`],
  );

test('each who got something is told how much and from whom, after commit, and where to see it', async () => {
  const { id, first, second } = await richTeam(10_000n);
  const { grantId } = (await company.share(owner, id, { [first]: 1_250, [second]: 1_250, tanmuyang: 5 })).body;
  const waiting = await world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'currency:tell-shares' and payload ->> 'grantId' = $1`,
    [grantId],
  );
  expect(waiting).toHaveLength(1);
  expect(await told(grantId)).toEqual([]);
  await notifyShares(world.installation.system, grantId);
  const [one, other, tan] = await Promise.all([first, second, 'tanmuyang'].map(company.idOf));
  const rest = { text: 'shared', link: '/learncoin-manage', tenant: await company.tenantId() };
  expect(await told(grantId)).toEqual([
    { ...rest, receivers: [one, other], values: { team: id, amount: '12.50' } },
    { ...rest, receivers: [tan], values: { team: id, amount: '0.05' } },
  ]);
  // A trade that is no distribution notifies nobody.
  await notifyShares(world.installation.system, 'nothing');
});

test('a share of integral is told as points', async () => {
  const { id, first } = await richTeam(700n, Currency.integral);
  const { grantId } = (await company.share(owner, id, { [first]: 700 }, { type: Currency.integral })).body;
  await notifyShares(world.installation.system, grantId);
  expect(await told(grantId)).toMatchObject([{ text: 'sharedIntegral', values: { team: id, amount: '7.00' } }]);
});

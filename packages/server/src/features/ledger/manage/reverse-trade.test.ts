import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';
import { notifyReversal, reversalNoticeJob } from './reverse-notices.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

const sidesOf = (tradeId: string) =>
  company.world.rows(
    `select account_id, holder_name, trade_type, amount from ledger_entry where trade_id = $1 order by account_id, amount`,
    [tradeId],
  );

test('[D-109] [D-098] a reversal is a new trade with every side turned; the old one stays as it was', async () => {
  const [giver, author] = [await company.rich(1_000n), await company.newcomer()];
  const id = await company.publish(author);
  const given = (await company.reward(giver, id, { hundredths: 300 })).body.id;
  const before = await sidesOf(given);
  const { status, body } = await company.reverse(given);
  expect(status).toBe(200);
  expect([await company.coinsOf(giver), await company.coinsOf(author)]).toEqual([1_000n, 0n]);
  expect(await sidesOf(given)).toEqual(before);
  expect(await sidesOf(body.id)).toEqual(
    before.map((side) => ({ ...side, trade_type: TradeType.reversal, amount: -BigInt(String(side['amount'])) })),
  );
  const [trade] = await company.world.rows(
    'select reverses, detail, business_type, business_id from ledger_trade where id = $1',
    [body.id],
  );
  expect(trade).toEqual({ reverses: given, detail: '发错了', business_type: 'question', business_id: id });
  const title = (await company.world.rows('select title from question where id = $1', [id]))[0]?.['title'];
  expect(
    await company.world.rows(
      `select action, before, after from audit_entry where subject_kind = 'trade' and subject_id = $1`,
      [given],
    ),
  ).toEqual([
    { action: 'ledger.reversed', before: { currency: 'coin', amount: '3.00', title }, after: { reason: '发错了' } },
  ]);
});

test('[D-109] a reward that is taken back leaves the counts of the account, on the day it was counted', async () => {
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  const giver = await company.rich();
  await company.reward(giver, id, { hundredths: 100 });
  const wrong = (await company.reward(giver, id, { hundredths: 700 })).body.id;
  const days = () =>
    company.world.rows('select reward from share_account_day where account_id = $1 and reward <> 0', [accountId]);
  expect(await days()).toEqual([{ reward: 800n }]);
  // Two days pass.
  await company.world.rows(`update reward set created_at = created_at - interval '2 days' where question_id = $1`, [
    id,
  ]);
  await company.world.rows('update share_account_day set day = day - 2 where account_id = $1', [accountId]);
  expect((await company.reverse(wrong)).status).toBe(200);
  expect(await company.countsOf(accountId)).toEqual({ all_time: 100n, by_day: 100n });
  expect(await days()).toEqual([{ reward: 100n }]);
});

test('[D-109] grants and distributions are taken back whole', async () => {
  const [one, two] = [await company.newcomer(), await company.newcomer()];
  const accountCodes = [await company.idOf(one), await company.idOf(two)];
  const granted = await company.grant({ accountCodes, type: Currency.integral });
  expect((await company.reverse(granted.body.id)).status).toBe(200);
  expect(await company.coinsOf(one, Currency.integral)).toBe(0n);
  await company.grant({ accountCodes });
  const taken = await company.grant({ accountCodes, direction: Direction.expenditure });
  expect((await company.reverse(taken.body.id)).status).toBe(200);
  expect([await company.coinsOf(one), await company.coinsOf(two)]).toEqual([1_000n, 1_000n]);
  const accountId = await company.team('hejingxing', { [one]: TeamMemberType.member });
  await company.give(company.accountHolder(accountId), 900n);
  const shared = await company.share('hejingxing', accountId, { [one]: 500 });
  expect((await company.reverse(shared.body.grantId)).status).toBe(200);
  expect([await company.teamCoinsOf(accountId), await company.coinsOf(one)]).toEqual([900n, 1_000n]);
  // Whoever has left keeps an account that can be put right (D-111).
  const last = await company.grant({ accountCodes: accountCodes.slice(0, 1) });
  await company.world.rows(`update member set state = 'left' where id = $1`, [accountCodes[0]]);
  expect((await company.reverse(last.body.id)).status).toBe(200);
  expect(await company.faults()).toEqual([]);
});

/** The notice a reversal queues, and then sends. */
async function noticesOf(id: string) {
  const [waiting] = await company.world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and payload ->> 'tradeId' = $2`,
    [reversalNoticeJob, id],
  );
  expect(waiting?.['payload']).toEqual({ tradeId: id });
  await notifyReversal(company.world.installation.system, id);
  return company.told(`reversed ${id}`);
}

test('[D-109] who gets something back and who loses it hear how much and why, after commit', async () => {
  const [giver, author] = [await company.rich(1_000n), await company.newcomer()];
  const given = (await company.reward(giver, await company.publish(author), { hundredths: 300 })).body.id;
  const { id } = (await company.reverse(given)).body;
  const values = { amount: expect.stringMatching(/^3\.00 \S+$/), reason: '发错了' };
  const way = { kind: 'reward', values, link: '/learncoin-manage' };
  const notices = await noticesOf(id);
  expect(notices).toHaveLength(2);
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...way, text: 'reversedIn', receivers: [await company.idOf(giver)] }),
      expect.objectContaining({ ...way, text: 'reversedOut', receivers: [await company.idOf(author)] }),
    ]),
  );
  // A trade that is no reversal notifies nobody.
  await notifyReversal(company.world.installation.system, given);
  expect(await company.told(`reversed ${given}`)).toEqual([]);
});

test('[D-109] of a share account its owner hears of it; people with the same share hear it at once', async () => {
  const [one, two] = [await company.newcomer(), await company.newcomer()];
  const team = await company.team('hejingxing', { [one]: TeamMemberType.member, [two]: TeamMemberType.member });
  await company.give(company.accountHolder(team), 900n);
  const shared = await company.share('hejingxing', team, { [one]: 200, [two]: 200 });
  const notices = await noticesOf((await company.reverse(shared.body.grantId)).body.id);
  expect(notices).toMatchObject([
    { text: 'reversedOut', values: { reason: '发错了' } },
    {
      text: 'teamReversedIn',
      receivers: [await company.idOf('hejingxing')],
      values: { team, amount: expect.stringMatching(/^4\.00 /), reason: '发错了' },
      link: `/share-output?teamID=${team}`,
    },
  ]);
  expect(new Set(notices[0]?.['receivers'] as string[])).toEqual(
    new Set([await company.idOf(one), await company.idOf(two)]),
  );
});

test('[D-109] [D-106] integral that is taken back, or given back, is told as points', async () => {
  const accountCodes = [await company.idOf(await company.newcomer())];
  const points = { accountCodes, type: Currency.integral };
  const given = await company.grant(points);
  const back = await company.grant({ ...points, direction: Direction.expenditure });
  const team = { accountCodes: [await company.team('hejingxing')], accountType: AccountType.team };
  const teamGiven = await company.grant({ ...points, ...team });
  const teamBack = await company.grant({ ...points, ...team, direction: Direction.expenditure });
  const notices: unknown[] = [];
  for (const { body } of [back, given, teamBack, teamGiven])
    notices.push(...(await noticesOf((await company.reverse(body.id)).body.id)));
  const values = { amount: '10.00', reason: '发错了' };
  expect(notices).toMatchObject([
    { text: 'reversedInIntegral', values },
    { text: 'reversedOutIntegral', values },
    { text: 'teamReversedInIntegral', values },
    { text: 'teamReversedOutIntegral', values },
  ]);
  const coins = await company.grant({ ...team });
  expect(await noticesOf((await company.reverse(coins.body.id)).body.id)).toMatchObject([{ text: 'teamReversedOut' }]);
});

test('[D-109] once only, also of two at once; and a reversal itself stays', async () => {
  const giver = await company.rich(1_000n);
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  const given = (await company.reward(giver, id, { hundredths: 300 })).body.id;
  await company.reward(giver, id, { hundredths: 400 });
  const answers = await Promise.all([company.reverse(given), company.reverse(given)]);
  expect(answers.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b)).toEqual([0, 34110]);
  const reversal = answers.find(({ status }) => status === 200)?.body.id ?? '';
  const before = await company.snapshot();
  expect((await company.reverse(given)).body.errorCode).toBe(34110);
  expect((await company.reverse(reversal)).body.errorCode).toBe(34110);
  expect(await company.snapshot()).toBe(before);
  expect(await company.coinsOf(giver)).toBe(600n);
  expect(await company.countsOf(accountId)).toEqual({ all_time: 400n, by_day: 400n });
  expect(await company.deadlocks()).toBe(0);
});

test('[D-109] sent twice it is reversed once and answers the same', async () => {
  const granted = await company.grant({ accountCodes: [await company.idOf(await company.newcomer())] });
  const headers = { [idempotencyHeader]: 'one-and-the-same-reversal' };
  const first = await company.reverse(granted.body.id, {}, { headers });
  expect((await company.reverse(granted.body.id, {}, { headers })).body).toEqual(first.body);
});

test('[D-109] refused: what somebody has spent, who may not, what is not there, words that are wrong; nothing changes', async () => {
  const [giver, author] = [await company.rich(1_000n), await company.newcomer()];
  const id = await company.publish(author);
  const given = (await company.reward(giver, id, { hundredths: 1_000 })).body.id;
  await company.reward(author, await company.publish('hejingxing'), { hundredths: 100 });
  const before = await company.snapshot();
  expect((await company.reverse(given)).body.errorCode).toBe(34105);
  expect(await company.world.visitor.call(reverseTrade, { id: given, reason: '发错了' })).toMatchObject({
    status: 401,
  });
  for (const by of ['linzhiyuan', 'hejingxing', giver]) expect((await company.reverse(given, { by })).status).toBe(403);
  expect((await company.reverse(given, { by: 'outsider' })).status).toBe(404);
  expect((await company.reverse('nothing')).status).toBe(404);
  expect((await company.reverse(given, { reason: '加微信返现' })).body.errorCode).toBe(22201);
  for (const reason of ['', ' ', '长'.repeat(101)]) expect((await company.reverse(given, { reason })).status).toBe(422);
  expect(await company.snapshot()).toBe(before);
  expect((await company.rewarders('linzhiyuan', id)).body.totalAmount).toBe(1_000);
});

import { QuestionKind } from '@shuyuan/contract/community/questions';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import { reward } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';
import { whileChanging } from '../../../world/test-races.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

const entriesOf = (tradeId: string) =>
  company.world.rows(
    `select a.account_type, a.holder_id, e.trade_type, e.amount, t.detail, t.business_type, t.business_id
     from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_trade t on t.id = e.trade_id
     where e.trade_id = $1 order by e.seq`,
    [tradeId],
  );
const titleOf = async (id: string) =>
  (await company.world.rows('select title from question where id = $1', [id]))[0]?.['title'];

test('[LEDGER-28] [D-108] coins for a question leave the giver and come to its author, who hears of it', async () => {
  const [giver, author] = [await company.rich(100_000n), await company.newcomer()];
  const id = await company.publish(author);
  const { status, body } = await company.reward(giver, id, { hundredths: 1_250 });
  expect(status).toBe(200);
  expect(body).toEqual({ id: expect.any(String), tradeAmount: 1_250, availableBalance: 98_750 });
  expect([await company.coinsOf(giver), await company.coinsOf(author)]).toEqual([98_750n, 1_250n]);
  const title = await titleOf(id);
  const about = { account_type: AccountType.person, detail: title, business_type: 'question', business_id: id };
  const [giverId, authorId] = [await company.idOf(giver), await company.idOf(author)];
  expect(await entriesOf(body.id)).toEqual([
    { ...about, holder_id: giverId, trade_type: TradeType.rewardGiven, amount: -1_250n },
    { ...about, holder_id: authorId, trade_type: TradeType.rewardReceived, amount: 1_250n },
  ]);
  expect(await company.told(`rewarded ${body.id}`)).toMatchObject([
    {
      kind: 'reward',
      text: 'received',
      receivers: [authorId],
      values: { person: expect.stringMatching(/^新人/), amount: '12.50 青禾币', title },
      link: `/ask/question/detail/${id}`,
    },
  ]);
});

test('[LEDGER-28] [D-108] what an account has published pays the account, counted in all and on the day; two are told', async () => {
  const accountId = await company.team('hejingxing', { tanmuyang: TeamMemberType.administrator });
  const id = await company.publish('tanmuyang', accountId);
  const giver = await company.rich();
  const before = await company.coinsOf('tanmuyang');
  const { body } = await company.reward(giver, id, { hundredths: 2_000 });
  await company.reward(giver, id, { hundredths: 500 });
  expect(await company.teamCoinsOf(accountId)).toBe(2_500n);
  expect(await company.coinsOf('tanmuyang')).toBe(before);
  expect(await company.countsOf(accountId)).toEqual({ all_time: 2_500n, by_day: 2_500n });
  expect((await entriesOf(body.id))[1]).toMatchObject({ account_type: AccountType.team, holder_id: accountId });
  expect(await company.told(`rewarded ${body.id}`)).toMatchObject([
    {
      receivers: [await company.idOf('tanmuyang'), await company.idOf('hejingxing')],
      link: `/share-content-detail/${id}`,
    },
  ]);
});

test('[LEDGER-28] [D-108] an answer pays whoever wrote it, below whatever it stands, and counts for no account', async () => {
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  const [giver, writer] = [await company.rich(), await company.newcomer()];
  const answer = await company.say(writer, id);
  const reply = await company.say('hejingxing', id, { parentId: answer });
  const { body } = await company.reward(giver, answer, { targetType: 'discuss', hundredths: 700 });
  expect(await company.coinsOf(writer)).toBe(700n);
  expect(await company.countsOf(accountId)).toEqual({ all_time: 0n, by_day: 0n });
  expect(await entriesOf(body.id)).toMatchObject([
    { detail: await titleOf(id), business_type: 'discuss', business_id: answer },
    {},
  ]);
  expect(await company.told(`rewarded ${body.id}`)).toMatchObject([
    { receivers: [await company.idOf(writer)], link: `/share-content-detail/${id}?at=${answer}` },
  ]);
  const way = { businessType: 'discuss', businessId: answer, question: { id, kind: QuestionKind.article } };
  for (const account of [giver, writer]) expect(await company.newestTradeOf(account)).toMatchObject(way);
  // People of the account are strangers to an answer of somebody else, and their own replies are their own.
  expect((await company.reward('hejingxing', answer, { targetType: 'discuss', hundredths: 100 })).status).toBe(200);
  expect((await company.reward(giver, reply, { targetType: 'discuss', hundredths: 100 })).status).toBe(200);
});

test('[D-108] nobody rewards themselves, nor what an account of theirs has published', async () => {
  const [writer, former] = [await company.rich(), await company.rich()];
  const people = { [former]: TeamMemberType.member, [writer]: TeamMemberType.member };
  const accountId = await company.team('hejingxing', { ...people, tanmuyang: TeamMemberType.administrator });
  const post = await company.publish(former, accountId);
  await company.put(accountId, former, null);
  const own = await company.publish(writer);
  const answer = await company.say(writer, post);
  const before = await company.snapshot();
  const refused = [
    await company.reward(writer, own),
    await company.reward(writer, answer, { targetType: 'discuss' }),
    await company.reward(writer, post),
    await company.reward('tanmuyang', post),
    await company.reward('hejingxing', post),
    // Whoever wrote it and has left the account since.
    await company.reward(former, post),
  ];
  expect(refused.map(({ body }) => body.errorCode)).toEqual(refused.map(() => 34107));
  expect(await company.snapshot()).toBe(before);
});

test('[D-108] refused: what is closed, waits or is gone, and what nobody is there to get; nothing changes', async () => {
  const giver = await company.rich();
  await company.world.rows(
    `insert into member_role (tenant_id, member_id, role) select tenant_id, id, 'org-admin' from member where account = $1`,
    [giver],
  );
  const [author, leaver] = [await company.newcomer(), await company.newcomer()];
  const [closed, pending, removed] = [
    await company.publish(author),
    await company.publish(author),
    await company.publish(author),
  ];
  const below = await company.say(leaver, closed);
  await company.move(closed, 'closed');
  await company.move(pending, 'pending');
  await company.move(removed, 'removed');
  const left = await company.publish(leaver);
  const open = await company.publish(author);
  const [ofLeaver, gone] = [await company.say(leaver, open), await company.say('linzhiyuan', open)];
  await company.world.rows('update discussion set is_removed = true where id = $1', [gone]);
  await company.world.rows(`update member set state = 'left' where account = $1`, [leaver]);
  const accountId = await company.team('hejingxing');
  const ofClosed = await company.publish('hejingxing', accountId);
  await company.world.rows(`update share_account set state = 'closed' where id = $1`, [accountId]);
  const before = await company.snapshot();
  // A moderator sees them all; that does not make them open.
  for (const id of [closed, pending, removed]) expect((await company.reward(giver, id)).body.errorCode).toBe(29141);
  expect((await company.reward(giver, below, { targetType: 'discuss' })).body.errorCode).toBe(29141);
  for (const id of [pending, removed]) expect((await company.reward('duyinuo', id)).status).toBe(404);
  expect((await company.reward(giver, gone, { targetType: 'discuss' })).status).toBe(404);
  expect((await company.reward(giver, left)).body.errorCode).toBe(34108);
  expect((await company.reward(giver, ofLeaver, { targetType: 'discuss' })).body.errorCode).toBe(34108);
  expect((await company.reward(giver, ofClosed)).body.errorCode).toBe(34108);
  expect((await company.reward('duyinuo', ofClosed)).status).toBe(404);
  expect(await company.snapshot()).toBe(before);
});

test('[D-108] refused: visitors, other companies, amounts outside the rule or beyond the balance, bad input; nothing changes', async () => {
  const [giver, poor] = [await company.rich(1_000n), await company.newcomer()];
  const id = await company.publish('hejingxing');
  const before = await company.snapshot();
  const input = { targetType: 'question' as const, targetId: id, tradeAmount: 500 };
  expect(await company.world.visitor.call(reward, input)).toMatchObject({ status: 401 });
  expect((await company.reward('outsider', id)).status).toBe(404);
  expect((await company.reward(giver, 'nothing')).status).toBe(404);
  expect((await company.reward(giver, id, { targetType: 'discuss' })).status).toBe(404);
  // The company allows 1 to 500 coins.
  for (const hundredths of [0, 99, 50_001, '100000000000000000'])
    expect((await company.reward(giver, id, { hundredths })).body.errorCode).toBe(34109);
  expect((await company.reward(giver, id, { hundredths: 1_001 })).body.errorCode).toBe(34105);
  expect((await company.reward(poor, id, { hundredths: 100 })).body.errorCode).toBe(34105);
  for (const hundredths of [-1, 1.5, 'x', Number.MAX_SAFE_INTEGER + 1])
    expect((await company.reward(giver, id, { hundredths })).status).toBe(422);
  expect((await company.reward(giver, id, { targetType: 'circle' as 'discuss' })).status).toBe(422);
  expect(await company.snapshot()).toBe(before);
  expect((await company.reward(giver, id, { hundredths: 1_000 })).body.availableBalance).toBe(0);
});

test('[D-108] the range is what the company has set, and 1 to 10000 where it has set nothing', async () => {
  const [giver, id] = [await company.rich(2_000_000n), await company.publish('hejingxing')];
  const set = (value: string) => company.world.rows(`update setting set value = $1 where key = 'REWARD_RULE'`, [value]);
  const [kept] = await company.world.rows(`select value from setting where key = 'REWARD_RULE'`);
  await set('{"min":5,"max":6}');
  expect((await company.reward(giver, id, { hundredths: 499 })).body.errorCode).toBe(34109);
  expect((await company.reward(giver, id, { hundredths: 600 })).status).toBe(200);
  await set('broken');
  expect((await company.reward(giver, id, { hundredths: 1_000_001 })).body.errorCode).toBe(34109);
  expect((await company.reward(giver, id, { hundredths: 1_000_000 })).status).toBe(200);
  await set(String(kept?.['value']));
});

test('[LEDGER-28] [D-026] sent twice it is given once; the same key for something else is refused', async () => {
  const [giver, id] = [await company.rich(), await company.publish('hejingxing')];
  const headers = { [idempotencyHeader]: 'one-and-the-same-reward' };
  const [first, second] = await Promise.all([
    company.reward(giver, id, {}, { headers }),
    company.reward(giver, id, {}, { headers }),
  ]);
  expect(second.body).toEqual(first.body);
  expect(await company.coinsOf(giver)).toBe(99_500n);
  expect((await company.reward(giver, id, { hundredths: 600 }, { headers })).body.errorCode).toBe(10426);
  expect(await company.coinsOf(giver)).toBe(99_500n);
});

test('[D-108] of two rewards at once that together exceed the balance exactly one passes', async () => {
  const giver = await company.rich(1_000n);
  const [one, other] = [await company.publish('hejingxing'), await company.publish('tanmuyang')];
  const answers = await Promise.all([
    company.reward(giver, one, { hundredths: 600 }),
    company.reward(giver, other, { hundredths: 600 }),
  ]);
  expect(answers.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b)).toEqual([0, 34105]);
  expect(await company.coinsOf(giver)).toBe(400n);
  expect(
    await company.world.rows('select count(*)::int as n from reward where question_id = any($1)', [[one, other]]),
  ).toEqual([{ n: 1 }]);
});

test('[D-108] what is closed while the reward is on its way gets nothing', async () => {
  const [giver, id] = [await company.rich(1_000n), await company.publish('hejingxing')];
  const closing = { statement: `update question set state = 'closed' where id = $1`, values: [id] };
  const { body } = await whileChanging(company.world, closing, () => company.reward(giver, id));
  expect(body.errorCode).toBe(29141);
  expect(await company.coinsOf(giver)).toBe(1_000n);
});

test('[D-108] rewards, distributions and reversals of one account at once: nothing is lost, nobody waits in a circle', async () => {
  const accountId = await company.team('hejingxing', { tanmuyang: TeamMemberType.member });
  const posts = [await company.publish('hejingxing', accountId), await company.publish('tanmuyang', accountId)];
  const givers = await Promise.all(Array.from({ length: 6 }, () => company.rich(10_000n)));
  const first = await company.reward(givers[0] ?? '', posts[0] ?? '', { hundredths: 4_000 });
  const wrong = await company.reward(givers[1] ?? '', posts[1] ?? '', { hundredths: 100 });
  expect([first.status, wrong.status]).toEqual([200, 200]);
  await Promise.all(['hejingxing', 'luchengze'].map((account) => company.as(account)));
  const answers = await Promise.all([
    ...givers.flatMap((giver) => posts.map((id) => company.reward(giver, id, { hundredths: 150 }))),
    ...Array.from({ length: 6 }, () => company.share('hejingxing', accountId, { tanmuyang: 50, hejingxing: 50 })),
    company.reverse(wrong.body.id),
  ]);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
  expect(await company.teamCoinsOf(accountId)).toBe(4_000n + 12n * 150n - 6n * 100n);
  expect(await company.countsOf(accountId)).toEqual({ all_time: 5_800n, by_day: 5_800n });
  expect(await company.faults()).toEqual([]);
  expect(await company.deadlocks()).toBe(0);
});

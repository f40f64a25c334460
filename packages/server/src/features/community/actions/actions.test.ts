import { countRead, readDiscussStatus } from '@shuyuan/contract/community/question-action.wire';
import type { ActionKind } from '@shuyuan/contract/community/question-actions';
import { readAgainMs } from '@shuyuan/contract/community/questions';
import { addCollect, readCollect } from '@shuyuan/contract/system/collect.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { discussionsOf } from '../../../world/tests/community/test-discussions.ts';
import { writeReads } from './count-reads.ts';

let world: TestWorld;
let company: ReturnType<typeof discussionsOf>;
let lin: Caller;
let neighbour: Caller;
beforeAll(async () => {
  world = await openWorld();
  company = discussionsOf(world);
  lin = await company.as('linzhiyuan');
  neighbour = await company.welcomeOutsider();
});
afterAll(() => world.close());

/** A deadlock is tried again and so never seen by who calls; the database remembers it. */
const deadlocks = async () =>
  world.rows('select deadlocks::int from pg_stat_database where datname = current_database()');

const accountCounts = async (id: string) => {
  const [account] = await world.rows('select praise_num, read_num from share_account where id = $1', [id]);
  const [day] = await world.rows(
    'select coalesce(sum(praise), 0)::int as praise, coalesce(sum(read), 0)::int as read from share_account_day where account_id = $1',
    [id],
  );
  return { ...account, ...day };
};

test('[COMM-20] something is liked and no longer liked; the same again changes nothing; account and day go along', async () => {
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  const liked = { praiseNum: 1, collectNum: 0, shareNum: 0, isPraised: true, collectId: null };
  for (let i = 0; i < 2; i++) {
    expect((await company.act('linzhiyuan', id, 'like')).body).toEqual(liked);
    expect(await accountCounts(accountId)).toEqual({ praise_num: 1, read_num: 0, praise: 1, read: 0 });
  }
  expect((await company.act('tanmuyang', id, 'like')).body).toMatchObject({ praiseNum: 2 });
  for (let i = 0; i < 2; i++)
    expect((await company.act('linzhiyuan', id, 'unlike')).body).toMatchObject({ praiseNum: 1, isPraised: false });
  expect(await accountCounts(accountId)).toEqual({ praise_num: 1, read_num: 0, praise: 1, read: 0 });
});

test('[COMM-20] likes of one post by twenty at once: no count is lost, nobody waits for ever', async () => {
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  const answer = await company.say('hejingxing', id);
  const people = (await world.rows(`select account from member where account <> 'outsider' order by id limit 20`)).map(
    ({ account }) => String(account),
  );
  expect(people).toHaveLength(20);
  await Promise.all(people.map((account) => company.as(account)));
  const all = (kind: ActionKind) =>
    Promise.all(
      people.flatMap((account) => [
        company.act(account, id, kind),
        company.act(account, id, kind),
        company.act(account, answer, kind, 'discuss'),
      ]),
    );
  expect((await all('like')).filter(({ status }) => status !== 200)).toEqual([]);
  expect(await company.questionRow(id)).toMatchObject({ praise_num: 20 });
  expect(await accountCounts(accountId)).toMatchObject({ praise_num: 20, praise: 20 });
  expect(await world.rows('select praise_num from discussion where id = $1', [answer])).toEqual([{ praise_num: 20 }]);
  expect((await all('unlike')).filter(({ status }) => status !== 200)).toEqual([]);
  expect(await company.questionRow(id)).toMatchObject({ praise_num: 0 });
  expect(await accountCounts(accountId)).toMatchObject({ praise_num: 0, praise: 0 });
  expect(await deadlocks()).toEqual([{ deadlocks: 0 }]);
});

test('[COMM-20] whoever wrote it is told of likes, under one name a day, and not of their own', async () => {
  const id = await company.publish('hejingxing');
  const answer = await company.say('hejingxing', id);
  await company.act('linzhiyuan', id, 'like');
  await company.act('tanmuyang', id, 'like');
  await company.act('hejingxing', id, 'like');
  const likes = await company.told(`liked ${id}`);
  expect(likes).toMatchObject([
    { text: 'liked', values: { person: '林知远' }, receivers: [await company.idOf('hejingxing')] },
    { values: { person: '谭沐阳' } },
  ]);
  expect(new Set(likes.map(({ key }) => key)).size).toBe(1);
  await company.act('linzhiyuan', answer, 'like', 'discuss');
  expect(await company.told(`liked ${answer}`)).toMatchObject([
    { text: 'likedAnswer', link: `/ask/question/detail/${id}?at=${answer}` },
  ]);
});

test('[COMM-20] [COMM-23] what is collected here is collected everywhere; a share counts once for each', async () => {
  const id = await company.publish('hejingxing');
  const { collectId } = (await company.act('linzhiyuan', id, 'collect')).body;
  expect(collectId).toEqual(expect.any(String));
  const thing = { businessId: id, businessType: BusinessType.askContent };
  expect((await lin.call(readCollect, thing)).body.collect).toMatchObject({ id: collectId });
  expect((await lin.call(addCollect, thing)).body).toEqual({ id: collectId });
  expect((await company.act('linzhiyuan', id, 'collect')).body).toMatchObject({ collectNum: 1, collectId });
  for (let i = 0; i < 2; i++)
    expect((await company.act('linzhiyuan', id, 'uncollect')).body).toMatchObject({ collectNum: 0, collectId: null });
  for (let i = 0; i < 2; i++)
    expect((await company.act('linzhiyuan', id, 'share')).body).toMatchObject({ shareNum: 1 });
  expect((await company.act('tanmuyang', id, 'share')).body).toMatchObject({ shareNum: 2 });
});

test('[COMM-20] refused: what waits or is gone, what nobody collects, outsiders, visitors, bad input; nothing changes', async () => {
  const id = await company.publish('linzhiyuan');
  const answer = await company.say('hejingxing', id);
  const pending = await company.publish('linzhiyuan');
  await company.move(pending, 'pending');
  const gone = await company.publish('linzhiyuan');
  const lost = await company.say('hejingxing', gone);
  await company.move(gone, 'removed');
  const before = await company.snapshot();
  for (const kind of ['like', 'unlike', 'collect', 'uncollect', 'share'] as const) {
    expect((await company.act('linzhiyuan', pending, kind)).body.errorCode).toBe(29141);
    expect((await company.act('luchengze', gone, kind)).body.errorCode).toBe(29141);
    expect(await company.act('hejingxing', gone, kind)).toMatchObject({ status: 404 });
    expect(await company.act('outsider', id, kind)).toMatchObject({ status: 404 });
    expect(await company.act('linzhiyuan', 'nothing', kind)).toMatchObject({ status: 404 });
  }
  expect(await company.act('linzhiyuan', lost, 'like', 'discuss')).toMatchObject({ status: 404 });
  expect((await company.act('luchengze', lost, 'like', 'discuss')).body.errorCode).toBe(29141);
  expect(await company.act('outsider', answer, 'like', 'discuss')).toMatchObject({ status: 404 });
  for (const kind of ['collect', 'uncollect', 'share'] as const)
    expect(await company.act('linzhiyuan', answer, kind, 'discuss')).toMatchObject({ status: 422 });
  expect(await company.act('linzhiyuan', id, 'love' as 'like')).toMatchObject({ status: 422 });
  expect(await world.visitor.call(countRead, { id })).toMatchObject({ status: 401 });
  expect(await company.snapshot()).toBe(before);
});

test('[COMM-18] looked at again within half an hour counts once, on the post, its account and its circle', async () => {
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  await world.rows(
    `insert into knowledge_circle (id, tenant_id, name, name_key, search, cover, created_at, updated_at)
     select 'circle-read', tenant_id, '读', '读', to_tsvector('simple', '读'), 'preset:circle-1', now(), now() from question where id = $1`,
    [id],
  );
  await world.rows(`update question set circle_id = 'circle-read' where id = $1`, [id]);
  const readNum = async () => (await company.questionRow(id))['read_num'];
  const read = async (account: string) => (await company.as(account)).call(countRead, { id });
  for (const account of ['linzhiyuan', 'linzhiyuan', 'tanmuyang']) expect((await read(account)).body).toEqual({ id });
  // Written a moment later.
  await expect.poll(readNum).toBe(2);
  expect(await accountCounts(accountId)).toMatchObject({ read_num: 2, read: 2 });
  expect(await world.rows(`select read_num from knowledge_circle where id = 'circle-read'`)).toEqual([{ read_num: 2 }]);
  world.clock.advance(readAgainMs - 60_000);
  await read('linzhiyuan');
  world.clock.advance(60_000);
  await read('tanmuyang');
  await expect.poll(readNum).toBe(3);
});

test('[COMM-18] many batches at once over the same posts, in whatever order, lose nothing', async () => {
  const accountId = await company.team('hejingxing');
  const ids = await Promise.all([1, 2, 3, 4].map(() => company.publish('hejingxing', accountId)));
  const members = (await world.rows('select id, tenant_id from member order by id limit 8')).map((row) => ({
    memberId: String(row['id']),
    tenantId: String(row['tenant_id']),
  }));
  const { system } = world.installation;
  await Promise.all(
    members.map((member, at) => {
      const order = at % 2 === 0 ? ids : ids.toReversed();
      const rows = order.map((questionId) => ({ ...member, questionId, at: new Date(), day: '2026-11-15' }));
      return system.inTransaction((tx) => writeReads(tx, [...rows, ...rows]));
    }),
  );
  for (const id of ids) expect(await company.questionRow(id)).toMatchObject({ read_num: 8 });
  expect(await accountCounts(accountId)).toMatchObject({ read_num: 32, read: 32 });
  expect(await deadlocks()).toEqual([{ deadlocks: 0 }]);
});

test('[COMM-18] what waits is not read, and outsiders read nothing', async () => {
  const id = await company.publish('linzhiyuan');
  expect(await neighbour.call(countRead, { id })).toMatchObject({ status: 404 });
  await company.move(id, 'pending');
  const [member = {}] = await world.rows('select id, tenant_id from member limit 1');
  const row = { tenantId: String(member['tenant_id']), memberId: String(member['id']), questionId: id };
  await world.installation.system.inTransaction((tx) =>
    writeReads(tx, [{ ...row, at: new Date(), day: '2026-11-15' }]),
  );
  expect(await company.questionRow(id)).toMatchObject({ read_num: 0 });
  expect(await world.rows('select 1 from question_read where question_id = $1', [id])).toEqual([]);
});

test('[COMM-21] what is open is discussed, what waits or is closed is not', async () => {
  const id = await company.publish('linzhiyuan');
  const isOpen = async () => (await lin.call(readDiscussStatus, { id })).body.isOpen;
  expect(await isOpen()).toBe(true);
  for (const state of ['closed', 'pending']) {
    await company.move(id, state);
    expect(await isOpen()).toBe(false);
  }
  expect(await neighbour.call(readDiscussStatus, { id })).toMatchObject({ status: 404 });
  expect(await world.visitor.call(readDiscussStatus, { id })).toMatchObject({ status: 401 });
});

import { externalManage, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { insertLive } from '../../../world/tests/live/test-rooms.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
const { list, get, relativeMembers, isAssistant, isClassTeacher, applyCount, enterUrl, assistantEntryLink } =
  nativeManage;

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
});
afterAll(() => world.close());

const subjectsFor = async (account: string, input: Parameters<typeof listAs>[1] = {}) =>
  (await listAs(account, input)).items.map(({ subject }) => subject);
const listAs = async (account: string, input: { search?: string; isOwn?: boolean; pageSize?: number; page?: number }) =>
  (await (await lives.as(account)).call(list, input)).body;

test('[LIVE-MGMT-06][LIVE-MGMT-04] D-044, D-058: who manages all sees all, others their own and those they assist in', async () => {
  const [total] = await world.rows('select count(*)::int as n from live');
  expect((await listAs('luchengze', {})).recordCount).toBe(total?.['n']);
  expect(await subjectsFor('shenruoxi')).toEqual([
    '微课制作入门：手机就够了',
    '课件设计工作坊：一页只讲一件事',
    '把经验讲成课程：三个常见误区',
  ]);
  expect((await subjectsFor('ranyunfei')).toSorted()).toEqual([
    '五轴加工中心的热变形补偿',
    '夹具快速换型：从四十分钟到九分钟',
  ]);
  expect(await subjectsFor('linzhiyuan')).toEqual([]);
  expect(await subjectsFor('ranyunfei', { isOwn: true })).toEqual([]);
});

test('[LIVE-MGMT-20][LIVE-ENT-04] D-044: one’s own list has one’s own alone, drafts included, also for who manages all', async () => {
  const own = await lives.create('luchengze', { subject: '院长的草稿' });
  const { items } = await listAs('luchengze', { isOwn: true });
  expect(items).toMatchObject([
    { id: own, status: 0, requestStatus: 1, isOwn: true, isManaged: true, liveIsAssistant: false, supplier: 3 },
  ]);
  const assisted = (await listAs('shixiaoman', { search: '热变形' })).items;
  expect(assisted).toMatchObject([{ isOwn: false, isManaged: false, liveIsAssistant: true }]);
});

test('[LIVE-MGMT-03][LIVE-MGMT-05] D-063: found by a part of the subject in any case, newest first, ten to a page', async () => {
  for (let at = 1; at <= 12; at += 1) await lives.create('hejingxing', { subject: `Lean Morning ${at}` });
  const first = await listAs('hejingxing', { search: 'lean MOR' });
  expect(first.recordCount).toBe(12);
  expect(first.items.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Lean Morning ${12 - at}`),
  );
  expect(await subjectsFor('hejingxing', { search: 'lean mor', page: 2 })).toEqual([
    'Lean Morning 2',
    'Lean Morning 1',
  ]);
  expect(await subjectsFor('hejingxing', { search: '100%' })).toEqual([]);
});

test('D-040: lives of the other family are on the other path', async () => {
  const manager = await lives.as('luchengze');
  expect((await manager.call(externalManage.list, {})).body).toEqual({ items: [], recordCount: 0 });
  expect((await manager.call(list, { supplier: 0 })).body).toEqual({ items: [], recordCount: 0 });
  const id = await lives.published('shenruoxi');
  for (const call of [externalManage.get, externalManage.publish, externalManage.withdraw, externalManage.enterUrl])
    expect((await manager.call(call, { id })).status).toBe(404);
});

test('[LIVE-MGMT-06][LIVE-MGMT-27] a table for people has the lives of every supplier, each to be changed on its own path', async () => {
  const ids: Record<number, string> = {};
  for (const supplier of [0, 3, 4] as const)
    ids[supplier] = await insertLive(world, { creator: 'tangyuwei', supplier, status: 1 });
  await world.rows('update live set approval_status = 2 where id = $1', [ids[4]]);
  const owner = await lives.as('tangyuwei');
  const mine = async (input: { isEverySupplier?: boolean; supplier?: 0 | 3 | 4 }) => {
    const { body } = await owner.call(list, { isOwn: true, ...input });
    return body.items.map(({ id, supplier }) => [supplier, id]).toSorted();
  };
  const all = [0, 3, 4].map((supplier) => [supplier, ids[supplier]]);
  expect(await mine({})).toEqual([all[1]]);
  expect(await mine({ isEverySupplier: true })).toEqual(all);
  expect(await mine({ isEverySupplier: true, supplier: 4 })).toEqual([all[2]]);
  expect((await owner.call(applyCount, {})).body).toEqual({ pending: 0, all: 0 });
  expect((await owner.call(applyCount, { isEverySupplier: true })).body).toEqual({ pending: 0, all: 1 });
  for (const supplier of [0, 4]) {
    const id = String(ids[supplier]);
    expect((await owner.call(nativeManage.withdraw, { id })).status).toBe(404);
    expect((await owner.call(externalManage.withdraw, { id })).body).toEqual({ id, status: 4 });
  }
  const learner = await lives.as('linzhiyuan');
  expect((await learner.call(list, { isEverySupplier: true })).body.recordCount).toBe(0);
});

test('[LIVE-MGMT-28] D-050, D-058: the form of a live is for who manages it; a draft is not there for others', async () => {
  const scoped = await lives.published('shenruoxi', { shareScope: 2, assistantIds: [await lives.idOf('ranyunfei')] });
  const draft = await lives.create('shenruoxi');
  const statusFor = async (account: string, id: string) => (await (await lives.as(account)).call(get, { id })).status;
  expect(await statusFor('shenruoxi', draft)).toBe(200);
  expect(await statusFor('luchengze', draft)).toBe(200);
  expect(await statusFor('hejingxing', draft)).toBe(404);
  // A colleague of the same organisation may see it, but not manage it; others are told it is not for them.
  expect(await statusFor('ranyunfei', scoped)).toBe(403);
  const external = await (await lives.as('linzhiyuan')).call(get, { id: scoped });
  expect([external.status, external.body.errorCode]).toEqual([422, 40305]);
  expect((await world.visitor.call(get, { id: scoped })).status).toBe(401);
});

test('D-056: whoever may make lives finds colleagues to name; others do not ask', async () => {
  const { body } = await (await lives.as('shenruoxi')).call(relativeMembers, { search: '冉' });
  expect(body.items).toMatchObject([{ fullName: '冉云飞', organization: { name: '工艺工程部' } }]);
  expect((await (await lives.as('linzhiyuan')).call(relativeMembers, {})).status).toBe(403);
  expect((await world.visitor.call(relativeMembers, {})).status).toBe(401);
  for (const call of [nativeManage.create, nativeManage.apply]) {
    const before = await lives.snapshot();
    expect((await (await lives.as('linzhiyuan')).call(call, lives.application() as never)).status).toBe(403);
    expect((await world.visitor.call(call, lives.application() as never)).status).toBe(401);
    expect(await lives.snapshot()).toBe(before);
  }
});

test('[LIVE-ROOM-11] the check of a live asks who one is', async () => {
  const id = await lives.published('shenruoxi', { assistantIds: [await lives.idOf('yewanqing')] });
  const ask = async (account: string) => {
    const caller = await lives.as(account);
    return [(await caller.call(isAssistant, { id })).body, (await caller.call(isClassTeacher, { id })).body];
  };
  expect(await ask('yewanqing')).toEqual([{ result: true }, { result: true }]);
  expect(await ask('leishengnan')).toEqual([{ result: false }, { result: true }]);
  expect(await ask('linzhiyuan')).toEqual([{ result: false }, { result: false }]);
  expect((await (await lives.as('linzhiyuan')).call(isAssistant, { id: 'nothing' })).status).toBe(404);
});

test('[LIVE-ROOM-05] D-069: how many one has asked for, and how many still wait', async () => {
  expect((await (await lives.as('pierre')).call(applyCount, {})).body).toEqual({ pending: 1, all: 2 });
  expect((await (await lives.as('linzhiyuan')).call(applyCount, {})).body).toEqual({ pending: 0, all: 0 });
});

test('[LIVE-CREATE-09][LIVE-MGMT-23] D-051, D-054: host, lecturer and assistant get their own door and nobody else’s', async () => {
  const id = await lives.published('shenruoxi', {
    liveMode: 3,
    lecturerId: await lives.idOf('guhuaiqian'),
    assistantIds: [await lives.idOf('ranyunfei')],
  });
  const enter = async (account: string, urlType: 1 | 2) =>
    (await lives.as(account)).call(enterUrl, { id, identity: 2, urlType });
  const assist = async (account: string) =>
    (await lives.as(account)).call(assistantEntryLink, { id, identity: 4, urlType: 3, clients: '1' });
  expect((await enter('shenruoxi', 1)).body).toEqual({ webUrl: `#/live/action?id=${id}&identity=2`, clientUrl: null });
  expect((await enter('guhuaiqian', 2)).body.webUrl).toBe(`#/live/action?id=${id}&identity=3`);
  expect((await assist('ranyunfei')).body).toEqual({ webUrl: `#/live/action?id=${id}&identity=4` });
  expect((await enter('guhuaiqian', 1)).status).toBe(403);
  for (const account of ['ranyunfei', 'linzhiyuan'])
    for (const urlType of [1, 2] as const) expect((await enter(account, urlType)).status).toBe(403);
  for (const account of ['guhuaiqian', 'linzhiyuan']) expect((await assist(account)).status).toBe(403);
});

test('[LIVE-CREATE-09] D-051: where the host wants the app there is an address for it too', async () => {
  const id = await lives.create('shenruoxi', { executionMode: 1 });
  const shen = await lives.as('shenruoxi');
  const early = await shen.call(enterUrl, { id });
  expect([early.status, early.body.errorCode]).toEqual([422, 23110]);
  await lives.runJobs();
  expect((await shen.call(enterUrl, { id })).body.clientUrl).toBe(`shuyuan://live/${id}?identity=2`);
  await shen.call(nativeManage.withdraw, { id });
  const late = await shen.call(enterUrl, { id });
  expect([late.status, late.body.errorCode]).toEqual([422, 23101]);
});

test('a long list is read by its index', async () => {
  await world.rows(`insert into live (id, tenant_id, organization_id, creator_id, supplier, subject, search_text, search,
      live_type, share_scope, start_time, created_at, updated_at)
    select 'many-' || n, tenant_id, organization_id, id, 3, '批量' || n, '批量' || n, ''::tsvector, 2, 1, now(),
      now() - n * interval '1 minute', now() from member, generate_series(1, 5000) n where account = 'shixiaoman'`);
  await world.rows('analyze live');
  const own = await world.rows(
    `explain select id from live where tenant_id = $1 and creator_id = $2 and supplier in (3)
     order by created_at desc, id limit 10`,
    [
      String((await world.rows("select tenant_id from member where account = 'shixiaoman'"))[0]?.['tenant_id']),
      await lives.idOf('shixiaoman'),
    ],
  );
  expect(JSON.stringify(own)).toMatch(/live_own|live_newest/);
  expect((await listAs('shixiaoman', { isOwn: true })).items).toHaveLength(10);
});

import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/teams/account.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';
import { addWords } from '../../system/index.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
  await teams.welcomeOutsider();
  // Who is read how often is the world's to tell; here only who is followed shall count.
  await world.rows('update share_account set read_num = 0');
});
afterAll(() => world.close());

const { administrator, member } = TeamMemberType;
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const namesOf = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);

test('[TEAM-14][TEAM-02][TEAM-03][TEAM-11] an account as anybody of the company reads it, and its people besides', async () => {
  const id = await teams.accountOf('苏州工厂改善小组');
  const { body } = await (await teams.as('wenjiahe')).call(wire.readAccount, { id });
  expect(body).toMatchObject({
    id,
    name: '苏州工厂改善小组',
    headPortraitPath: 'avatars/group/2.svg',
    headPortrait: null,
    enjoyType: EnjoyType.team,
    lstRelationTopic: [{ topicName: '精益生产' }, { topicName: '安全生产' }, { topicName: '班组管理' }],
    memberNum: 5,
    owner: { fullName: '宋清和' },
    currentMember: { memberType: member },
    can: { edit: false, distribute: false, manageMembers: false },
    attentionId: null,
  });
  const own = await (await teams.as('songqinghe')).call(wire.readAccount, { id });
  expect(own.body.can).toEqual({ edit: true, distribute: true, manageMembers: true });
  const other = await (await teams.as('linzhiyuan')).call(wire.readAccount, { id });
  expect(other.body).toMatchObject({ currentMember: null, attentionId: expect.any(String) });
  expect((await (await teams.as('outsider')).call(wire.readAccount, { id })).status).toBe(404);
  expect((await world.visitor.call(wire.readAccount, { id })).status).toBe(401);
});

test('[TEAM-05][TEAM-15][TEAM-23] what it has come to, and what it writes about', async () => {
  const id = await teams.accountOf('苏州工厂改善小组');
  await world.rows('update share_account set praise_num = 3, read_num = 40, reward_coin = 1250 where id = $1', [id]);
  const bai = await teams.as('baisuyin');
  expect((await bai.call(wire.readTrend, { id })).body).toEqual({
    attentionNum: 4,
    praise: 3,
    read: 40,
    rewardCoin: 1250,
  });
  const { items } = (await bai.call(wire.listAccountTopics, { id })).body;
  expect(items).toEqual([
    { id: await teams.topicOf('精益生产'), name: '精益生产', typeId: expect.any(String) },
    expect.objectContaining({ name: '安全生产' }),
    expect.objectContaining({ name: '班组管理' }),
  ]);
});

test('[TEAM-16] one’s own accounts, and a colleague’s without what is closed or unread', async () => {
  const closed = await teams.team('tanmuyang');
  await world.rows("update share_account set state = 'closed' where id = $1", [closed]);
  const tan = await teams.as('tanmuyang');
  const own = (await tan.call(wire.listAccountsOf, {})).body.items;
  expect(own.map(({ name, memberType, state }) => [name, memberType, state])).toEqual([
    [closed, 0, 'closed'],
    ['技术夜谈', administrator, 'active'],
  ]);
  expect(own[1]?.unreadNum).toBeGreaterThan(0);
  const memberId = await teams.idOf('tanmuyang');
  const seen = (await (await teams.as('baisuyin')).call(wire.listAccountsOf, { memberId })).body.items;
  expect(seen.map(({ name, unreadNum }) => [name, unreadNum])).toEqual([['技术夜谈', 0]]);
  expect((await (await teams.as('outsider')).call(wire.listAccountsOf, { memberId })).status).toBe(404);
});

test('[TEAM-13][TEAM-29] D-134: the most followed and read come first', async () => {
  const { body } = await (await teams.as('amina')).call(wire.listHotAccounts, { pageSize: 3 });
  expect(namesOf(body)).toEqual(['苏州工厂改善小组', '青禾学院', '顾工说工艺']);
  expect(body.items[1]).toEqual({
    id: await teams.accountOf('青禾学院'),
    name: '青禾学院',
    headPortraitPath: 'avatars/organization/1.svg',
    desc: expect.stringContaining('官方账号'),
    enjoyType: EnjoyType.official,
    attentionId: null,
    attentionNum: 7,
    contentNum: 1,
  });
  const next = await (await teams.as('amina')).call(wire.listHotAccounts, { pageSize: 3, page: 2 });
  expect(next.body.items).toHaveLength(3);
  expect(namesOf(next.body).filter((name) => namesOf(body).includes(name))).toEqual([]);
});

test('[TEAM-29] D-134: recommended is what writes about one’s topics, then the rest; nothing one follows or belongs to', async () => {
  const lei = await teams.as('leishengnan');
  const all = (await lei.call(wire.recommendAccounts, {})).body;
  // She follows the topics of quality and safety, two of the accounts, and belongs to a third.
  expect(namesOf(all)).toEqual(['青禾学院', '顾工说工艺', '何以架构', '技术夜谈']);
  expect(all.recordCount).toBe(4);
  const amina = await teams.as('amina');
  const pages = [1, 2, 3].map(async (page) =>
    namesOf((await amina.call(wire.recommendAccounts, { page, pageSize: 3 })).body),
  );
  const read = (await Promise.all(pages)).flat();
  expect([read.length, new Set(read).size]).toEqual([7, 7]);
  const fan = await teams.as('tanmuyang');
  const wanted = (await fan.call(wire.recommendAccounts, {})).body;
  expect(namesOf(wanted)[0]).not.toBe('技术夜谈');
});

test('[TEAM-29] D-134: any account is as likely as any other, and none that is on the screen', async () => {
  const amina = await teams.as('amina');
  const { items } = (await amina.call(wire.listAccounts, {})).body;
  const shown = items.slice(2).map(({ id }) => id);
  const rest = await amina.call(wire.recommendRandomAccounts, { size: 20, shown: shown.join() });
  expect(rest.body.items.map(({ id }) => id).toSorted()).toEqual(
    items
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  );
  const counts = new Map<string, number>();
  for (let at = 0; at < 60; at++)
    for (const { id } of (await amina.call(wire.recommendRandomAccounts, { size: 3 })).body.items)
      counts.set(id, (counts.get(id) ?? 0) + 1);
  expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(180);
  expect(counts.size).toBe(items.length);
  const all = items.map(({ id }) => id).join();
  expect((await amina.call(wire.recommendRandomAccounts, { shown: all })).body.items).toEqual([]);
});

test('accounts are found by name, kind and topic; another company finds its own', async () => {
  const amina = await teams.as('amina');
  const find = async (asked: Parameters<typeof amina.call>[1]) =>
    namesOf((await amina.call(wire.listAccounts, asked as never)).body);
  expect(await find({ search: '改善' })).toEqual(['苏州工厂改善小组']);
  expect(await find({ enjoyType: EnjoyType.official })).toEqual(['青禾学院']);
  expect((await find({ topicId: await teams.topicOf('读书会') })).toSorted()).toEqual(['技术夜谈', '青禾学院']);
  expect(await find({ search: '没有这个' })).toEqual([]);
  expect((await (await teams.as('outsider')).call(wire.listAccounts, {})).body.items).toEqual([]);
});

test('[TEAM-31] D-131: followed is counted, listed and told to its people once; no longer followed it is not', async () => {
  const id = await teams.team('shenruoxi');
  const amina = await teams.as('amina');
  const followed = async () => namesOf((await amina.call(wire.listFollowedAccounts, {})).body);
  expect((await teams.follow('amina', id)).body).toMatchObject({ attentionId: expect.any(String), attentionNum: 1 });
  expect((await teams.follow('amina', id)).body.attentionNum).toBe(1);
  expect(await followed()).toEqual([id]);
  expect((await teams.follow('amina', id, false)).body).toEqual({ attentionId: null, attentionNum: 0 });
  expect(await followed()).toEqual([]);
  await Promise.all([teams.follow('amina', id), teams.follow('amina', id)]);
  const [row] = await world.rows('select attention_num from share_account where id = $1', [id]);
  const day = await world.rows('select attention from share_account_day where account_id = $1', [id]);
  const told = await world.rows("select 1 from share_account_event where account_id = $1 and kind = 'followed'", [id]);
  expect([row, day, told.length]).toEqual([{ attention_num: 1 }, [{ attention: 1 }], 1]);
  expect((await teams.follow('outsider', id)).status).toBe(404);
});

test('an account is closed and opened again by who audits accounts; closed it is there for its people only', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member });
  await teams.follow('baisuyin', id);
  const topicNum = async () =>
    (await world.rows("select account_num from topic where name = '精益生产'"))[0]?.['account_num'];
  const before = Number(await topicNum());
  const dean = await teams.as('luchengze');
  expect((await dean.call(wire.closeAccount, { id, reason: '内容停更' })).body).toEqual({ id, state: 'closed' });
  expect(await topicNum()).toBe(before - 1);
  const status = async (account: string) => (await (await teams.as(account)).call(wire.readAccount, { id })).status;
  expect([await status('hejingxing'), await status('luchengze'), await status('baisuyin')]).toEqual([200, 200, 404]);
  expect(namesOf((await (await teams.as('baisuyin')).call(wire.listFollowedAccounts, {})).body)).not.toContain(id);
  // What one may no longer see can still be left.
  expect((await teams.follow('baisuyin', id, false)).status).toBe(200);
  expect((await teams.follow('amina', id)).status).toBe(404);
  expect((await dean.call(wire.closeAccount, { id })).body.errorCode).toBe(numberOf('account.wrong-state'));
  expect((await dean.call(wire.reopenAccount, { id })).body).toEqual({ id, state: 'active' });
  expect([await topicNum(), await status('baisuyin')]).toEqual([before, 200]);
  const trail = await world.rows(
    'select action, before, after from audit_entry where subject_id = $1 order by at, id',
    [id],
  );
  expect(trail).toEqual([
    { action: 'share-account.closed', before: { state: 'active' }, after: { state: 'closed', reason: '内容停更' } },
    { action: 'share-account.reopened', before: { state: 'closed' }, after: { state: 'active' } },
  ]);
});

test('closing is refused to everybody else, and nothing changes', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: administrator });
  const [row] = await world.rows("select tenant_id from member where account = 'admin'");
  await addWords(world.installation.system, { tenantId: String(row?.['tenant_id']), words: ['禁语乙'] });
  const before = await teams.snapshot();
  for (const call of [wire.closeAccount, wire.reopenAccount]) {
    for (const [account, status] of [
      ['shenruoxi', 403],
      ['hejingxing', 403],
      ['baisuyin', 403],
      ['outsider', 404],
    ] as const)
      expect([account, (await (await teams.as(account)).call(call, { id })).status]).toEqual([account, status]);
    expect((await world.visitor.call(call, { id })).status).toBe(401);
    const dean = await teams.as('luchengze');
    expect((await dean.call(call, { id, reason: '长'.repeat(201) })).status).toBe(422);
    expect((await dean.call(call, { id, reason: '禁语乙' })).body.errorCode).toBe(numberOf('sensitive.found'));
  }
  expect(await teams.snapshot()).toBe(before);
});

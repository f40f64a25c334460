import { agree, refuse } from '@shuyuan/contract/approval/approval.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readAccount } from '@shuyuan/contract/teams/account.wire';
import {
  changeAccount,
  readAuditStatus,
  readChange,
  verifyApplications,
} from '@shuyuan/contract/teams/application.wire';
import { changeAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { storeBytes, readFile } from '../../../../world/tests/files/test-files.ts';
import { drawing } from '../../../../world/tests/files/test-pictures.ts';
import { teamsOf } from '../../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
  await teams.welcomeOutsider();
});
afterAll(() => world.close());
beforeEach(() => teams.setAudit(false));

type Input = InputOf<typeof changeAccount>;
const { administrator, member } = TeamMemberType;
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const wishOf = async (id: string, over: Partial<Input> = {}): Promise<Input> => ({
  id,
  name: `改名${id}`,
  topicIds: await teams.topicOf('质量管理'),
  headPortraitPath: 'avatars/group/6.svg',
  desc: '新的简介',
  ...over,
});
const change = async (account: string, id: string, over: Partial<Input> = {}) =>
  (await teams.as(account)).call(changeAccount, await wishOf(id, over));
const read = async (id: string, account = 'shenruoxi') =>
  (await (await teams.as(account)).call(readAccount, { id })).body;
const isPending = async (id: string, account = 'shenruoxi') =>
  (await (await teams.as(account)).call(readAuditStatus, { businessId: id })).body.isPending;
const picture = async (account: string) =>
  storeBytes(world, { name: 'face.png', bytes: await drawing({ width: 40, height: 40 }), purpose: 'draft', account });
const topicNum = async (name: string) =>
  Number((await world.rows('select account_num from topic where name = $1', [name]))[0]?.['account_num']);

test('[TEAM-33][TEAM-10][TEAM-02] D-089: without audit another profile holds at once', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member });
  const before = await topicNum('质量管理');
  const { body } = await change('shenruoxi', id, {
    topicIds: `${await teams.topicOf('质量管理')}, ${await teams.topicOf('精益生产')}`,
  });
  expect(body).toEqual({ id, isPending: false, processInstanceId: null });
  expect(await read(id)).toMatchObject({
    name: `改名${id}`,
    desc: '新的简介',
    headPortraitPath: 'avatars/group/6.svg',
    headPortrait: null,
    lstRelationTopic: [{ topicName: '质量管理' }, { topicName: '精益生产' }],
  });
  expect(await topicNum('质量管理')).toBe(before + 1);
  const events = await world.rows('select kind from share_account_event where account_id = $1', [id]);
  expect(events).toEqual([{ kind: 'changed' }]);
});

test('[TEAM-33] an edit that keeps the picture keeps nothing else, with audit and without', async () => {
  for (const isOn of [false, true]) {
    await teams.setAudit(isOn);
    const id = await teams.team('shenruoxi');
    for (const headPortraitPath of ['avatars/group/1.svg', (await picture('shenruoxi')).path]) {
      await world.rows('update share_account set portrait = $2 where id = $1', [id, headPortraitPath]);
      const name = `只改文字${id}${headPortraitPath.length}`;
      const { status, body } = await change('shenruoxi', id, { name, headPortraitPath });
      expect([status, body.isPending]).toEqual([200, isOn]);
      if (isOn) {
        await (await teams.as('luchengze')).call(agree, { id: body.processInstanceId ?? '' });
        await teams.runJobs();
      }
      expect(await read(id)).toMatchObject({
        name,
        desc: '新的简介',
        lstRelationTopic: [{ topicName: '质量管理' }],
      });
    }
  }
});

const handOver = async (id: string, account: string, by: string) =>
  (await teams.as(by)).call(changeAccountMembers, {
    id,
    members: [{ memberId: await teams.idOf(account), memberType: TeamMemberType.owner }],
  });
const processState = async (id: string | null) =>
  (await world.rows('select state from approval_process where id = $1', [id]))[0]?.['state'];

test('D-089: handed over, what its old owner asked for is withdrawn and the new one may ask', async () => {
  await teams.setAudit(true);
  const id = await teams.team('shenruoxi', { hejingxing: member });
  const { body } = await change('shenruoxi', id, { name: '旧主的名字' });
  expect((await handOver(id, 'hejingxing', 'shenruoxi')).status).toBe(200);
  await teams.runJobs();
  expect(await processState(body.processInstanceId)).toBe('withdrawn');
  const asked = await (await teams.as('hejingxing')).call(readChange, { id });
  expect(asked.body.application?.state).toBe('withdrawn');
  expect((await (await teams.as('luchengze')).call(agree, { id: body.processInstanceId ?? '' })).status).toBe(422);
  const next = await change('hejingxing', id, { name: '新主的名字' });
  expect(next.body.isPending).toBe(true);
  await (await teams.as('luchengze')).call(agree, { id: next.body.processInstanceId ?? '' });
  await teams.runJobs();
  expect(await read(id)).toMatchObject({ name: '新主的名字' });
});

test('D-089: agreed to and handed over before it was carried out, nothing is; nor for an owner who is gone', async () => {
  await teams.setAudit(true);
  const id = await teams.team('shenruoxi', { hejingxing: member });
  const { body } = await change('shenruoxi', id, { name: '来不及了' });
  await (await teams.as('luchengze')).call(agree, { id: body.processInstanceId ?? '' });
  expect((await handOver(id, 'hejingxing', 'shenruoxi')).status).toBe(200);
  await teams.runJobs();
  expect(await read(id)).toMatchObject({ name: id });

  const other = await teams.team('tanmuyang');
  const late = await change('tanmuyang', other, { name: '人已离开' });
  await (await teams.as('luchengze')).call(agree, { id: late.body.processInstanceId ?? '' });
  await world.rows("update member set state = 'left' where account = 'tanmuyang'");
  await teams.runJobs();
  await world.rows("update member set state = 'active' where account = 'tanmuyang'");
  expect(await read(other)).toMatchObject({ name: other, isPending: false });
  const [row] = await world.rows('select state from share_account_application where account_id = $1', [other]);
  expect(row).toEqual({ state: 'refused' });
});

test('[TEAM-04][TEAM-33] D-095: only the owner edits; whatever a client says it is changes nothing', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: administrator, tanmuyang: member });
  const { path: foreign } = await picture('baisuyin');
  const before = await teams.snapshot();
  const said = { isEnjoyAdmin: true, memberType: 0 };
  for (const [account, status] of [
    ['hejingxing', 403],
    ['tanmuyang', 403],
    ['baisuyin', 403],
    ['luchengze', 403],
    ['outsider', 404],
  ] as const)
    expect([account, (await change(account, id, said as Partial<Input>)).status]).toEqual([account, status]);
  expect((await world.visitor.call(changeAccount, await wishOf(id))).status).toBe(401);
  expect((await change('shenruoxi', 'nobody')).status).toBe(404);
  const code = async (over: Partial<Input>) => (await change('shenruoxi', id, over)).body.errorCode;
  expect(await code({ name: '' })).toBe(numberOf('request.invalid'));
  expect(await code({ topicIds: 'nobody' })).toBe(numberOf('account.unknown-topic'));
  expect(await code({ name: '技术夜谈' })).toBe(numberOf('account.name-taken'));
  expect(await code({ name: '云飞谈装夹' })).toBe(numberOf('account.name-taken'));
  expect(await code({ headPortraitPath: foreign })).toBe(numberOf('picture.not-yours'));
  expect(await teams.snapshot()).toBe(before);
  await world.rows("update share_account set state = 'closed' where id = $1", [id]);
  expect(await code({})).toBe(numberOf('account.wrong-state'));
});

test('D-090: two accounts that take one name at once: one has it', async () => {
  const [one, other] = [await teams.team('shenruoxi'), await teams.team('hejingxing')];
  const both = await Promise.all([
    change('shenruoxi', one, { name: '同一个名字' }),
    change('hejingxing', other, { name: ' 同一个名字 ' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errorCode).toBe(numberOf('account.name-taken'));
});

test('[TEAM-11][TEAM-32][COMM-12] D-089: with audit the old profile stays until it is agreed to, and nothing else is asked meanwhile', async () => {
  await teams.setAudit(true);
  const id = await teams.team('shenruoxi', { hejingxing: member });
  const { body } = await change('shenruoxi', id, { name: '待审核的名字' });
  expect(body).toMatchObject({ id, isPending: true, processInstanceId: expect.any(String) });
  expect(await read(id)).toMatchObject({ name: id, isPending: true });
  expect(await read(id, 'baisuyin')).toMatchObject({ name: id, isPending: false });
  expect([await isPending(id), await isPending(id, 'hejingxing'), await isPending(id, 'baisuyin')]).toEqual([
    true,
    true,
    false,
  ]);
  const again = await change('shenruoxi', id, { name: '又一个' });
  expect([again.status, again.body.errorCode]).toEqual([422, numberOf('account.pending-audit')]);
  expect((await teams.apply('baisuyin', { name: '待审核的名字' })).body.errorCode).toBe(numberOf('account.name-taken'));
  await (await teams.as('luchengze')).call(agree, { id: body.processInstanceId ?? '' });
  await teams.runJobs();
  expect(await read(id)).toMatchObject({ name: '待审核的名字', desc: '新的简介', isPending: false });
  const asked = await (await teams.as('hejingxing')).call(readChange, { id });
  expect(asked.body.application).toMatchObject({ kind: 'change', state: 'agreed', accountId: id });
  expect((await (await teams.as('baisuyin')).call(readChange, { id })).status).toBe(403);
  expect((await (await teams.as('outsider')).call(readAuditStatus, { businessId: id })).status).toBe(404);
  // What was asked for an account is no application for one.
  expect((await (await teams.as('shenruoxi')).call(verifyApplications, {})).body.items).toEqual([]);
});

test('[TEAM-32] D-089: refused it is as it was, its people learn why, and the owner may ask once more', async () => {
  await teams.setAudit(true);
  const id = await teams.team('shenruoxi');
  const first = await change('shenruoxi', id, { name: '不妥的名字' });
  await (await teams.as('luchengze')).call(refuse, { id: first.body.processInstanceId ?? '', comment: '请换一个名字' });
  await teams.runJobs();
  expect(await read(id)).toMatchObject({ name: id, isPending: false });
  const events = await world.rows('select kind, said from share_account_event where account_id = $1', [id]);
  expect(events).toEqual([{ kind: 'changeRefused', said: { reason: '请换一个名字' } }]);
  const again = await change('shenruoxi', id, { name: '妥当的名字' });
  expect(again.body.processInstanceId).toBe(first.body.processInstanceId);
  await (await teams.as('luchengze')).call(agree, { id: again.body.processInstanceId ?? '' });
  await teams.runJobs();
  expect(await read(id)).toMatchObject({ name: '妥当的名字' });
});

test('D-089: an owner who audits accounts needs nobody else, and a switch somebody set long ago audits nothing', async () => {
  await teams.setAudit(true);
  const own = await teams.team('luchengze');
  expect((await change('luchengze', own)).body.isPending).toBe(false);
  const [trail] = await world.rows(
    "select before, after from audit_entry where subject_id = $1 and action = 'share-account.changed'",
    [own],
  );
  expect(trail).toMatchObject({
    before: { name: own, description: '' },
    after: { name: `改名${own}`, description: '新的简介' },
  });
  await world.rows('update setting set value = \'{"communityIsOpen":"1"}\' where key = \'KNOWLEDGE_OPERATION_CONFIG\'');
  expect((await change('shenruoxi', await teams.team('shenruoxi'))).body.isPending).toBe(false);
});

test('a topic that is no longer offered stays with the account that carries it', async () => {
  const id = await teams.team('shenruoxi');
  await world.rows("update topic set is_hidden = true where name = '精益生产'");
  const topicIds = await teams.topicOf('精益生产');
  expect((await change('shenruoxi', id, { topicIds })).status).toBe(200);
  await world.rows("update topic set is_hidden = false where name = '精益生产'");
});

test('[TEAM-08] IMAGE-10: a picture of one’s own is seen by who sees the account; another takes its place', async () => {
  const id = await teams.team('shenruoxi');
  const first = await picture('shenruoxi');
  expect((await change('shenruoxi', id, { headPortraitPath: first.path })).status).toBe(200);
  expect(await read(id)).toMatchObject({ headPortraitPath: first.path, headPortrait: first.fileId });
  const status = async (account: string, path: string) => (await readFile(world, await teams.as(account), path)).status;
  expect([await status('baisuyin', first.path), await status('outsider', first.path)]).toEqual([200, 404]);
  // Saved again by whoever owns it later, who did not bring it.
  await world.rows('update share_account_member set member_id = $2 where account_id = $1', [
    id,
    await teams.idOf('hejingxing'),
  ]);
  expect((await change('hejingxing', id, { headPortraitPath: first.path })).status).toBe(200);
  const second = await picture('hejingxing');
  expect((await change('hejingxing', id, { headPortraitPath: second.path })).status).toBe(200);
  expect(await status('hejingxing', first.path)).toBe(404);
  expect(await world.rows('select 1 from file where id = $1', [first.fileId])).toEqual([]);
  await world.rows("update share_account set state = 'closed' where id = $1", [id]);
  expect([await status('baisuyin', second.path), await status('hejingxing', second.path)]).toEqual([404, 200]);
});

test('[TEAM-08] the picture of an application is seen by its applicant and who decides, and is the account’s once agreed to', async () => {
  const { path, fileId } = await picture('wenjiahe');
  const { body } = await teams.apply('wenjiahe', { name: '仓储之家', headPortraitPath: path });
  const status = async (account: string) => (await readFile(world, await teams.as(account), path)).status;
  expect([await status('wenjiahe'), await status('luchengze'), await status('baisuyin')]).toEqual([200, 200, 404]);
  await (await teams.as('luchengze')).call(agree, { id: body.processInstanceId ?? '' });
  await teams.runJobs();
  expect(await read(body.id, 'baisuyin')).toMatchObject({ headPortraitPath: path, headPortrait: fileId });
  expect(await status('baisuyin')).toBe(200);
  // From then on it is the account's: who asked and who decided see it no longer than others do.
  await teams.put(body.id, 'wenjiahe', null);
  await teams.put(body.id, 'hejingxing', TeamMemberType.owner);
  await world.rows("update share_account set state = 'closed' where id = $1", [body.id]);
  expect([await status('wenjiahe'), await status('hejingxing')]).toEqual([404, 200]);
});

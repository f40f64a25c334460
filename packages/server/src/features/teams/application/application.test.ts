import { agree, listProcesses, readProcess, refuse, withdraw } from '@shuyuan/contract/approval/approval.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { checkAccountName, readAccount, readIdentity } from '@shuyuan/contract/teams/account.wire';
import { applyForAccount, verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { storeBytes } from '../../../world/tests/files/test-files.ts';
import { drawing } from '../../../world/tests/files/test-pictures.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';
import { addWords } from '../../system/index.ts';
import { teamsJobs } from '../teams.jobs.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
});
afterAll(() => world.close());

const { expert, team, official } = EnjoyType;
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const decide = async (id: string | null, comment?: string) => {
  const dean = await teams.as('luchengze');
  const answer =
    comment === undefined
      ? await dean.call(agree, { id: id ?? '' })
      : await dean.call(refuse, { id: id ?? '', comment });
  await teams.runJobs();
  return answer;
};
const stateOf = async (account: string, enjoyType: EnjoyType) =>
  (await (await teams.as(account)).call(verifyApplications, { enjoyType })).body.items[0];
const picture = async (account: string) =>
  storeBytes(world, { name: 'face.png', bytes: await drawing({ width: 40, height: 40 }), purpose: 'draft', account });
const system = () => world.installation.system;
const factsOf = async (account: string) =>
  (
    await world.rows('select fact from member_fact f join member m on m.id = f.member_id where m.account = $1', [
      account,
    ])
  ).map(({ fact }) => fact);

test('[TEAM-26][TEAM-01] D-092: asked for, agreed to by an administrator, it is there with its owner', async () => {
  const lei = await teams.as('leishengnan');
  const topicId = await teams.topicOf('质量管理');
  const wish = { enjoyType: expert, name: '胜男讲质量', desc: '一周一图', reason: '请批准', topicIds: topicId };
  const { status, body } = await teams.apply('leishengnan', wish);
  expect([status, body]).toMatchObject([
    200,
    { state: 'pending', accountId: null, kind: 'create', name: '胜男讲质量' },
  ]);
  expect(body.topics).toEqual([{ topicId, topicName: '质量管理' }]);
  expect((await lei.call(readAccount, { id: body.id })).status).toBe(404);

  const dean = await teams.as('luchengze');
  const waiting = (await dean.call(listProcesses, { box: 'to-decide' })).body.items;
  expect(waiting.map(({ processInstanceId }) => processInstanceId)).toContain(body.processInstanceId);
  const process = await dean.call(readProcess, { id: body.processInstanceId ?? '' });
  expect(process.body).toMatchObject({ title: '胜男讲质量', summary: expect.stringContaining('专家 · 质量管理') });
  expect(process.body.steps.map(({ approvers }) => approvers.map(({ fullName }) => fullName).toSorted())).toEqual([
    ['秦守正', '陆承泽'],
  ]);

  const [before] = await world.rows('select account_num from topic where id = $1', [topicId]);
  await decide(body.processInstanceId);
  const account = await lei.call(readAccount, { id: body.id });
  expect(account.body).toMatchObject({
    name: '胜男讲质量',
    desc: '一周一图',
    enjoyType: expert,
    owner: { fullName: '雷胜男' },
    currentMember: { memberType: 0 },
    memberNum: 1,
    lstRelationTopic: [{ topicId, topicName: '质量管理' }],
  });
  expect(await stateOf('leishengnan', expert)).toMatchObject({ state: 'agreed', accountId: body.id });
  expect(await factsOf('leishengnan')).toContain('expert');
  const [after] = await world.rows('select account_num from topic where id = $1', [topicId]);
  expect(Number(after?.['account_num'])).toBe(Number(before?.['account_num']) + 1);
  const trail = await world.rows('select action from audit_entry where subject_id = any($1)', [
    [body.id, await teams.idOf('leishengnan')],
  ]);
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['share-account.created', 'member.changed']),
  );
  const second = await teams.apply('leishengnan', { enjoyType: expert });
  expect([second.status, second.body.errorCode]).toEqual([422, numberOf('account.one-expert')]);
});

test('[TEAM-19] whoever belongs to an account is a sharer', async () => {
  const identity = async (account: string) => (await (await teams.as(account)).call(readIdentity, {})).body.hasIdentity;
  expect([await identity('linzhiyuan'), await identity('amina')]).toEqual([true, false]);
});

test('[TEAM-26] D-092: refused, it says why; edited and asked for once more it is another round of the same approval', async () => {
  const first = (await teams.apply('baisuyin', { name: '海外来信' })).body;
  await decide(first.processInstanceId, '请补充选题');
  expect(await stateOf('baisuyin', team)).toMatchObject({ state: 'refused', answer: '请补充选题', accountId: null });
  const again = (await teams.apply('baisuyin', { name: '海外来信周刊', reason: '选题见附' })).body;
  expect(again).toMatchObject({
    id: first.id,
    state: 'pending',
    processInstanceId: first.processInstanceId,
    answer: '',
  });
  const { body } = await (await teams.as('luchengze')).call(readProcess, { id: first.processInstanceId ?? '' });
  expect([body.round, body.title]).toEqual([2, '海外来信周刊']);
  await decide(first.processInstanceId);
  expect(await stateOf('baisuyin', team)).toMatchObject({ state: 'agreed', name: '海外来信周刊' });
});

test('[TEAM-26] D-092: withdrawn in the approval centre it waits for nobody, and may be asked for again', async () => {
  const { body } = await teams.apply('amina', { name: '巴黎的清晨' });
  const amina = await teams.as('amina');
  expect((await amina.call(withdraw, { id: body.processInstanceId ?? '' })).status).toBe(200);
  await teams.runJobs();
  expect(await stateOf('amina', team)).toMatchObject({ state: 'withdrawn' });
  expect((await teams.apply('amina', { name: '巴黎的清晨' })).body).toMatchObject({ id: body.id, state: 'pending' });
});

test('D-092: one pending application for each person and kind; two at once are one', async () => {
  const both = await Promise.all([
    teams.apply('fangqiming', { name: '华东一组' }),
    teams.apply('fangqiming', { name: '华东二组' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errorCode).toBe(numberOf('account.pending-audit'));
  expect((await teams.apply('fangqiming', { enjoyType: expert })).status).toBe(200);
});

test('[TEAM-25] D-090: a name is one however it is written, against accounts and what waits; of two at once one has it', async () => {
  const exists = async (name: string, id?: string) =>
    (await (await teams.as('linzhiyuan')).call(checkAccountName, { name, ...(id && { id }) })).body.exists;
  expect(await exists(' 技术夜谈 ')).toBe(true);
  expect(await exists('技术夜谈', await teams.accountOf('技术夜谈'))).toBe(false);
  expect([await exists('云飞谈装夹'), await exists('从没有过')]).toEqual([true, false]);
  const both = await Promise.all([
    teams.apply('wenjiahe', { name: 'Lean Club' }),
    teams.apply('yuanjinghe', { name: 'ＬＥＡＮ　club' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errorCode).toBe(numberOf('account.name-taken'));
});

test('D-090: a name taken meanwhile: agreed to, but refused with the reason and a notice, and nothing breaks', async () => {
  const { path: headPortraitPath, fileId } = await picture('xiaoyichen');
  const { body } = await teams.apply('xiaoyichen', { name: '总装之星', headPortraitPath });
  const other = await teams.team('shenruoxi');
  await world.rows("update share_account set name = '总装之星', name_key = '总装之星' where id = $1", [other]);
  await world.rows('delete from graphile_worker._private_jobs');
  await decide(body.processInstanceId);
  expect(await stateOf('xiaoyichen', team)).toMatchObject({
    state: 'refused',
    answer: expect.stringContaining('名称'),
  });
  expect(await world.rows('select 1 from share_account where id = $1', [body.id])).toEqual([]);
  const told = await world.rows(
    `select payload from graphile_worker._private_jobs where payload->>'kind' = 'approval-result' and payload->>'text' = 'refused'`,
  );
  expect(told).toMatchObject([{ payload: { link: '/share-study/certification-info' } }]);
  // Its approval is over, so it is asked for anew, with the picture that was brought; by nobody else.
  const foreign = await teams.apply('tanmuyang', { headPortraitPath });
  expect(foreign.body.errorCode).toBe(numberOf('picture.not-yours'));
  const again = (await teams.apply('xiaoyichen', { name: '总装新星', headPortraitPath })).body;
  expect(again).toMatchObject({ state: 'pending', portrait: headPortraitPath });
  expect(again.id).not.toBe(body.id);
  expect(await world.rows('select subject_id from file where id = $1', [fileId])).toEqual([{ subject_id: again.id }]);
  // While it waits, the picture is taken.
  const second = await teams.apply('xiaoyichen', { enjoyType: expert, headPortraitPath });
  expect(second.body.errorCode).toBe(numberOf('picture.not-yours'));
});

test('a picture of an application that came to nothing goes after thirty days, and no other', async () => {
  const refused = await picture('mengxinlan');
  const waiting = await picture('leishengnan');
  const { body } = await teams.apply('mengxinlan', { name: '没有结果', headPortraitPath: refused.path });
  const other = await teams.apply('leishengnan', { name: '还在等待', headPortraitPath: waiting.path });
  expect([body.state, other.body.state]).toEqual(['pending', 'pending']);
  await decide(body.processInstanceId, '暂不需要');
  const sweep = () => teamsJobs.find(({ name }) => name === 'teams:forget-portraits')?.handle(system(), {});
  const kept = async () =>
    (await world.rows('select id from file where id = any($1)', [[refused.fileId, waiting.fileId]])).length;
  await world.rows("update share_account_application set decided_at = now() - interval '29 days' where id = $1", [
    body.id,
  ]);
  await sweep();
  expect(await kept()).toBe(2);
  await world.rows("update share_account_application set decided_at = now() - interval '31 days' where id = $1", [
    body.id,
  ]);
  await sweep();
  expect(await world.rows('select id from file where id = any($1)', [[refused.fileId, waiting.fileId]])).toEqual([
    { id: waiting.fileId },
  ]);
  expect(await stateOf('mengxinlan', team)).toMatchObject({ portrait: 'avatars/group/1.svg' });
});

test('D-075: asked for once more by somebody who moved, it is judged where they belong now', async () => {
  const { body } = await teams.apply('zhoumuyun', { name: '搬了家的小组' });
  await decide(body.processInstanceId, '请补充');
  const [place] = await world.rows("select organization_id as id from member where account = 'shenruoxi'");
  await world.rows("update member set organization_id = $1 where account = 'zhoumuyun'", [place?.['id']]);
  const moved = await world.signIn('zhoumuyun');
  const again = await moved.call(applyForAccount, await teams.form({ name: '搬了家的小组' }));
  expect(again.body.processInstanceId).toBe(body.processInstanceId);
  expect(
    await world.rows('select organization_id as id from approval_process where id = $1', [body.processInstanceId]),
  ).toEqual([place]);
});

test('D-092: whoever left the company meanwhile gets no account, and who became an expert no second one', async () => {
  const { body } = await teams.apply('duyinuo', { enjoyType: expert, name: '一诺千金' });
  await teams.team('duyinuo', {}, expert);
  await decide(body.processInstanceId);
  expect(await stateOf('duyinuo', expert)).toMatchObject({
    state: 'refused',
    answer: expect.stringContaining('专家账号'),
  });
  const gone = (await teams.apply('shixiaoman', { name: '小满未满' })).body;
  await world.rows("update member set state = 'left' where account = 'shixiaoman'");
  await decide(gone.processInstanceId);
  const [row] = await world.rows('select state, account_id from share_account_application where id = $1', [gone.id]);
  expect(row).toEqual({ state: 'refused', account_id: null });
});

test('D-092: whoever audits accounts has theirs at once, and only they have official ones', async () => {
  const refused = await teams.apply('linzhiyuan', { enjoyType: official });
  expect([refused.status, refused.body.errorCode]).toEqual([422, numberOf('account.official-only')]);
  const { body } = await teams.apply('luchengze', { enjoyType: official, name: '青禾新闻' });
  expect(body).toMatchObject({ state: 'agreed', accountId: body.id, processInstanceId: null });
  const [trail] = await world.rows(
    "select actor_id from audit_entry where subject_id = $1 and action = 'share-account.created'",
    [body.id],
  );
  expect(trail).toEqual({ actor_id: await teams.idOf('luchengze') });
});

test('[TEAM-06][TEAM-07][TEAM-08][TEAM-09] D-091, D-127: a form that is not whole is refused, and nothing changes', async () => {
  const tenantId = String((await world.rows("select tenant_id from member where account = 'admin'"))[0]?.['tenant_id']);
  await addWords(world.installation.system, { tenantId, words: ['禁语甲'] });
  const topicId = await teams.topicOf('精益生产');
  const six = (await world.rows('select id from topic limit 6')).map(({ id }) => id).join();
  await world.rows("update topic set is_hidden = true where name = '绿色工厂'");
  const before = await teams.snapshot();
  const lin = (over: Parameters<typeof teams.apply>[1]) => teams.apply('tanmuyang', over);
  const code = async (over: Parameters<typeof teams.apply>[1]) => (await lin(over)).body.errorCode;
  expect(await code({ name: '' })).toBe(numberOf('request.invalid'));
  expect(await code({ name: '长'.repeat(21) })).toBe(numberOf('request.invalid'));
  expect(await code({ desc: '长'.repeat(201) })).toBe(numberOf('request.invalid'));
  expect(await code({ topicIds: '' })).toBe(numberOf('request.invalid'));
  expect(await code({ topicIds: ' , ' })).toBe(numberOf('account.unknown-topic'));
  expect(await code({ topicIds: `${topicId},nobody` })).toBe(numberOf('account.unknown-topic'));
  expect(await code({ topicIds: await teams.topicOf('绿色工厂') })).toBe(numberOf('account.unknown-topic'));
  expect(await code({ topicIds: six })).toBe(numberOf('account.too-many-topics'));
  expect(await code({ headPortraitPath: 'avatars/user/1.svg' })).toBe(numberOf('picture.not-yours'));
  expect(await code({ headPortraitPath: `/files/${'a'.repeat(22)}` })).toBe(numberOf('picture.not-yours'));
  expect(await code({ headPortraitPath: 'https://evil.example/x.png' })).toBe(numberOf('picture.not-yours'));
  for (const field of ['name', 'desc', 'reason'])
    expect(await code({ [field]: '有禁语甲' })).toBe(numberOf('sensitive.found'));
  expect(await teams.snapshot()).toBe(before);
});

test('D-078: with a template nobody of which can decide nothing is asked for', async () => {
  const [place] = await world.rows("select tenant_id, organization_id from member where account = 'tangyuwei'");
  await world.rows(
    `insert into approval_template (id, tenant_id, organization_id, business_type, steps, version, updated_at)
     values ('nobody', $1, $2, 3, '[{"mode":"any","approvers":[{"kind":"person","memberId":"gone"}]}]', 1, now())`,
    [place?.['tenant_id'], place?.['organization_id']],
  );
  const before = await teams.snapshot();
  const { body } = await teams.apply('tangyuwei', { name: '无人可批' });
  expect(body.errorCode).toBe(numberOf('approval.no-approver'));
  expect(await teams.snapshot()).toBe(before);
});

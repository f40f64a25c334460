import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import {
  agree,
  findProcess,
  listProcesses,
  readProcess,
  refuse,
  resubmit,
  submitRequest,
  withdraw,
} from '@shuyuan/contract/approval/approval.wire';
import { approvalBoxes, processStates } from '@shuyuan/contract/approval/process-life';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWords } from '../system/index.ts';
import { startProcess } from './index.ts';
import { openWorld } from '../../world/open-world.ts';
import { type ApprovalCompany, openApprovals } from '../../world/tests/people/test-approvals.ts';

let company: ApprovalCompany;
beforeAll(async () => {
  company = await openApprovals();
});
afterAll(() => company.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

const actors = {
  starter: 'linzhiyuan',
  asked: 'jiangshuyi',
  'approver of another step': 'zhoumuyun',
  administrator: 'luchengze',
  colleague: 'baisuyin',
  outsider: 'outsider',
} as const;
type ActorName = keyof typeof actors | 'visitor';
const actorNames: ActorName[] = [
  'starter',
  'asked',
  'approver of another step',
  'administrator',
  'colleague',
  'outsider',
  'visitor',
];

const perform = {
  agree: (who: ActorName, id: string) => callAs(who, agree, { id }),
  refuse: (who: ActorName, id: string) => callAs(who, refuse, { id, comment: '不妥' }),
  withdraw: (who: ActorName, id: string) => callAs(who, withdraw, { id }),
  resubmit: (who: ActorName, id: string) => callAs(who, resubmit, { id, title: '再试', summary: '改过了' }),
} as const;
type Action = keyof typeof perform;
const actions: Action[] = ['agree', 'refuse', 'withdraw', 'resubmit'];

async function callAs(who: ActorName, ...[endpoint, input]: Parameters<ApprovalCompany['world']['visitor']['call']>) {
  const caller = who === 'visitor' ? company.world.visitor : await company.as(actors[who]);
  const { status, body } = await caller.call(endpoint, input);
  return status === 200 ? 'done' : status === 422 ? Number(body.errorCode) : status;
}

/** The answer expected of each triple: a member without the right is refused in every state, one with it only in a wrong state. */
function expected(state: (typeof processStates)[number], action: Action, who: ActorName): 'done' | number | null {
  if (who === 'visitor') return 401;
  if (who === 'outsider') return 404;
  const mayAct = action === 'agree' || action === 'refuse' ? ['asked', 'approver of another step'] : ['starter'];
  if (!mayAct.includes(who)) return 403;
  if (action === 'resubmit') {
    return state === 'refused' || state === 'withdrawn' ? 'done' : numberOf('approval.not-resubmittable');
  }
  if (state !== 'pending') return numberOf('approval.settled');
  return who === 'approver of another step' ? numberOf('approval.not-your-turn') : 'done';
}

test.for(processStates.map((state) => [state] as const))(
  '[APPROVAL-05] D-073, D-075: every action of everybody on a request that is %s, and nothing changes when refused',
  async ([state]) => {
    const kept = await company.requestIn(state);
    const before = await company.snapshot();
    const triples = actions.flatMap((action) =>
      actorNames.map((who) => [action, who, expected(state, action, who)] as const),
    );
    const done = triples.filter(([, , answer]) => answer === 'done');
    for (const [action, who, answer] of triples.filter((triple) => !done.includes(triple))) {
      expect([action, who, await perform[action](who, kept)]).toEqual([action, who, answer]);
    }
    expect(await company.snapshot()).toBe(before);
    for (const [action, who] of done) {
      const fresh = await company.requestIn(state);
      expect([action, who, await perform[action](who, fresh)]).toEqual([action, who, 'done']);
      const reached = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn', resubmit: 'pending' }[action];
      expect(await company.stateOf(fresh)).toEqual({ state: reached });
    }
  },
);

test('D-073: the steps go one after the other, and the history tells who did what and why', async () => {
  const id = await company.submit('linzhiyuan');
  const [director, approver, starter] = [
    await company.as('zhoumuyun'),
    await company.as('jiangshuyi'),
    await company.as('linzhiyuan'),
  ];
  const box = async () => (await approver.call(listProcesses, { box: 'to-decide' })).body.items;
  expect((await box()).map((one) => one.processInstanceId)).not.toContain(id);
  expect((await approver.call(readProcess, { id })).body.can).toMatchObject({ agree: false, withdraw: false });
  expect((await director.call(agree, { id, comment: '可以' })).body.status).toBe(ApprovalStatus.pending);
  expect((await box()).map((one) => one.processInstanceId)).toContain(id);
  expect((await approver.call(readProcess, { id })).body.can).toMatchObject({ agree: true, refuse: true });
  expect((await approver.call(refuse, { id, comment: '费用太高' })).body.status).toBe(ApprovalStatus.rejected);
  const { body } = await starter.call(readProcess, { id });
  expect(body).toMatchObject({
    status: ApprovalStatus.rejected,
    starter: { fullName: '林知远' },
    organization: { name: '软件研发部' },
    steps: [
      { position: 1, mode: 'any', result: 1, approvers: [{ fullName: '周牧云', result: 1, deputy: null }] },
      { position: 2, mode: 'any', result: 2, approvers: [{ fullName: '江书仪', result: 2 }] },
    ],
    can: { agree: false, refuse: false, withdraw: false, resubmit: true },
  });
  expect(body.history.map(({ action, actor, comment }) => [action, actor.fullName, comment])).toEqual([
    ['submit', '林知远', ''],
    ['agree', '周牧云', '可以'],
    ['refuse', '江书仪', '费用太高'],
  ]);
  const decided = await approver.call(listProcesses, { box: 'decided', pageSize: 100 });
  expect(decided.body.items.map((one) => one.processInstanceId)).toContain(id);
  const trail = await company.world.rows(
    'select action, before, after from audit_entry where subject_id = $1 order by at, id',
    [id],
  );
  expect(trail.map((entry) => entry['action'])).toEqual(['approval.submitted', 'approval.agreed', 'approval.refused']);
  expect(trail[2]).toMatchObject({ before: { state: 'pending' }, after: { state: 'refused', comment: '费用太高' } });
});

test('D-075: resubmitting opens a new round with the new words; the first round stays in the history', async () => {
  const id = await company.requestIn('refused');
  const starter = await company.as('linzhiyuan');
  await starter.call(resubmit, { id, title: '改过的标题', summary: '改过的内容', comment: '已补充' });
  const { body } = await starter.call(readProcess, { id });
  expect(body).toMatchObject({ title: '改过的标题', summary: '改过的内容', round: 2, currentStep: 1 });
  expect(body.steps.map(({ result }) => result)).toEqual([0, 0]);
  expect(body.history.map(({ round, action }) => `${round} ${action}`)).toEqual([
    '1 submit',
    '1 agree',
    '1 refuse',
    '2 resubmit',
  ]);
  expect(await company.world.rows('select 1 from approval_process where id = $1', [id])).toHaveLength(1);
});

test('a refusal says why; without a comment, or with too long a text, nothing happens', async () => {
  const id = await company.requestIn('pending');
  const approver = await company.as('jiangshuyi');
  const starter = await company.as('linzhiyuan');
  const before = await company.snapshot();
  for (const comment of ['', '   ', 'x'.repeat(501)]) {
    const refused = await approver.call(refuse, { id, comment });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: numberOf('request.invalid') } });
  }
  const place = { organizationId: await company.placeOf('软件研发部') };
  for (const wish of [
    { title: '', summary: '有' },
    { title: '有', summary: ' ' },
    { title: 'x'.repeat(101), summary: '有' },
  ]) {
    expect((await starter.call(submitRequest, { ...place, ...wish })).status).toBe(422);
  }
  expect(await company.snapshot()).toBe(before);
});

test('D-127: a banned word is refused in a request and in a comment, and nothing is kept', async () => {
  const tenantId = await company.placeOf('青禾智造股份有限公司');
  const id = await company.requestIn('pending');
  await addWords(company.world.installation.system, { tenantId, words: ['禁用样词'] });
  const before = await company.snapshot();
  const found = numberOf('sensitive.found');
  const words = { title: '请批准', summary: '含有禁用 样词' };
  const wish = { organizationId: await company.placeOf('软件研发部'), ...words };
  const answers = [
    await (await company.as('linzhiyuan')).call(submitRequest, wish),
    await (await company.as('linzhiyuan')).call(withdraw, { id, comment: '禁用样词' }),
    await (await company.as('jiangshuyi')).call(agree, { id, comment: '禁用样词' }),
    await (await company.as('jiangshuyi')).call(refuse, { id, comment: '禁用样词' }),
  ];
  expect(answers.map(({ body }) => body.errorCode)).toEqual([found, found, found, found]);
  expect(await company.snapshot()).toBe(before);
});

test('[APPROVAL-04] one submits from a place of one’s own: another organisation is not found, a visitor signs in first', async () => {
  const before = await company.snapshot();
  const starter = await company.as('linzhiyuan');
  const words = { title: '请批准', summary: '理由' };
  for (const place of ['营销中心', '邻家公司']) {
    const wish = { ...words, organizationId: await company.placeOf(place) };
    expect((await starter.call(submitRequest, wish)).status).toBe(404);
  }
  const own = { ...words, organizationId: await company.placeOf('软件研发部') };
  expect((await company.world.visitor.call(submitRequest, own)).status).toBe(401);
  expect(await company.snapshot()).toBe(before);
});

test('D-026: the same submission sent twice is one request', async () => {
  const starter = await company.as('linzhiyuan');
  const wish = { organizationId: await company.placeOf('软件研发部'), title: '只一次', summary: '理由' };
  const extra = { headers: { 'idempotency-key': 'approval-request-1' } };
  const first = await starter.call(submitRequest, wish, extra);
  const second = await starter.call(submitRequest, wish, extra);
  expect(second.body).toEqual(first.body);
  expect(await company.world.rows("select 1 from approval_process where title = '只一次'")).toHaveLength(1);
});

test('[APPROVAL-06] D-079: the lookup by document answers status and steps to those concerned, and null where there is none', async () => {
  const id = await company.requestIn('pending');
  const [row] = await company.world.rows('select business_id from approval_process where id = $1', [id]);
  const key = `${String(row?.['business_id'])}_${ApprovalBusinessType.general}`;
  const look = async (account: string, wanted = key) => (await company.as(account)).call(findProcess, { key: wanted });
  for (const account of ['linzhiyuan', 'zhoumuyun', 'jiangshuyi', 'luchengze']) {
    const { body } = await look(account);
    expect(body).toMatchObject({ processInstanceId: id, status: ApprovalStatus.pending });
    expect(body?.steps.map(({ result }) => result)).toEqual([1, 0]);
  }
  expect((await look('baisuyin')).status).toBe(403);
  expect(await look('outsider')).toMatchObject({ status: 200, body: null });
  expect((await company.world.visitor.call(findProcess, { key })).status).toBe(401);
  for (const other of ['nobody_2', `${String(row?.['business_id'])}_2`]) {
    expect(await look('linzhiyuan', other)).toMatchObject({ status: 200, body: null });
  }
  for (const wrong of ['x', `${key}9`, '_4', 'x_', 'undefined', '{id}_']) {
    const { status, body } = await look('linzhiyuan', wrong);
    expect([status, body]).toMatchObject([422, { problems: [{ field: 'key', rule: 'not-a-key' }] }]);
  }
});

test('the boxes hold one’s own, page by page; what one started never waits for oneself', async () => {
  const id = await company.submit('linzhiyuan');
  const starter = await company.as('linzhiyuan');
  const started = await starter.call(listProcesses, { box: 'started', pageSize: 2 });
  expect(started.body.items).toHaveLength(2);
  expect(started.body.items[0]).toMatchObject({ processInstanceId: id, status: ApprovalStatus.pending });
  expect(started.body.recordCount).toBeGreaterThan(2);
  expect((await starter.call(listProcesses, { box: 'to-decide' })).body).toEqual({ items: [], recordCount: 0 });
  const outsider = await company.as('outsider');
  for (const box of approvalBoxes) {
    expect((await outsider.call(listProcesses, { box })).body.recordCount).toBe(0);
  }
  expect((await company.world.visitor.call(listProcesses, { box: 'started' })).status).toBe(401);
});

test('what was refused comes back to its starter alone, until it is submitted again or taken back', async () => {
  const id = await company.submit('linzhiyuan');
  const sentBack = async (account: string) =>
    (await (await company.as(account)).call(listProcesses, { box: 'sent-back', pageSize: 100 })).body.items
      .map((one) => one.processInstanceId)
      .filter((one) => one === id);
  expect(await sentBack('linzhiyuan')).toEqual([]);
  expect((await (await company.as('zhoumuyun')).call(refuse, { id, comment: 'not yet' })).status).toBe(200);
  expect(await sentBack('linzhiyuan')).toEqual([id]);
  expect(await sentBack('zhoumuyun')).toEqual([]);
  const again = { id, title: 'again', summary: 'with an offer' };
  expect((await (await company.as('linzhiyuan')).call(resubmit, again)).status).toBe(200);
  expect(await sentBack('linzhiyuan')).toEqual([]);
});

test('the seeded company has a request and a live waiting for 江书仪, one agreed to and two refused', async () => {
  const fresh = await openWorld();
  try {
    const approver = await fresh.signIn('jiangshuyi');
    const box = async (name: 'to-decide' | 'decided') =>
      (await approver.call(listProcesses, { box: name })).body.items.map(({ title, status }) => [title, status]);
    expect((await box('to-decide')).toSorted()).toEqual([
      ['法语区客户沟通：从第一封邮件开始', ApprovalStatus.pending],
      ['申请参加全国软件架构师大会', ApprovalStatus.pending],
    ]);
    expect(await box('decided')).toEqual([
      ['巴黎展会现场直播', ApprovalStatus.rejected],
      ['申请周末使用实训车间', ApprovalStatus.rejected],
      ['采购质量管理部参考书', ApprovalStatus.approved],
    ]);
  } finally {
    await fresh.close();
  }
});

test('D-075: the feature that owns the document hears of the outcome by a job, once, with the decision', async () => {
  const { system } = company.world.installation;
  const organizationId = await company.placeOf('软件研发部');
  const actor = {
    id: await company.idOf('linzhiyuan'),
    tenantId: await company.placeOf('青禾智造股份有限公司'),
    organizationId,
    roles: [],
    capabilities: new Set<never>(),
    sessionKey: '',
    mustChangePassword: false,
  };
  const document = { businessType: ApprovalBusinessType.live, businessId: 'live-7', organizationId };
  const wish = { ...document, title: '新品发布直播', summary: '' };
  const { processInstanceId: id } = await startProcess({ ...system, actor }, wish);
  const again = startProcess({ ...system, actor }, wish);
  await expect(again).rejects.toMatchObject({ code: 'approval.submitted-already' });
  const told = () =>
    company.world.rows(
      `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = 'live:approval-outcome'`,
    );
  expect(await told()).toEqual([]);
  // A live is edited and resubmitted where it lives, not in the list of approvals.
  await (await company.as('linzhiyuan')).call(withdraw, { id });
  const refused = await (await company.as('linzhiyuan')).call(resubmit, { id, title: '新', summary: '新' });
  expect(refused).toMatchObject({ status: 403, body: { errorCode: numberOf('auth.forbidden') } });
  expect(await told()).toMatchObject([
    { payload: { processInstanceId: id, businessId: 'live-7', state: 'withdrawn' } },
  ]);
});

import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { agree, readProcess, saveDelegation, submitRequest } from '@shuyuan/contract/approval/approval.wire';
import { createTemplate, updateTemplate } from '@shuyuan/contract/approval/approval-template.wire';
import type { approverKinds, StepSpec } from '@shuyuan/contract/approval/approvers';
import { createScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { changeMember, changeMemberState, readManagedMember } from '@shuyuan/contract/people/members.wire';
import { createOrganization } from '@shuyuan/contract/people/organizations.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../world/people.ts';
import { companyOf } from '../../world/test-approvals.ts';
import { openDesk } from '../../world/test-import.ts';
import { createMember } from '../people/index.ts';
import { sweepSteps } from './sweep-steps.ts';

let desk: Awaited<ReturnType<typeof openDesk>>;
let company: ReturnType<typeof companyOf>;
let scimToken: string;
beforeAll(async () => {
  desk = await openDesk();
  company = companyOf(desk.world);
  scimToken = (await desk.admin.call(createScimToken, { name: 'Entra', life: '365-days' })).body.token;
});
afterAll(() => desk.close());

const dayMs = 24 * 3_600_000;

type Leaver = { readonly id: string; readonly account: string; readonly starterId: string };

const changeState = async (id: string, action: 'suspend' | 'leave') =>
  (await desk.admin.call(changeMemberState, { id, action })).status;

async function change(id: string, wish: object): Promise<number> {
  const { body } = await desk.admin.call(readManagedMember, { id });
  const { account, fullName, email, phone, employeeNumber, roles, version, organization, directs } = body;
  const before = { account, fullName, email, phone, employeeNumber, roles, facts: [], furtherOrganizationIds: [] };
  const place = { organizationId: organization.id, directsOrganizationId: directs?.id ?? null };
  return (await desk.admin.call(changeMember, { id, version, ...before, ...place, ...wish })).status;
}

async function scim(method: 'PATCH' | 'DELETE', id: string, value?: object): Promise<number> {
  const { statusCode } = await desk.world.http.inject({
    method,
    url: `/scim/v2/Users/${id}`,
    headers: { authorization: `Bearer ${scimToken}`, ...(value && { 'content-type': 'application/scim+json' }) },
    ...(value && { payload: JSON.stringify(value) }),
  });
  return statusCode;
}

const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const switchedOff = { schemas: [patchOp], Operations: [{ op: 'replace', path: 'active', value: false }] };

async function importState({ id: memberId, account }: Leaver, state: string): Promise<number> {
  const { body } = await desk.admin.call(readManagedMember, { id: memberId });
  const row = [account, body.fullName, `青禾智造股份有限公司/${body.organization.name}`, state];
  const { id, wrong } = await desk.checked(`账号,姓名,组织,状态\r\n${row.join()}`);
  expect(wrong).toBe(0);
  return (await desk.applied(id)).state === 'applied' ? 200 : 422;
}

/** The leaver names somebody for as long as they are away. */
async function goAway(account: string, deputyId: string): Promise<number> {
  const startTime = desk.world.clock.now() - dayMs;
  const wish = { deputyId, startTime, endTime: startTime + 30 * dayMs };
  return (await (await company.as(account)).call(saveDelegation, wish)).status;
}

async function newMember(account: string, more: Partial<Parameters<typeof createMember>[1]> = {}): Promise<string> {
  const tenantId = await company.placeOf('青禾智造股份有限公司');
  const person = { tenantId, organizationId: tenantId, account, fullName: account, roles: [], password: demoPassword };
  return (await createMember(desk.world.installation.system, { ...person, ...more })).id;
}

/** Every way by which somebody who is asked stops being there. A new one belongs in this table. */
const ways: Record<string, (leaver: Leaver) => Promise<number>> = {
  suspended: ({ id }) => changeState(id, 'suspend'),
  left: ({ id }) => changeState(id, 'leave'),
  'suspended while a deputy was named': async ({ id, account }) => {
    await goAway(account, await company.idOf('wenjiahe'));
    return changeState(id, 'suspend');
  },
  'switched off by SCIM': ({ id }) => scim('PATCH', id, switchedOff),
  'deleted by SCIM': ({ id }) => scim('DELETE', id),
  'suspended by an import': (leaver) => importState(leaver, '已停用'),
  'left by an import': (leaver) => importState(leaver, '已离职'),
  'without the role': ({ id }) => change(id, { roles: ['learner'] }),
  'no longer director': ({ id }) => change(id, { directsOrganizationId: null }),
  moved: async ({ id }) =>
    change(id, { organizationId: await company.placeOf('质量管理部'), directsOrganizationId: null, roles: [] }),
  away: async ({ account }) => goAway(account, await company.idOf('wenjiahe')),
  'away, and the deputy left': async ({ account }) => {
    const deputyId = await newMember(`deputy-of-${account}`);
    await goAway(account, deputyId);
    return changeState(deputyId, 'leave');
  },
  'away, and the deputy is who asks': ({ account, starterId }) => goAway(account, starterId),
};

/** Every kind of step, where the leaver is the one it waits for. */
type StepKind = (typeof approverKinds)[number] | 'person of all' | 'role of all' | 'later step';
const stepKinds: Record<StepKind, (leaverId: string, otherId: string) => StepSpec[]> = {
  person: (memberId) => [{ mode: 'any', approvers: [{ kind: 'person', memberId }] }],
  'person of all': (memberId, other) => [
    {
      mode: 'all',
      approvers: [
        { kind: 'person', memberId },
        { kind: 'person', memberId: other },
      ],
    },
  ],
  role: () => [{ mode: 'any', approvers: [{ kind: 'role', role: 'approver' }] }],
  'role of all': () => [{ mode: 'all', approvers: [{ kind: 'role', role: 'approver' }] }],
  director: () => [{ mode: 'any', approvers: [{ kind: 'director' }] }],
  'later step': (memberId, other) => [
    { mode: 'any', approvers: [{ kind: 'person', memberId: other }] },
    { mode: 'all', approvers: [{ kind: 'person', memberId }, { kind: 'director' }] },
  ],
};

/** One request of every kind of step, each waiting for the leaver. */
async function requestsFor(number: number) {
  const root = await company.placeOf('青禾智造股份有限公司');
  const place = { name: `部门 ${number}`, parentId: root };
  const organizationId = (await desk.admin.call(createOrganization, place)).body.id;
  const account = `leaver-${number}`;
  const standing = { organizationId, roles: ['approver' as const], directsOrganizationId: organizationId };
  const id = await newMember(account, standing);
  const starterId = await newMember(`starter-${number}`, { organizationId });
  const starter = await company.as(`starter-${number}`);
  const other = await company.idOf('jiangshuyi');
  const processes = new Map<string, string>();
  let templateId = '';
  for (const [version, [kind, stepsOf]] of Object.entries(stepKinds).entries()) {
    const steps = stepsOf(id, other).map((step) => ({ ...step, approvers: [...step.approvers] }));
    const wish = { organizationId, businessType: ApprovalBusinessType.general, steps };
    if (templateId === '') templateId = (await desk.admin.call(createTemplate, wish)).body.id;
    else expect((await desk.admin.call(updateTemplate, { id: templateId, version, steps })).status).toBe(200);
    const { body } = await starter.call(submitRequest, { organizationId, title: kind, summary: '理由如下' });
    processes.set(kind, body.processInstanceId);
  }
  return { leaver: { id, account, starterId }, processes };
}

const accountsOf = async (ids: readonly string[]) =>
  (await desk.world.rows('select account from member where id = any($1)', [ids])).map((row) => String(row['account']));

/** Those asked now and their deputies agree in turn; true when the whole is agreed in the end. */
async function isDecided(id: string): Promise<boolean> {
  for (let turn = 0; turn < 10; turn++) {
    const { body } = await desk.admin.call(readProcess, { id });
    if (body.status !== ApprovalStatus.pending) return body.status === ApprovalStatus.approved;
    const step = body.steps.find(({ position }) => position === body.currentStep);
    const asked = (step?.approvers ?? []).filter(({ result }) => result === 0).map((person) => person.id);
    const deputies = await desk.world.rows(
      'select deputy_id from approval_delegation where member_id = any($1) and starts_at <= $2 and ends_at > $2',
      [asked, new Date(desk.world.clock.now())],
    );
    const away = await desk.world.rows('select member_id from approval_delegation where member_id = any($1)', [asked]);
    const present = asked.filter((one) => !away.some((row) => row['member_id'] === one));
    const able = await accountsOf([...present, ...deputies.map((row) => String(row['deputy_id']))]);
    const answers = await Promise.all(able.map(async (account) => (await company.as(account)).call(agree, { id })));
    if (!answers.some(({ status }) => status === 200)) return false;
  }
  return false;
}

test.each(Object.keys(ways).map((name, number) => [name, number] as const))(
  'D-073: no kind of step is left without somebody who can decide it when an approver is %s',
  { timeout: 120_000 },
  async (name, number) => {
    const { leaver, processes } = await requestsFor(number);
    await company.as(leaver.account);
    expect([200, 204]).toContain(await ways[name]?.(leaver));
    await sweepSteps(desk.world.installation.system);
    const outcomes: [string, boolean][] = [];
    for (const [kind, id] of processes) outcomes.push([kind, await isDecided(id)]);
    expect(outcomes).toEqual(Object.keys(stepKinds).map((kind) => [kind, true]));
  },
);

test('what passes on stands in the history, in the trail and in a notice, and a second sweep changes nothing', async () => {
  const { leaver, processes } = await requestsFor(100);
  const id = String(processes.get('person'));
  const deputyId = await company.idOf('wenjiahe');
  await goAway(leaver.account, deputyId);
  await changeState(leaver.id, 'suspend');
  await sweepSteps(desk.world.installation.system);
  const { body } = await desk.admin.call(readProcess, { id });
  expect(body.steps[0]?.approvers).toMatchObject([{ id: deputyId, result: 0 }]);
  expect(body.history.at(-1)).toMatchObject({
    action: 'pass-on',
    actor: { id: leaver.id },
    receiver: { id: deputyId },
  });
  const trail = await desk.world.rows(
    "select before, after, actor_id from audit_entry where action = 'approval.passed-on' and subject_id = $1",
    [id],
  );
  expect(trail).toEqual([
    {
      before: { approverId: leaver.id },
      after: { approverId: deputyId, position: 1, title: 'person' },
      actor_id: null,
    },
  ]);
  const told = await desk.world.rows(
    `select payload->>'text' as text from graphile_worker._private_jobs
     where payload->'subject'->>'id' = $1 and (payload->'receivers')::jsonb ? $2`,
    [id, deputyId],
  );
  expect(told.map(({ text }) => text).toSorted()).toEqual(['delegated', 'passedOn']);
  const before = await company.snapshot();
  await sweepSteps(desk.world.installation.system);
  expect(await company.snapshot()).toBe(before);
});

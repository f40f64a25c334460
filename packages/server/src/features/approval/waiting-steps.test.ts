import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { agree, readProcess, submitRequest } from '@shuyuan/contract/approval/approval.wire';
import { createTemplate, updateTemplate } from '@shuyuan/contract/approval/approval-template.wire';
import type { approverKinds, StepSpec } from '@shuyuan/contract/approval/approvers';
import { createOrganization } from '@shuyuan/contract/people/organizations.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '../../world/tests/people/test-approvals.ts';
import { openImports } from '../../world/tests/people/test-import.ts';
import { leavingOf, wayNames } from '../../world/tests/people/test-leaving.ts';
import { sweepSteps } from './steps/sweep-steps.ts';

let imports: Awaited<ReturnType<typeof openImports>>;
let company: ReturnType<typeof companyOf>;
let leaving: Awaited<ReturnType<typeof leavingOf>>;
beforeAll(async () => {
  imports = await openImports();
  company = companyOf(imports.world);
  leaving = await leavingOf(imports, company);
});
afterAll(() => imports.close());

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
  const organizationId = (await imports.admin.call(createOrganization, place)).body.id;
  const account = `leaver-${number}`;
  const membership = { organizationId, roles: ['approver' as const], directsOrganizationId: organizationId };
  const id = await leaving.newMember(account, membership);
  const starterId = await leaving.newMember(`starter-${number}`, { organizationId });
  const starter = await company.as(`starter-${number}`);
  const other = await company.idOf('jiangshuyi');
  const processes = new Map<string, string>();
  let templateId = '';
  for (const [version, [kind, stepsOf]] of Object.entries(stepKinds).entries()) {
    const steps = stepsOf(id, other).map((step) => ({ ...step, approvers: [...step.approvers] }));
    const wish = { organizationId, businessType: ApprovalBusinessType.general, steps };
    if (templateId === '') templateId = (await imports.admin.call(createTemplate, wish)).body.id;
    else await imports.admin.call(updateTemplate, { id: templateId, version, steps });
    const { body } = await starter.call(submitRequest, { organizationId, title: kind, summary: '理由如下' });
    processes.set(kind, body.processInstanceId);
  }
  return { leaver: { id, account, starterId }, processes };
}

const accountsOf = async (ids: readonly string[]) =>
  (await imports.world.rows('select account from member where id = any($1)', [ids])).map((row) =>
    String(row['account']),
  );

/** Those asked now and their deputies agree in turn; true when the whole is agreed in the end. */
async function isDecided(id: string): Promise<boolean> {
  for (let turn = 0; turn < 10; turn++) {
    const { body } = await imports.admin.call(readProcess, { id });
    if (body.status !== ApprovalStatus.pending) return body.status === ApprovalStatus.approved;
    const step = body.steps.find(({ position }) => position === body.currentStep);
    const asked = (step?.approvers ?? []).filter(({ result }) => result === 0).map((person) => person.id);
    const deputies = await imports.world.rows(
      'select deputy_id from approval_delegation where member_id = any($1) and starts_at <= $2 and ends_at > $2',
      [asked, new Date(imports.world.clock.now())],
    );
    const away = await imports.world.rows('select member_id from approval_delegation where member_id = any($1)', [
      asked,
    ]);
    const present = asked.filter((one) => !away.some((row) => row['member_id'] === one));
    const able = await accountsOf([...present, ...deputies.map((row) => String(row['deputy_id']))]);
    const answers = await Promise.all(able.map(async (account) => (await company.as(account)).call(agree, { id })));
    if (!answers.some(({ status }) => status === 200)) return false;
  }
  return false;
}

test.each(wayNames.map((name, number) => [name, number] as const))(
  'D-073: no kind of step is left without somebody who can decide it when an approver is %s',
  { timeout: 120_000 },
  async (name, number) => {
    const { leaver, processes } = await requestsFor(number);
    await company.as(leaver.account);
    expect([200, 204]).toContain(await leaving.ways[name](leaver));
    await sweepSteps(imports.world.installation.system);
    const outcomes: [string, boolean][] = [];
    for (const [kind, id] of processes) outcomes.push([kind, await isDecided(id)]);
    expect(outcomes).toEqual(Object.keys(stepKinds).map((kind) => [kind, true]));
  },
);

test('what passes on stands in the history, in the trail and in a notice, and a second sweep changes nothing', async () => {
  const { leaver, processes } = await requestsFor(100);
  const id = String(processes.get('person'));
  const deputyId = await company.idOf('wenjiahe');
  await leaving.goAway(leaver.account, deputyId);
  await leaving.ways.suspended(leaver);
  await sweepSteps(imports.world.installation.system);
  const { body } = await imports.admin.call(readProcess, { id });
  expect(body.steps[0]?.approvers).toMatchObject([{ id: deputyId, result: 0 }]);
  expect(body.history.at(-1)).toMatchObject({
    action: 'pass-on',
    actor: { id: leaver.id },
    receiver: { id: deputyId },
  });
  const trail = await imports.world.rows(
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
  const told = await imports.world.rows(
    `select payload->>'text' as text from graphile_worker._private_jobs
     where payload->'subject'->>'id' = $1 and (payload->'receivers')::jsonb ? $2`,
    [id, deputyId],
  );
  expect(told.map(({ text }) => text).toSorted()).toEqual(['delegated', 'passedOn']);
  const before = await company.snapshot();
  await sweepSteps(imports.world.installation.system);
  expect(await company.snapshot()).toBe(before);
});

import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { readProcess, submitRequest } from '@shuyuan/contract/approval/approval.wire';
import {
  checkApproval,
  createTemplate,
  deleteTemplate,
  listTemplates,
  previewTemplate,
  updateTemplate,
} from '@shuyuan/contract/approval/approval-template.wire';
import type { ApproverSpec } from '@shuyuan/contract/approval/approvers';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { Role } from '@shuyuan/contract/kernel/capabilities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApprovalCompany, openApprovals } from '../../../world/tests/people/test-approvals.ts';

let company: ApprovalCompany;
beforeAll(async () => {
  company = await openApprovals();
});
afterAll(() => company.close());

const { general, live, shareAccount } = ApprovalBusinessType;
const step = (...approvers: ApproverSpec[]) => ({ mode: 'any' as const, approvers });
const byApprover = [step({ kind: 'role', role: 'approver' })];

test('[APPROVAL-02][APPROVAL-03] the check answers the switch of the organisation and whether a template applies there', async () => {
  const lin = await company.as('linzhiyuan');
  const check = async (type: 2 | 3 | 4, organizationId?: string) =>
    (await lin.call(checkApproval, { type, ...(organizationId && { organizationId }) })).body;
  expect(await check(live)).toEqual({ approvalSwitch: false, hasTemplate: true });
  // D-092: always, and by the standard steps where no template says otherwise.
  expect(await check(shareAccount)).toEqual({ approvalSwitch: true, hasTemplate: true });
  expect(await check(general)).toEqual({ approvalSwitch: true, hasTemplate: true });
  const technology = await company.placeOf('技术中心');
  const tenantId = await company.placeOf('青禾智造股份有限公司');
  await company.world.rows(
    "insert into setting (tenant_id, organization_id, key, value) values ($1, $2, 'APPROVAL_SWITCH', '1')",
    [tenantId, technology],
  );
  expect(await check(live)).toEqual({ approvalSwitch: true, hasTemplate: true });
  expect(await check(live, await company.placeOf('营销中心'))).toEqual({ approvalSwitch: false, hasTemplate: true });
  expect(
    (await lin.call(checkApproval, { type: live, organizationId: await company.placeOf('邻家公司') })).status,
  ).toBe(404);
  expect((await company.world.visitor.call(checkApproval, { type: live })).status).toBe(401);
});

test('D-073: the nearest template applies, and deleting it lets the one above apply again', async () => {
  const admin = await company.as('admin');
  const deciders = async () => {
    const id = await company.submit('xiaoyichen');
    const { body } = await (await company.as('xiaoyichen')).call(readProcess, { id });
    return body.steps.map(({ approvers }) => approvers.map(({ fullName }) => fullName).join());
  };
  expect(await deciders()).toEqual(['宋清和', '江书仪']);
  const plant = await company.placeOf('苏州工厂');
  const created = await admin.call(createTemplate, { organizationId: plant, businessType: general, steps: byApprover });
  expect(await deciders()).toEqual(['江书仪']);
  expect((await admin.call(deleteTemplate, { id: created.body.id })).status).toBe(200);
  expect(await deciders()).toEqual(['宋清和', '江书仪']);
  const trail = await company.world.rows(
    'select action, before from audit_entry where subject_id = $1 order by at, id',
    [created.body.id],
  );
  expect(trail.map(({ action }) => action)).toEqual(['approval-template.created', 'approval-template.deleted']);
  expect(trail[1]?.['before']).toMatchObject({ organizationId: plant, businessType: general, steps: byApprover });
});

test('nobody decides their own request: a director is decided by the one above, and without one it cannot be submitted', async () => {
  const admin = await company.as('admin');
  const steps = [step({ kind: 'director' })];
  const { body } = await admin.call(createTemplate, {
    organizationId: await company.placeOf('苏州工厂'),
    businessType: general,
    steps,
  });
  const before = await company.snapshot();
  const wish = { organizationId: await company.placeOf('苏州工厂'), title: '请批准', summary: '理由' };
  const refused = await (await company.as('songqinghe')).call(submitRequest, wish);
  expect(refused).toMatchObject({
    status: 422,
    body: { errorCode: errorTable['approval.no-approver'].number, step: 1, administrator: '秦守正' },
  });
  expect(await company.snapshot()).toBe(before);
  await admin.call(deleteTemplate, { id: body.id });
});

test('D-078: without a template nothing is started, and the text names the administrator', async () => {
  const admin = await company.as('admin');
  const { items } = (await admin.call(listTemplates, { businessType: general })).body;
  for (const { id } of items) await admin.call(deleteTemplate, { id });
  const lin = await company.as('linzhiyuan');
  const wish = { organizationId: await company.placeOf('软件研发部'), title: '请批准', summary: '理由' };
  const refused = await lin.call(submitRequest, wish);
  expect(refused).toMatchObject({
    status: 422,
    body: { errorCode: errorTable['approval.no-template'].number, message: expect.stringContaining('秦守正') },
  });
  expect(
    await company.world.rows("select 1 from approval_process where title = '请批准' and summary = '理由'"),
  ).toEqual([]);
  for (const { organization, steps: _shown } of items) {
    await admin.call(createTemplate, { organizationId: organization.id, businessType: general, steps: byApprover });
  }
});

test('templates are listed with the names of the people they ask', async () => {
  const admin = await company.as('admin');
  const memberId = await company.idOf('yuanjinghe');
  const organizationId = await company.placeOf('人力资源部');
  const steps = [
    { mode: 'all' as const, approvers: [{ kind: 'person' as const, memberId }, { kind: 'director' as const }] },
  ];
  const { body } = await admin.call(createTemplate, { organizationId, businessType: shareAccount, steps });
  const list = await admin.call(listTemplates, { businessType: shareAccount, pageSize: 10 });
  expect(list.body).toEqual({
    items: [
      {
        id: body.id,
        organization: { id: organizationId, name: '人力资源部' },
        businessType: shareAccount,
        version: 1,
        updateTime: expect.any(Number),
        steps: [
          {
            mode: 'all',
            approvers: [
              { kind: 'person', memberId, role: null, fullName: '袁静和' },
              { kind: 'director', memberId: null, role: null, fullName: null },
            ],
          },
        ],
      },
    ],
    recordCount: 1,
  });
  expect((await admin.call(listTemplates, { page: 2, pageSize: 100 })).body.items).toEqual([]);
});

test('two administrators editing at once: the second is told, and the first edit stays', async () => {
  const admin = await company.as('admin');
  const organizationId = await company.placeOf('课程研发组');
  const { body } = await admin.call(createTemplate, { organizationId, businessType: live, steps: byApprover });
  const edit = (role: Role) => ({ id: body.id, version: 1, steps: [step({ kind: 'role', role })] });
  expect((await admin.call(updateTemplate, edit('org-admin'))).status).toBe(200);
  const late = await (await company.as('luchengze')).call(updateTemplate, edit('approver'));
  expect(late).toMatchObject({ status: 422, body: { errorCode: errorTable['request.stale'].number, version: 2 } });
  const [kept] = await company.world.rows('select steps, version from approval_template where id = $1', [body.id]);
  expect(kept).toMatchObject({ version: 2, steps: [{ approvers: [{ role: 'org-admin' }] }] });
  const [entry] = await company.world.rows(
    "select before, after from audit_entry where action = 'approval-template.updated' and subject_id = $1",
    [body.id],
  );
  expect(entry).toMatchObject({
    before: { steps: byApprover },
    after: { steps: [{ approvers: [{ role: 'org-admin' }] }] },
  });
  const twice = await admin.call(createTemplate, { organizationId, businessType: live, steps: byApprover });
  const exists = { errorCode: errorTable['approval.template-exists'].number, id: body.id, version: 2 };
  expect(twice.body).toMatchObject(exists);
});

test('the preview shows who would decide, step by step, and a step without people as empty', async () => {
  const admin = await company.as('admin');
  const preview = async (place: string, ...steps: ReturnType<typeof step>[]) =>
    (await admin.call(previewTemplate, { organizationId: await company.placeOf(place), steps })).body.steps.map(
      ({ people }) => people.map(({ fullName }) => fullName),
    );
  const director = step({ kind: 'director' });
  expect(await preview('软件研发部', director, step({ kind: 'role', role: 'approver' }))).toEqual([
    ['周牧云'],
    ['江书仪'],
  ]);
  expect(await preview('华东销售部', director)).toEqual([['方启明']]);
  expect(await preview('人力资源部', director)).toEqual([[]]);
  const twice = step(
    { kind: 'role', role: 'approver' },
    { kind: 'person', memberId: await company.idOf('jiangshuyi') },
  );
  expect(await preview('软件研发部', twice)).toEqual([['江书仪']]);
});

test('who has left is not asked', async () => {
  const admin = await company.as('admin');
  const memberId = await company.idOf('wenjiahe');
  const wish = { organizationId: await company.placeOf('软件研发部'), steps: [step({ kind: 'person', memberId })] };
  const names = async () =>
    (await admin.call(previewTemplate, wish)).body.steps[0]?.people.map(({ fullName }) => fullName);
  expect(await names()).toEqual(['温嘉禾']);
  await company.world.rows("update member set state = 'suspended' where id = $1", [memberId]);
  expect(await names()).toEqual([]);
  await company.world.rows("update member set state = 'active' where id = $1", [memberId]);
});

test('templates are for those who configure: visitor, learner and outsider are refused, bad input too, and nothing changes', async () => {
  const admin = await company.as('admin');
  const organizationId = await company.placeOf('仓储物流部');
  const { body } = await admin.call(createTemplate, { organizationId, businessType: live, steps: byApprover });
  const before = await company.snapshot();
  const create = { organizationId: await company.placeOf('总装车间'), businessType: live, steps: byApprover };
  const change = { id: body.id, version: 1, steps: byApprover };
  const attempts = async (who: Awaited<ReturnType<typeof company.as>>) => [
    (await who.call(createTemplate, create)).status,
    (await who.call(updateTemplate, change)).status,
    (await who.call(deleteTemplate, { id: body.id })).status,
    (await who.call(previewTemplate, { organizationId, steps: byApprover })).status,
  ];
  expect(await attempts(company.world.visitor)).toEqual([401, 401, 401, 401]);
  expect(await attempts(await company.as('linzhiyuan'))).toEqual([403, 403, 403, 403]);
  expect(await attempts(await company.as('outsider'))).toEqual([404, 404, 404, 404]);
  expect((await (await company.as('linzhiyuan')).call(listTemplates, {})).status).toBe(403);
  expect((await (await company.as('outsider')).call(listTemplates, {})).body.recordCount).toBe(0);
  const outsiderId = await company.idOf('outsider');
  const bad = [[], [{ mode: 'any' as const, approvers: [] }], [step({ kind: 'person', memberId: outsiderId })]];
  for (const steps of [...bad, [step({ kind: 'role', role: 'learner' })]]) {
    expect((await admin.call(createTemplate, { ...create, steps })).status).toBe(422);
    expect((await admin.call(updateTemplate, { ...change, steps })).status).toBe(422);
  }
  expect(await company.snapshot()).toBe(before);
});

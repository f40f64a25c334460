import {
  agree,
  clearDelegation,
  listProcesses,
  readDelegation,
  readProcess,
  saveDelegation,
} from '@shuyuan/contract/approval/approval.wire';
import { maxDelegationMs } from '@shuyuan/contract/approval/approvers';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApprovalCompany, openApprovals } from '../../../world/tests/people/test-approvals.ts';

let company: ApprovalCompany;
beforeAll(async () => {
  company = await openApprovals();
});
afterAll(() => company.close());

const period = (fromMinutes: number, toMinutes: number) => ({
  startTime: company.world.clock.now() + fromMinutes * minuteMs,
  endTime: company.world.clock.now() + toMinutes * minuteMs,
});
const waits = async (account: string) =>
  (await (await company.as(account)).call(listProcesses, { box: 'to-decide', pageSize: 100 })).body.items.map(
    ({ processInstanceId }) => processInstanceId,
  );

test('a deputy decides in the place of who is away, and both are named in the history', async () => {
  const [approver, deputy] = [await company.as('jiangshuyi'), await company.as('yuanjinghe')];
  const id = await company.requestIn('pending');
  expect((await deputy.call(agree, { id })).status).toBe(403);
  await approver.call(saveDelegation, { deputyId: await company.idOf('yuanjinghe'), ...period(-1, 48) });
  expect((await deputy.call(readDelegation, {})).body.standingInFor).toMatchObject([{ fullName: '江书仪' }]);
  expect(await waits('yuanjinghe')).toContain(id);
  expect((await deputy.call(readProcess, { id })).body.can).toMatchObject({ agree: true });
  expect((await deputy.call(agree, { id, comment: '代为同意' })).status).toBe(200);
  const { body } = await approver.call(readProcess, { id });
  expect(body.steps[1]?.approvers).toMatchObject([{ fullName: '江书仪', result: 1, deputy: { fullName: '袁静和' } }]);
  expect(body.history.at(-1)).toMatchObject({ actor: { fullName: '袁静和' }, onBehalfOf: { fullName: '江书仪' } });
});

test('[APPROVAL-04] D-147: those whose turn it is, their deputies and at the end the starter are told', async () => {
  const approver = await company.as('jiangshuyi');
  await approver.call(saveDelegation, { deputyId: await company.idOf('yuanjinghe'), ...period(-1, 48) });
  const id = await company.requestIn('agreed');
  const told = await company.world.rows(
    `select payload->>'kind' as kind, payload->>'text' as text, member.full_name as receiver, payload->>'link' as link
     from graphile_worker._private_jobs job join member on member.id = payload->'receivers'->>0
     where payload->'subject'->>'id' = $1 order by job.id`,
    [id],
  );
  expect(told.map(({ kind, text, receiver }) => [kind, text, receiver])).toEqual([
    ['approval-waiting', 'submitted', '周牧云'],
    ['approval-waiting', 'submitted', '江书仪'],
    ['approval-waiting', 'delegated', '袁静和'],
    ['approval-result', 'agreed', '林知远'],
  ]);
  expect(told[0]?.['link']).toBe(`/center/my/approvals?box=to-decide&open=${id}`);
  await approver.call(clearDelegation, {});
});

test('a deputy is one only during the period, and no longer once it is taken back', async () => {
  const approver = await company.as('jiangshuyi');
  const id = await company.requestIn('pending');
  const deputyId = await company.idOf('wenjiahe');
  await approver.call(saveDelegation, { deputyId, ...period(24, 48) });
  expect(await waits('wenjiahe')).not.toContain(id);
  company.world.clock.advance(25 * minuteMs);
  expect(await waits('wenjiahe')).toContain(id);
  company.world.clock.advance(24 * minuteMs);
  expect(await waits('wenjiahe')).not.toContain(id);
  await approver.call(saveDelegation, { deputyId, ...period(-1, 48) });
  expect(await waits('wenjiahe')).toContain(id);
  await approver.call(clearDelegation, {});
  expect(await waits('wenjiahe')).not.toContain(id);
  expect((await approver.call(readDelegation, {})).body.delegation).toBeNull();
  const trail = await company.world.rows(
    "select action from audit_entry where subject_kind = 'approval-delegation' order by at desc, id desc limit 2",
  );
  expect(trail.map(({ action }) => action)).toEqual(['approval-delegation.cleared', 'approval-delegation.saved']);
});

test('a starter who stands in for the approver still does not decide their own request', async () => {
  const approver = await company.as('jiangshuyi');
  await approver.call(saveDelegation, { deputyId: await company.idOf('linzhiyuan'), ...period(-1, 48) });
  const id = await company.requestIn('pending');
  const starter = await company.as('linzhiyuan');
  expect(await waits('linzhiyuan')).not.toContain(id);
  expect((await starter.call(agree, { id })).status).toBe(403);
  await approver.call(clearDelegation, {});
});

test('a deputy is another active member of the tenant, for a period that makes sense; else nothing is kept', async () => {
  const approver = await company.as('jiangshuyi');
  const before = await company.snapshot();
  const good = { deputyId: await company.idOf('yuanjinghe'), ...period(0, 48) };
  const answers = [
    await approver.call(saveDelegation, { ...good, deputyId: await company.idOf('jiangshuyi') }),
    await approver.call(saveDelegation, { ...good, endTime: good.startTime }),
    await approver.call(saveDelegation, { ...good, ...period(-48, -1) }),
    await approver.call(saveDelegation, { ...good, endTime: good.startTime + maxDelegationMs + 1 }),
    await approver.call(saveDelegation, { ...good, startTime: 8_640_000_000_000_001, endTime: 8_640_000_000_000_002 }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.errorCode]).toEqual([422, errorTable['request.invalid'].number]);
  }
  const outsider = { ...good, deputyId: await company.idOf('outsider') };
  expect((await approver.call(saveDelegation, outsider)).body.errorCode).toBe(errorTable['request.not-found'].number);
  expect((await company.world.visitor.call(saveDelegation, good)).status).toBe(401);
  expect((await company.world.visitor.call(clearDelegation, {})).status).toBe(401);
  expect((await (await company.as('baisuyin')).call(clearDelegation, {})).status).toBe(200);
  expect(await company.snapshot()).toBe(before);
});

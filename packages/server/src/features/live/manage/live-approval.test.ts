import {
  agree,
  findProcess,
  listProcesses,
  readProcess,
  refuse,
  withdraw,
} from '@shuyuan/contract/approval/approval.wire';
import { checkApproval } from '@shuyuan/contract/approval/approval-template.wire';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
let shen: Caller;
let approver: Caller;
const { apply, create, submitApproval, update, publish, get } = nativeManage;

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
  shen = await lives.as('shenruoxi');
  approver = await lives.as('jiangshuyi');
});
afterAll(() => world.close());
beforeEach(() => lives.setSwitch('APPROVAL_SWITCH', '1'));

async function applied(over: Parameters<typeof lives.application>[0] = {}) {
  const { body } = await shen.call(apply, lives.application(over));
  return { id: body.id, process: String(body.processInstanceId) };
}
const standing = async (id: string) => {
  const { status, approval_status, request_status } = await lives.rowOf(id);
  return [status, approval_status, request_status];
};

test('[APPROVAL-01][APPROVAL-04][LIVE-CREATE-06] C-19: with the switch on a live waits for its approvers, and no room is made', async () => {
  const { id, process } = await applied({ subject: '等待审批的直播', summary: '请看看' });
  await lives.runJobs();
  expect(await standing(id)).toEqual([0, 1, 0]);
  const { body } = await approver.call(readProcess, { id: process });
  expect(body).toMatchObject({
    businessType: 2,
    businessId: id,
    title: '等待审批的直播',
    summary: '请看看',
    status: 1,
    starter: { fullName: '沈若溪' },
    organization: { name: '课程研发组' },
    startTime: expect.any(Number),
  });
  const waiting = (await approver.call(listProcesses, { box: 'to-decide' })).body.items;
  expect(waiting.map(({ processInstanceId }) => processInstanceId)).toContain(process);
});

test('[LIVE-FORM-32] with the switch on nothing begins now', async () => {
  const before = await lives.snapshot();
  const { status, body } = await shen.call(create, lives.form());
  expect([status, body.errorCode]).toEqual([422, 23108]);
  expect(await lives.snapshot()).toBe(before);
});

test('D-075: agreed to it is published by itself, with a room', async () => {
  const { id, process } = await applied();
  await approver.call(agree, { id: process });
  await lives.runJobs(['live:approval-outcome']);
  expect(await standing(id)).toEqual([0, 2, 1]);
  await lives.runJobs();
  expect(await standing(id)).toEqual([1, 2, 3]);
});

test('D-075: without autoPublish it waits for its creator', async () => {
  const { id, process } = await applied();
  await world.rows('update live set auto_publish = false where id = $1', [id]);
  await approver.call(agree, { id: process });
  await lives.runJobs();
  expect(await standing(id)).toEqual([0, 2, 0]);
  expect((await shen.call(publish, { id })).body).toEqual({ id, status: 0 });
  await lives.runJobs();
  expect(await standing(id)).toEqual([1, 2, 3]);
});

test('[LIVE-MGMT-26][LIVE-CREATE-07] D-075: refused it is edited and submitted once more, as another round', async () => {
  const { id, process } = await applied();
  await approver.call(refuse, { id: process, comment: '请补充提纲' });
  await lives.runJobs();
  expect(await standing(id)).toEqual([0, 3, 0]);
  const { body: live } = await shen.call(get, { id });
  const form = { id, version: live.version, subject: '补充了提纲', shareScope: 1, autoPublish: 1 } as const;
  expect((await shen.call(update, form)).status).toBe(200);
  await lives.runJobs();
  // Saved to be published, but it has to be agreed to first.
  expect(await standing(id)).toEqual([0, 3, 0]);
  const again = await shen.call(submitApproval, { id, summary: '提纲在此', comment: '已补充' });
  expect(again.body).toEqual({ id, processInstanceId: process });
  expect(await standing(id)).toEqual([0, 1, 0]);
  expect((await approver.call(readProcess, { id: process })).body).toMatchObject({
    round: 2,
    title: '补充了提纲',
    status: 1,
  });
  await approver.call(agree, { id: process });
  await lives.runJobs();
  await lives.runJobs();
  expect(await standing(id)).toEqual([1, 2, 3]);
});

test('D-075: withdrawn by its starter it may be submitted again', async () => {
  const { id, process } = await applied();
  await shen.call(withdraw, { id: process });
  await lives.runJobs();
  expect(await standing(id)).toEqual([0, 4, 0]);
  expect((await shen.call(submitApproval, { id })).status).toBe(200);
  expect(await standing(id)).toEqual([0, 1, 0]);
});

test('an outcome that arrives after a new submission changes nothing', async () => {
  const { id, process } = await applied();
  await approver.call(refuse, { id: process, comment: '不行' });
  const [outcome] = await world.rows(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'live:approval-outcome' returning j.payload`,
  );
  await world.rows('update live set approval_status = 3 where id = $1', [id]);
  await shen.call(submitApproval, { id });
  const { liveJobs } = await import('../live.jobs.ts');
  const job = liveJobs.find(({ name }) => name === 'live:approval-outcome');
  await job?.handle(world.installation.system, outcome?.['payload'] as Record<string, unknown>);
  expect(await standing(id)).toEqual([0, 1, 0]);
});

test('D-076: agreed to too late it is published with its old time, and its creator is asked what to do', async () => {
  const { id, process } = await applied({ startTime: world.clock.now() + 60_000 });
  world.clock.advance(2 * hourMs);
  await approver.call(agree, { id: process });
  await lives.runJobs();
  await lives.runJobs();
  expect(await standing(id)).toEqual([1, 2, 3]);
  const told = (await lives.noticesOf('live-reminder')).map(({ payload }) => payload);
  expect(told).toContainEqual(
    expect.objectContaining({
      text: 'overdue',
      receivers: [await lives.idOf('shenruoxi')],
      link: `/live/detail/${id}`,
    }),
  );
});

test('D-077: switched off, what waits goes on, and new lives need nobody', async () => {
  const { id, process } = await applied();
  await lives.setSwitch('APPROVAL_SWITCH', '0');
  const fresh = await shen.call(apply, lives.application());
  expect(fresh.body.processInstanceId).toBeNull();
  const refused = await shen.call(publish, { id });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 23108]);
  await approver.call(agree, { id: process });
  await lives.runJobs();
  await lives.runJobs();
  expect(await standing(id)).toEqual([1, 2, 3]);
});

test('[LIVE-MGMT-26] C-18: switched off nothing is submitted; what was refused may be published as it is', async () => {
  const { id, process } = await applied();
  await approver.call(refuse, { id: process, comment: '不行' });
  await lives.runJobs();
  await lives.setSwitch('APPROVAL_SWITCH', '0');
  const before = await lives.snapshot();
  const off = await shen.call(submitApproval, { id });
  expect([off.status, off.body.errorCode]).toEqual([422, 23109]);
  expect(await lives.snapshot()).toBe(before);
  await shen.call(publish, { id });
  await lives.runJobs();
  // Its approval no longer counts: shown as refused it could not be managed.
  expect(await standing(id)).toEqual([1, null, 3]);
});

test('D-078: without a template nothing is begun, and the text names whom to turn to', async () => {
  await world.rows('delete from approval_template where business_type = 2');
  const before = await lives.snapshot();
  const { status, body } = await shen.call(apply, lives.application());
  expect([status, body.errorCode]).toEqual([422, 20159]);
  expect(body.message).toMatch(/秦守正|陆承泽/);
  expect(await lives.snapshot()).toBe(before);
});

test('[APPROVAL-02][APPROVAL-03] the check answers for the organisation of the live', async () => {
  const overseas = await lives.placeOf('海外业务部');
  await lives.setSwitch('APPROVAL_SWITCH', '0');
  expect((await shen.call(checkApproval, { type: 2 })).body.approvalSwitch).toBe(false);
  expect((await shen.call(checkApproval, { type: 2, organizationId: overseas })).body.approvalSwitch).toBe(true);
});

test('[APPROVAL-05][APPROVAL-06] D-079: the approval of a live is found by its id, by those concerned', async () => {
  const pierre = await lives.as('pierre');
  const [live] = await world.rows("select id from live where subject = '巴黎展会现场直播'");
  const key = `${String(live?.['id'])}_2`;
  expect((await pierre.call(findProcess, { key })).body).toMatchObject({ status: 3 });
  expect((await (await lives.as('linzhiyuan')).call(findProcess, { key })).status).toBe(403);
  expect((await pierre.call(findProcess, { key: 'nothing_2' })).body).toBeNull();
});

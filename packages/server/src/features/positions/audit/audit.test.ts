import { agree, listProcesses, refuse, withdraw } from '@shuyuan/contract/approval/approval.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import * as wire from '@shuyuan/contract/positions/audit.wire';
import * as manage from '@shuyuan/contract/positions/manage-position.wire';
import { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { courseSection, link, positionsOf } from '../../../world/tests/study/test-positions.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
  courses = coursesOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const learner = 'linzhiyuan';

/** A path 林知远 has walked to its end. */
async function walked(): Promise<string> {
  const { id } = await positions.publish([[link('规程')]]);
  await positions.assign(id, learner);
  await positions.read(learner, id, '规程');
  return id;
}
const submit = async (positionId: string, account = learner) =>
  (await positions.as(account)).call(wire.submitPositionAudit, { positionId, comment: '请审核' });

test('[POSITION-10] [D-177] a finished path is handed in, refused with a reason, handed in again and agreed', async () => {
  const id = await walked();
  const handedIn = (await submit(id)).body;
  expect(await positions.infoOf(learner, id)).toMatchObject({ auditState: 'waiting', can: { submit: false } });
  const director = await positions.as('zhoumuyun');
  const { items } = (await director.call(listProcesses, { box: 'to-decide' })).body;
  expect(items.map(({ businessId }) => businessId)).toContain(handedIn.progressId);
  const process = { id: handedIn.processInstanceId };
  await director.call(refuse, { ...process, comment: '请补充说明' });
  await positions.runJobs();
  const refused = (await director.call(wire.readPositionAudit, handedIn)).body;
  expect(refused).toMatchObject({ auditState: 'refused', reason: '请补充说明' });
  await deliverNotices(world, 'approval-result');
  const { items: notices } = (await (await positions.as(learner)).call(listNotices, {})).body;
  expect(JSON.stringify(notices)).toContain('请补充说明');
  expect((await submit(id)).body).toEqual(handedIn);
  await (await positions.as('jiangshuyi')).call(agree, { ...process, comment: '' });
  await positions.runJobs();
  expect(await positions.infoOf(learner, id)).toMatchObject({ auditState: 'agreed', can: { submit: false } });
  const admin = await positions.as('luchengze');
  const holders = (await admin.call(manage.listPositionHolders, { id })).body.items;
  expect(holders).toEqual([expect.objectContaining({ auditState: 'agreed', percentage: 100 })]);
});

test('[D-177] the evidence says what, when, how long, and whether it was counted or said', async () => {
  const course = await courses.publish([article('读一读')]);
  const { id } = await positions.publish([[courseSection(course.id), link('规程'), link('选读', { require: false })]]);
  await positions.assign(id, learner);
  await courses.finish(learner, course.id, course.keys[0] ?? '');
  await positions.read(learner, id, '规程');
  const { progressId } = (await submit(id)).body;
  const evidence = (await (await positions.as('zhoumuyun')).call(wire.readPositionAudit, { progressId })).body;
  expect(evidence).toMatchObject({
    person: { fullName: '林知远', organizationName: '软件研发部' },
    requiredCount: 2,
    finishedCount: 2,
    percentage: 100,
    studySeconds: 60,
  });
  expect(evidence.chapters[0]?.sections).toMatchObject([
    { businessType: BusinessType.course, isFinished: true, isConfirmed: false, studySeconds: 60 },
    { title: '规程', isFinished: true, isConfirmed: true, studySeconds: null },
    { title: '选读', isFinished: false, finishTime: null },
  ]);
  // Every screen has the same numbers.
  const [path] = (await (await positions.as(learner)).call(listPositionPaths, {})).body.items;
  expect(path).toMatchObject({ progressId, percentage: 100, requiredCount: 2, finishedCount: 2 });
});

test('[D-177] taken back, it can be handed in again', async () => {
  const id = await walked();
  const { processInstanceId } = (await submit(id)).body;
  await (await positions.as(learner)).call(withdraw, { id: processInstanceId });
  await positions.runJobs();
  expect(await positions.infoOf(learner, id)).toMatchObject({ auditState: 'none', can: { submit: true } });
  expect((await submit(id)).status).toBe(200);
});

test('[D-177] refused: an unfinished path, one that waits, one of others, and evidence for a stranger', async () => {
  const open = await positions.publish([[link('规程')]]);
  await positions.assign(open.id, learner);
  const waiting = await walked();
  const { progressId } = (await submit(waiting)).body;
  const before = await positions.snapshot();
  expect((await submit(open.id)).body.errorCode).toBe(numberOf('course.not-finished'));
  expect((await submit(waiting)).body.errorCode).toBe(numberOf('course.wrong-state'));
  expect((await submit(open.id, 'tangyuwei')).status).toBe(404);
  const stranger = await positions.as('baisuyin');
  expect((await stranger.call(wire.readPositionAudit, { progressId })).status).toBe(404);
  expect((await stranger.call(wire.readPositionAudit, { progressId: 'nothing' })).status).toBe(404);
  const long = { positionId: open.id, comment: '长'.repeat(501) };
  const caller = await positions.as(learner);
  expect((await caller.call(wire.submitPositionAudit, long)).body.errorCode).toBe(numberOf('request.invalid'));
  expect(await positions.snapshot()).toBe(before);
});

test('[D-177] two calls at once hand a path in once', async () => {
  const id = await walked();
  const answers = await Promise.all([submit(id), submit(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { changeMemberState } from '@shuyuan/contract/people/members.wire';
import * as wire from '@shuyuan/contract/positions/position.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
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

test('[POSITION-02] [POSITION-05] whoever gets a position is on its path: first chapter open, the rest locked', async () => {
  const { id } = await positions.publish([[link('规程')], [link('夹具')], [link('试装')]]);
  expect((await positions.assign(id, learner)).body.changedCount).toBe(1);
  const info = await positions.infoOf(learner, id);
  expect(info).toMatchObject({
    name: '装配技师',
    learnSequence: LearnSequence.inOrder,
    lessonLocation: null,
    requiredCount: 3,
    finishedCount: 0,
    percentage: 0,
    can: { submit: false, study: true },
  });
  const chapters = await positions.chaptersOf(learner, id);
  expect(chapters.map(({ lockIcon }) => lockIcon)).toEqual([false, true, true]);
  expect(info.activeChapterId).toBe(chapters[0]?.id);
  await positions.open(learner, id, '规程');
  const after = await positions.infoOf(learner, id);
  expect(after.lessonLocation).toBe(chapters[0]?.positionSections[0]?.key);
  expect((await positions.chaptersOf(learner, id))[0]?.positionSections[0]?.isActive).toBe(true);
});

test('[POSITION-01] [POSITION-06] a lock says why and names the shortest way; the way opens it', async () => {
  const { id } = await positions.publish([
    [link('规程'), link('图纸', { require: false }), link('安全')],
    [link('夹具')],
    [link('试装')],
  ]);
  await positions.assign(id, learner);
  const locks = async () => (await positions.chaptersOf(learner, id)).map(({ lock }) => lock);
  const titles = async () => (await locks()).map((lock) => lock?.shortestWay.map(({ title }) => title) ?? null);
  expect(await titles()).toEqual([null, ['规程', '安全'], ['规程', '安全', '夹具']]);
  expect((await locks())[2]).toMatchObject({ remainingCount: 3, shortestWay: [{ chapterTitle: '第1章' }, {}, {}] });
  const refused = await positions.open(learner, id, '试装');
  expect([refused.status, refused.body.errorCode]).toEqual([422, numberOf('course.section-locked')]);
  await positions.read(learner, id, '规程');
  expect(await titles()).toEqual([null, ['安全'], ['安全', '夹具']]);
  await positions.read(learner, id, '安全');
  expect(await titles()).toEqual([null, null, ['夹具']]);
  expect((await positions.open(learner, id, '夹具')).body).toMatchObject({ url: expect.stringContaining('https://') });
});

test('[POSITION-06] without an order nothing is locked', async () => {
  const { id } = await positions.publish([[link('一')], [link('二')]], { learnSequence: LearnSequence.free });
  await positions.assign(id, learner);
  expect((await positions.chaptersOf(learner, id)).map(({ lock }) => lock)).toEqual([null, null]);
  expect((await positions.open(learner, id, '二')).status).toBe(200);
});

test('[POSITION-04] [POSITION-07] the server says what is finished: a course when its run is, also before the position', async () => {
  const course = await courses.publish([article('读一读')]);
  const { id } = await positions.publish([[courseSection(course.id)], [link('试装')]]);
  await positions.assign(id, learner, 'hejingxing');
  const first = async (account: string) => (await positions.chaptersOf(account, id))[0]?.positionSections[0];
  expect(await first(learner)).toMatchObject({
    businessType: BusinessType.course,
    businessId: course.id,
    require: true,
    finishStatus: 0,
    isFinished: false,
  });
  // Nobody finishes a course by saying so.
  await positions.open(learner, id, '一门课程');
  const said = await positions.confirm(learner, id, '一门课程');
  expect(said.body.errorCode).toBe(numberOf('course.wrong-state'));
  const [key = ''] = course.keys;
  await courses.finish(learner, course.id, key);
  expect(await first(learner)).toMatchObject({ finishStatus: 2, isFinished: true });
  expect((await positions.chaptersOf(learner, id))[1]?.lockIcon).toBe(false);
  expect(await first('hejingxing')).toMatchObject({ finishStatus: 0 });
  // Learned before, it counts in the next path as well.
  const other = await positions.publish([[courseSection(course.id)]]);
  await positions.assign(other.id, learner);
  expect(await positions.infoOf(learner, other.id)).toMatchObject({ percentage: 100, can: { submit: true } });
});

test('[POSITION-07] a course that is withdrawn or meant for others locks nothing and is not asked for', async () => {
  const audience = {
    isEveryone: false,
    organizationIds: [],
    memberIds: [await positions.memberId('baisuyin')],
    joinedSince: null,
  };
  const foreign = await courses.publish([article('一')], { audience });
  const { id } = await positions.publish([[courseSection(foreign.id), link('规程')], [link('试装')]]);
  await positions.assign(id, learner, 'baisuyin');
  expect(await positions.infoOf(learner, id)).toMatchObject({ requiredCount: 2 });
  expect(await positions.infoOf('baisuyin', id)).toMatchObject({ requiredCount: 3 });
  await positions.read(learner, id, '规程');
  expect((await positions.chaptersOf(learner, id)).map(({ lockIcon }) => lockIcon)).toEqual([false, false]);
});

test('[POSITION-03] [POSITION-08] [POSITION-09] a chapter is read in pages of 100 by its channelId', async () => {
  const many = Array.from({ length: 150 }, (_, at) => link(`节${at + 1}`, { require: false }));
  const { id } = await positions.publish([many, [link('末')]]);
  await positions.assign(id, learner);
  const caller = await positions.as(learner);
  const [first, second] = await positions.chaptersOf(learner, id);
  expect(first).toMatchObject({ loadStatus: 0, pageIndex: 1, sectionCount: 150 });
  expect(first?.positionSections).toHaveLength(100);
  expect(second).toMatchObject({ loadStatus: 2, sectionCount: 1 });
  const next = { positionId: id, channelId: first?.id, pageIndex: 2 };
  const [rest, ...others] = (await caller.call(wire.listPositionStudy, next)).body.chapters;
  expect(others).toEqual([]);
  expect(rest).toMatchObject({ loadStatus: 2, pageIndex: 2 });
  expect(rest?.positionSections.map(({ title }) => title)).toEqual(many.slice(100).map(({ title }) => title));
  expect((await caller.call(wire.listPositionStudy, { ...next, channelId: 'nowhere' })).status).toBe(404);
});

test('[POSITION-01] leaving the position closes the walk and keeps it; coming back opens another', async () => {
  const { id } = await positions.publish([[link('规程')], [link('试装')]]);
  await positions.assign(id, learner);
  await positions.read(learner, id, '规程');
  const before = await positions.infoOf(learner, id);
  expect((await positions.unassign(id, learner)).body.changedCount).toBe(1);
  const caller = await positions.as(learner);
  const closed = await positions.infoOf(learner, id);
  expect(closed).toMatchObject({ progressId: before.progressId, percentage: 50, can: { submit: false, study: false } });
  expect(closed.closeTime).not.toBeNull();
  expect((await positions.open(learner, id, '试装')).body.errorCode).toBe(numberOf('course.wrong-state'));
  const history = (await caller.call(wire.listPositionPaths, { isClosed: true })).body.items;
  expect(history).toContainEqual(expect.objectContaining({ progressId: before.progressId, percentage: 50 }));
  await positions.assign(id, learner);
  const again = await positions.infoOf(learner, id);
  expect(again.progressId).not.toBe(before.progressId);
  expect(again.percentage).toBe(0);
});

test('[POSITION-01] whoever leaves the company leaves its paths, whatever wrote that', async () => {
  const { id } = await positions.publish([[link('规程')]]);
  await positions.assign(id, 'xiaoyichen');
  const memberId = await positions.memberId('xiaoyichen');
  await (await positions.as('admin')).call(changeMemberState, { id: memberId, action: 'leave' });
  const [run] = await world.rows('select closed_at from position_run where position_id = $1', [id]);
  expect(run?.['closed_at']).not.toBeNull();
});

test('[POSITION-01] refused: a colleague without the position, a section of elsewhere, one that was not opened', async () => {
  const { id } = await positions.publish([[link('规程')], [link('试装')]]);
  const other = await positions.publish([[link('别处')]]);
  await positions.assign(id, learner);
  await positions.assign(other.id, 'hejingxing');
  const sectionKey = await positions.keyOf('hejingxing', other.id, '别处');
  const before = await positions.snapshot();
  const stranger = await positions.as('tangyuwei');
  const caller = await positions.as(learner);
  for (const endpoint of [wire.readPositionBasicInfo, wire.listPositionStudy])
    expect((await stranger.call(endpoint, { positionId: id })).status).toBe(404);
  expect((await stranger.call(wire.openPositionSection, { positionId: id, sectionKey })).status).toBe(404);
  expect((await caller.call(wire.openPositionSection, { positionId: id, sectionKey })).status).toBe(404);
  expect((await caller.call(wire.openPositionSection, { positionId: other.id, sectionKey })).status).toBe(404);
  expect((await positions.confirm(learner, id, '规程')).body.errorCode).toBe(numberOf('course.not-begun'));
  expect((await positions.confirm(learner, id, '试装')).body.errorCode).toBe(numberOf('course.section-locked'));
  const wrong = { positionId: id, pageSize: 101 };
  expect((await caller.call(wire.listPositionStudy, wrong)).body.errorCode).toBe(numberOf('request.invalid'));
  expect(await positions.snapshot()).toBe(before);
});

import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { previewPublish, readCourseForm, updateCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { joinedAudiences, nobody } from '../world/tests/community/test-audiences.ts';
import { allWays, waysTo as waysOf } from '../world/tests/study/test-course-ways.ts';
import { article, coursesOf } from '../world/tests/study/test-courses.ts';
import { courseSection, link, positionsOf } from '../world/tests/study/test-positions.ts';

const learner = 'linzhiyuan';
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  world = await openWorld();
  [courses, positions] = [coursesOf(world), positionsOf(world)];
});
afterAll(() => world.close());

test.each(Object.entries(joinedAudiences))(
  '[D-183] [STUDY-07] a course for a %s is reached by whoever it names alone, and no more by whoever left',
  async (name, make) => {
    const { audience, join, leave } = await make(world, learner);
    const words = name === 'topic' ? '贝氏体等温转变' : '马氏体分级淬火';
    const sections = [article(words, { text: `<p>${words}要点</p>` }), await courses.sound('录音', 5)];
    const course = { ...(await courses.publish(sections, { title: words, audience })), words };
    const waysTo = () => waysOf(world, learner, course);
    const path = await positions.publish([[courseSection(course.id)]]);
    await positions.assign(path.id, learner);
    const required = async () => (await positions.infoOf(learner, path.id)).requiredCount;

    expect(await waysTo()).toEqual([]);
    expect(await required()).toBe(0);
    await join();
    expect(await required()).toBe(1);
    expect(await waysTo()).toEqual(allWays);

    const author = await courses.as('shenruoxi');
    const report = async () => (await author.call(listLearners, { id: course.id })).body.items;
    const before = await report();
    expect(before).toMatchObject([{ fullName: '林知远' }]);
    await leave();
    expect(await waysTo()).toEqual([]);
    expect(await report()).toEqual(before);
    await join();
    await courses.finish(learner, course.id, course.keys[0] ?? '');
    await courses.finish(learner, course.id, course.keys[1] ?? '');
    await leave();
    // Reports and paths keep what was learned.
    expect(await report()).toMatchObject([{ fullName: '林知远', percentage: 100 }]);
    expect(await positions.infoOf(learner, path.id)).toMatchObject({ requiredCount: 1, finishedCount: 1 });
  },
);

test('[D-183] publishing says how many an audience has: holders and followers, each person once', async () => {
  const position = await positions.publish([[link('规程')]]);
  await positions.assign(position.id, learner, 'hejingxing');
  const memberIds = [await positions.memberId(learner)];
  const made = (await courses.create({ audience: { ...nobody, positionIds: [position.id], memberIds } })).body;
  const author = await courses.as('shenruoxi');
  const count = async () => (await author.call(previewPublish, { id: made.id })).body.audienceCount;
  expect(await count()).toBe(2);
  await positions.unassign(position.id, 'hejingxing');
  expect(await count()).toBe(1);
  const form = (await author.call(readCourseForm, { id: made.id })).body;
  expect(form.audiencePositions).toEqual([{ id: position.id, name: '装配技师' }]);
});

test('[D-183] refused: positions and topics of elsewhere, unknown ones, too many, or left out; nothing changes', async () => {
  const author = await courses.as('shenruoxi');
  const { id } = (await courses.create()).body;
  const { revision, title, introduction, coverFileId, settings } = (await author.call(readCourseForm, { id })).body;
  const fields = { id, revision, title, introduction, coverFileId, settings, lecturerId: null, topicIds: [] };
  await world.rows(
    `insert into position (id, tenant_id, created_by, name, learn_sequence, created_at, updated_at)
     select 'foreign-position', tenant_id, id, '邻居的岗位', 0, now(), now() from member where account = 'neighbour'`,
  );
  await world.rows(
    `with type as (insert into topic_type (id, tenant_id, name, name_key, created_at)
       select 'foreign-type', tenant_id, '类', '类', now() from member where account = 'neighbour' returning id, tenant_id)
     insert into topic (id, tenant_id, type_id, name, name_key, search, created_at, updated_at)
     select 'foreign-topic', tenant_id, id, '邻居的话题', '邻居的话题', '', now(), now() from type`,
  );
  const before = await courses.snapshot();
  const code = async (over: object) =>
    (await author.call(updateCourse, { ...fields, audience: { ...nobody, ...over } })).body.errorCode;
  for (const over of [
    { positionIds: ['nowhere'] },
    { positionIds: ['foreign-position'] },
    { topicIds: ['nowhere'] },
    { topicIds: ['foreign-topic'] },
  ])
    expect([over, await code(over)]).toEqual([over, numberOf('course.unknown-person')]);
  const many = Array.from({ length: 201 }, (_, at) => `id-${at}`);
  for (const over of [{ positionIds: many }, { topicIds: many }, { positionIds: undefined }, { topicIds: undefined }])
    expect(await code(over)).toBe(numberOf('request.invalid'));
  expect(await courses.snapshot()).toBe(before);
});

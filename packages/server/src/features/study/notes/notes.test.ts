import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { noteLimits } from '@shuyuan/contract/study/notes/note-limits';
import * as wire from '@shuyuan/contract/study/notes/note.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const inOrder = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };

async function begin() {
  const sections = [await courses.sound('录音', 20), article('正文')];
  const { id: courseId, keys } = await courses.publish(sections, { title: '记笔记', settings: inOrder });
  const lin = await courses.as('linzhiyuan');
  const note = { courseId, sectionKey: keys[0] ?? '', point: 12, text: '先断电' };
  return { courseId, keys, lin, note };
}

test('[D-183] notes are written at a second, found, changed, exported and removed by whoever wrote them', async () => {
  const { courseId, lin, note } = await begin();
  const { id } = (await lin.call(wire.createNote, note)).body;
  await lin.call(wire.createNote, { ...note, point: 3, text: '' });
  const list = async (over: object = {}) => (await lin.call(wire.listNotes, { courseId, ...over })).body;
  expect(await list()).toMatchObject({
    recordCount: 2,
    items: [
      { point: 3, text: '' },
      { id, point: 12, text: '先断电', unit: 'second', sectionTitle: '录音' },
    ],
  });
  expect((await list({ search: '断电' })).items.map((one) => one.id)).toEqual([id]);
  expect((await list({ search: '100%' })).items).toEqual([]);
  await lin.call(wire.updateNote, { id, text: '先断电\n再挂牌' });
  const { body } = await lin.call(wire.exportNotes, { courseId });
  expect(body).toBe('# 记笔记\n\n## 录音\n\n- 00:00:03 \n- 00:00:12 先断电\n  再挂牌\n');
  expect((await lin.call(wire.removeNote, { id })).status).toBe(200);
  expect(await list()).toMatchObject({ recordCount: 1 });
});

test('[D-183] nobody reads, changes or removes a note of somebody else, the lecturer and administrators included', async () => {
  const { courseId, lin, note } = await begin();
  const { id } = (await lin.call(wire.createNote, note)).body;
  for (const account of ['amina', 'shenruoxi', 'luchengze']) {
    const other = await courses.as(account);
    expect((await other.call(wire.listNotes, { courseId })).body).toMatchObject({ items: [], recordCount: 0 });
    expect((await other.call(wire.exportNotes, { courseId })).body).toBe('# \n');
    expect((await other.call(wire.updateNote, { id, text: 'x' })).status).toBe(404);
    expect((await other.call(wire.removeNote, { id })).status).toBe(404);
  }
  expect((await lin.call(wire.listNotes, { courseId })).body.items).toMatchObject([{ id, text: '先断电' }]);
  expect((await world.visitor.call(wire.listNotes, { courseId })).status).toBe(401);
});

test('[D-173] no note at a locked section, in an unknown or withdrawn course; what was written stays', async () => {
  const { courseId, keys, lin, note } = await begin();
  const codeOf = async (over: object) => (await lin.call(wire.createNote, { ...note, ...over })).body.errorCode;
  await lin.call(wire.createNote, note);
  expect(await codeOf({ sectionKey: keys[1] })).toBe(errorTable['course.section-locked'].number);
  expect((await lin.call(wire.createNote, { ...note, sectionKey: 'nothing' })).status).toBe(404);
  expect((await lin.call(wire.createNote, { ...note, point: -1 })).status).toBe(422);
  expect((await lin.call(wire.createNote, { ...note, text: '长'.repeat(2_001) })).status).toBe(422);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: courseId });
  expect(await codeOf({})).toBe(errorTable['course.withdrawn'].number);
  expect((await lin.call(wire.listNotes, { courseId })).body.recordCount).toBe(1);
});

test('[D-183] a thousand notes of one person in a course are enough; two at once do not make one more', async () => {
  const { courseId, lin, note } = await begin();
  await world.rows(
    `insert into study_note (id, tenant_id, member_id, course_id, section_key, point, text, created_at, updated_at)
     select 'full' || n, tenant_id, id, $1, $2, 0, '', now(), now() from member, generate_series(1, $3) n
     where account = 'linzhiyuan'`,
    [courseId, note.sectionKey, noteLimits.perCourse - 1],
  );
  const answers = await Promise.all([1, 2].map(() => lin.call(wire.createNote, note)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errorCode).toBe(errorTable['note.too-many'].number);
  expect((await lin.call(wire.listNotes, { courseId })).body.recordCount).toBe(noteLimits.perCourse);
  // Elsewhere there is room, and so there is for others.
  const other = await begin();
  expect((await lin.call(wire.createNote, other.note)).status).toBe(200);
  expect((await (await courses.as('amina')).call(wire.createNote, note)).status).toBe(200);
});

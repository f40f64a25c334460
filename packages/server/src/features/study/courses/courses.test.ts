import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import * as wire from '@shuyuan/contract/study/courses/course.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import { updateLessonLocation } from '@shuyuan/contract/study/runs/run.wire';
import { addCollect } from '@shuyuan/contract/system/collect.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone, openSection } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const nobody = { ...everyone, isEveryone: false };
const titlesFor = async (account: string, over: object) =>
  (await (await courses.as(account)).call(wire.listCourses, over)).body.items.map(({ title }) => title);

test('[ENUM-12] [STUDY-02] the catalogue has what is published for the reader, by title, kind, state and ids', async () => {
  const technology = await courses.idOf('organization', 'name', '技术中心');
  const amina = await courses.idOf('member', 'account', 'amina');
  const one = [article('一')];
  const all = await courses.publish(one, { title: '热处理：全员' });
  const below = await courses.publish(one, {
    title: '热处理：技术中心',
    audience: { ...nobody, organizationIds: [technology] },
  });
  const named = await courses.publish(one, { title: '热处理：点名', audience: { ...nobody, memberIds: [amina] } });
  const future = { ...everyone, joinedSince: world.clock.now() + 1_000 };
  await courses.publish(one, { title: '热处理：新人', audience: future });
  await courses.create({ title: '热处理：草稿' });
  const search = '热处理';
  expect(await titlesFor('linzhiyuan', { search })).toEqual(['热处理：技术中心', '热处理：全员']);
  // 谭沐阳 belongs to two departments of the centre, Amina to none.
  expect(await titlesFor('tanmuyang', { search })).toEqual(['热处理：技术中心', '热处理：全员']);
  expect(await titlesFor('amina', { search })).toEqual(['热处理：点名', '热处理：全员']);
  expect(await titlesFor('linzhiyuan', { search, plainFilter: PlainFilter.course })).toHaveLength(2);
  expect(await titlesFor('linzhiyuan', { search, plainFilter: PlainFilter.exam })).toEqual([]);
  await courses.finish('linzhiyuan', all.id, all.keys[0] ?? '');
  const by = (finishStatus: 0 | 1 | 2) => titlesFor('linzhiyuan', { search, finishStatus });
  expect(await by(2)).toEqual(['热处理：全员']);
  expect(await by(0)).toEqual(['热处理：技术中心']);
  expect(await by(1)).toEqual([]);
  const ids = [named.id, below.id, 'nowhere', all.id].join(',');
  const { items } = (await (await courses.as('linzhiyuan')).call(wire.findCoursesByIds, { ids })).body;
  expect(items.map(({ id }) => id)).toEqual([below.id, all.id]);
  expect(items[1]).toMatchObject({ sectionCount: 1, learnerCount: 1, progress: { percentage: 100, finishStatus: 2 } });
});

test('[POSITION-11] basic info and chapters say what is done, what counts, and why something is locked', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 150 };
  const sections = [await courses.sound('第一节', 10), article('选读', { isRequired: false }), article('第二节')];
  const { id, keys } = await courses.publish(sections, { title: '按顺序学', settings });
  const [first = '', elective = '', last = ''] = keys;
  const lin = await courses.as('linzhiyuan');
  expect((await lin.call(wire.findCourseBasicInfo, { id })).body).toMatchObject({
    title: '按顺序学',
    state: 'published',
    settings,
    versionNumber: 1,
    runNumber: null,
    lessonLocation: null,
    myScore: null,
    progress: { finishStatus: 0, percentage: 0, finishedRequired: 0, required: 2 },
    can: { study: true, score: false, retrain: false, edit: false },
  });
  const lockedBy = { key: first, title: '第一节' };
  expect(await courses.lessonsOf('linzhiyuan', id)).toMatchObject([
    { key: first, unit: 'second', unitCount: 10, isLocked: false, lockedBy: null, finishStatus: 0 },
    { key: elective, unit: 'whole', isLocked: true, lockedBy },
    { key: last, isLocked: true, lockedBy },
  ]);
  const moved = await lin.call(updateLessonLocation, { courseId: id, sectionKey: first });
  expect(moved.body).toEqual({ lessonLocation: first, runNumber: 1 });
  await courses.finish('linzhiyuan', id, first);
  expect(await courses.lessonsOf('linzhiyuan', id)).toMatchObject([
    { counted: [{ from: 0, to: 10 }], countedUnits: 10, finishStatus: 2, studySeconds: 60 },
    { isLocked: false },
    { isLocked: false },
  ]);
  const info = (await lin.call(wire.findCourseBasicInfo, { id })).body;
  expect(info).toMatchObject({ runNumber: 1, lessonLocation: first, studySeconds: 60, progress: { percentage: 50 } });
});

test('[D-173] [D-176] [STUDY-07] a locked section opens by no call: contents, player, location, file or its address', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id, keys } = await courses.publish([article('先读'), await courses.sound('后听', 5)], { settings });
  const [first = '', locked = ''] = keys;
  const lin = await courses.as('linzhiyuan');
  const [row] = await world.rows(
    'select f.id, f.path from course_section s join file f on f.id = s.file_id where s.key = $1',
    [locked],
  );
  const fileId = String(row?.['id']);
  const before = await courses.snapshot();
  const asked = { courseId: id, sectionKey: locked };
  const code = numberOf('course.section-locked');
  expect((await lin.call(openSection, asked)).body.errorCode).toBe(code);
  expect((await lin.call(startPlay, asked)).body.errorCode).toBe(code);
  expect((await lin.call(updateLessonLocation, asked)).body.errorCode).toBe(code);
  expect((await lin.call(readPreview, { fileId })).status).toBe(404);
  expect(await courses.snapshot()).toBe(before);
  await courses.finish('linzhiyuan', id, first);
  expect((await lin.call(openSection, asked)).body).toMatchObject({ title: '后听', fileId, text: null });
  expect((await lin.call(readPreview, { fileId })).status).toBe(200);
  // Its managers read it at any time.
  expect((await (await courses.as('shenruoxi')).call(readPreview, { fileId })).status).toBe(200);
});

test('[STUDY-02] [STUDY-07] drafts, courses of others and withdrawn ones open by no id, list or file', async () => {
  const market = await courses.idOf('organization', 'name', '营销中心');
  const audience = { ...nobody, organizationIds: [market] };
  const foreign = await courses.publish([await courses.sound('片', 4)], { title: '淬火外传', audience });
  const draft = (await courses.create({ title: '淬火草稿' })).body;
  const gone = await courses.publish([await courses.sound('片', 4)], { title: '淬火旧课' });
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: gone.id });
  const fileOf = async (id: string) =>
    String(
      (
        await world.rows(
          'select file_id as id from course_section s join course c on c.version_id = s.version_id where c.id = $1',
          [id],
        )
      )[0]?.['id'],
    );
  const lin = await courses.as('linzhiyuan');
  const before = await courses.snapshot();
  const cases = [
    [foreign.id, foreign.keys[0] ?? '', numberOf('course.not-in-audience')],
    [draft.id, 'any', numberOf('request.not-found')],
    [gone.id, gone.keys[0] ?? '', numberOf('course.withdrawn')],
  ] as const;
  for (const [id, sectionKey, code] of cases) {
    const section = { courseId: id, sectionKey };
    expect((await lin.call(wire.findCourseBasicInfo, { id })).body.errorCode).toBe(code);
    expect((await lin.call(wire.readChapterInfo, { id })).body.errorCode).toBe(code);
    expect((await lin.call(openSection, section)).body.errorCode).toBe(code);
    expect((await lin.call(startPlay, section)).body.errorCode).toBe(code);
    expect((await lin.call(updateLessonLocation, section)).body.errorCode).toBe(code);
    const collected = await lin.call(addCollect, { businessId: id, businessType: BusinessType.course });
    expect(collected.status).toBe(404);
  }
  for (const { id } of [foreign, gone])
    expect((await lin.call(readPreview, { fileId: await fileOf(id) })).status).toBe(404);
  const ids = [foreign.id, draft.id, gone.id].join(',');
  expect((await lin.call(wire.findCoursesByIds, { ids })).body.items).toEqual([]);
  expect(await titlesFor('linzhiyuan', { search: '淬火' })).toEqual([]);
  expect(await courses.snapshot()).toBe(before);
});

test('[SYSTEM-08] a course one may open is collected like anything else', async () => {
  const { id } = await courses.publish([article('一')]);
  const answer = await (
    await courses.as('linzhiyuan')
  ).call(addCollect, {
    businessId: id,
    businessType: BusinessType.course,
  });
  expect(answer.status).toBe(200);
});

test('[D-182] the preview of its managers shows the draft, opens everything and writes nothing; others have none', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id, revision, keys } = await courses.publish([article('旧节')], { settings });
  const sections = [{ ...article('旧节'), key: keys[0] }, article('新节', { text: '<p>新的<script>x</script></p>' })];
  const saved = (await courses.saveOutline({ id, revision }, [{ title: '章', sections }])).body;
  const author = await courses.as('shenruoxi');
  const before = await courses.snapshot();
  const preview = { id, isPreview: true };
  const chapters = (await author.call(wire.readChapterInfo, preview)).body.chapters;
  expect(chapters[0]?.sections.map(({ title, isLocked }) => [title, isLocked])).toEqual([
    ['旧节', false],
    ['新节', false],
  ]);
  expect((await author.call(wire.findCourseBasicInfo, preview)).body).toMatchObject({
    versionNumber: 2,
    can: { study: false, edit: true },
  });
  const sectionKey = saved.chapters[0]?.sections[1]?.key ?? '';
  const opened = await author.call(openSection, { courseId: id, sectionKey, isPreview: true });
  expect(opened.body.text).toBe('<p>新的</p>');
  const lin = await courses.as('linzhiyuan');
  expect((await lin.call(wire.readChapterInfo, preview)).status).toBe(403);
  expect((await lin.call(openSection, { courseId: id, sectionKey })).status).toBe(404);
  expect(await courses.snapshot()).toBe(before);
});

test('[SYSTEM-08] collected courses are listed while they are there for whoever collected them', async () => {
  const { id } = await courses.publish([article('一')], { title: '收藏：留下' });
  const gone = await courses.publish([article('一')], { title: '收藏：下架' });
  await courses.publish([article('一')], { title: '收藏：未收藏' });
  const he = await courses.as('hejingxing');
  for (const businessId of [id, gone.id]) await he.call(addCollect, { businessId, businessType: BusinessType.course });
  expect(await titlesFor('hejingxing', { isCollected: true })).toEqual(['收藏：下架', '收藏：留下']);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: gone.id });
  expect(await titlesFor('hejingxing', { isCollected: true })).toEqual(['收藏：留下']);
  expect(await titlesFor('zhoumuyun', { isCollected: true })).toEqual([]);
});

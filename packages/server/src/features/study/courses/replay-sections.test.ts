import { readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { listOwnReplays, readReplay } from '@shuyuan/contract/live/replay.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { listSectionMessages } from '@shuyuan/contract/study/courses/section-messages.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, type Section } from '../../../world/tests/study/test-courses.ts';
import { bringFilm } from '../../../world/tests/study/test-replays.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;
let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let gu: Caller;
let lin: Caller;
let liveId = '';
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  [gu, lin] = [await courses.as('guhuaiqian'), await courses.as('linzhiyuan')];
  liveId = await bringFilm(world);
  // For the invited alone, and nobody is: learners see it by the course.
  await world.rows('update live set share_scope = 3 where id = $1', [liveId]);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const replaySection = (over: Partial<Section> = {}): Section => ({
  type: SectionType.live,
  title: '直播回放',
  isRequired: true,
  contentId: liveId,
  ...over,
});
const inOrder = { settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 } };

async function publishBy(by: string, sections: readonly Section[], over: Parameters<typeof courses.create>[0] = {}) {
  const made = (await courses.create(over, by)).body;
  const saved = (await courses.saveOutline(made, [{ title: '第一章', sections: [...sections] }], by)).body;
  await courses.publishSaved(saved, by);
  return { id: made.id, keys: saved.chapters.flatMap((chapter) => chapter.sections.map(({ key }) => key)) };
}

test('[D-072] [D-178] a recording is a section: watched by the audience of the course, counted by its seconds', async () => {
  const { id, keys } = await publishBy('guhuaiqian', [replaySection()]);
  expect((await lin.call(readReplay, { id: liveId })).body.errorCode).toBe(numberOf('live.not-in-audience'));
  const shown = (await lin.call(openSection, { courseId: id, sectionKey: keys[0] ?? '' })).body;
  const fileId = shown.fileId ?? '';
  expect((await lin.call(readPreview, { fileId })).status).toBe(200);
  const { unitCount } = (await lin.call(startPlay, { courseId: id, sectionKey: keys[0] ?? '' })).body;
  expect(unitCount).toBe(80);
  expect((await courses.finish('linzhiyuan', id, keys[0] ?? '')).finishTime).not.toBeNull();
  const said = (await lin.call(listSectionMessages, { courseId: id, sectionKey: keys[0] ?? '', pageSize: 3 })).body;
  expect([said.items.length, said.recordCount > 3]).toEqual([3, true]);
  expect(said.items[0]?.seconds).toBe(2);
});

test('[D-178] a recording that is cut later counts what is left of it', async () => {
  const { id, keys } = await publishBy('guhuaiqian', [replaySection()]);
  await world.rows('update live_replay set trim_from = 10, trim_to = 50 where live_id = $1', [liveId]);
  const [lesson] = await courses.lessonsOf('linzhiyuan', id);
  expect(lesson?.unitCount).toBe(40);
  const { unitCount } = (await lin.call(startPlay, { courseId: id, sectionKey: keys[0] ?? '' })).body;
  expect(unitCount).toBe(40);
  await world.rows('update live_replay set trim_from = 0, trim_to = null where live_id = $1', [liveId]);
});

test('[D-173] a locked recording opens by no call: neither the film nor what was said', async () => {
  const { id, keys } = await publishBy('guhuaiqian', [article('先读'), replaySection()], inOrder);
  const he = await courses.as('hejingxing');
  const [row] = await world.rows('select shown_file_id from live_replay where live_id = $1', [liveId]);
  const fileId = String(row?.['shown_file_id']);
  await world.rows("update course set state = 'withdrawn' where id <> $1", [id]);
  const target = { courseId: id, sectionKey: keys[1] ?? '' };
  const locked = numberOf('course.section-locked');
  expect((await he.call(openSection, target)).body.errorCode).toBe(locked);
  expect((await he.call(listSectionMessages, target)).body.errorCode).toBe(locked);
  expect((await he.call(startPlay, target)).body.errorCode).toBe(locked);
  for (const read of [readPreview, readStreamToken]) expect((await he.call(read, { fileId })).status).toBe(404);
  await courses.finish('hejingxing', id, keys[0] ?? '');
  expect((await he.call(listSectionMessages, target)).status).toBe(200);
  expect((await he.call(readPreview, { fileId })).status).toBe(200);
  const outsider = await publishBy('guhuaiqian', [replaySection()], {
    audience: { isEveryone: false, organizationIds: [], memberIds: [], joinedSince: null },
  });
  const closed = { courseId: outsider.id, sectionKey: outsider.keys[0] ?? '' };
  expect((await he.call(listSectionMessages, closed)).body.errorCode).toBe(numberOf('course.not-in-audience'));
});

test('[ENUM-02] authors take recordings they manage; what was not recorded or is of others is refused', async () => {
  const sectionsWithLives = () => world.rows('select id from course_section where live_id is not null order by id');
  const before = await sectionsWithLives();
  const made = (await courses.create({}, 'shenruoxi')).body;
  expect((await gu.call(listOwnReplays, {})).body.items.map(({ id }) => id)).toEqual([liveId]);
  expect((await (await courses.as('shenruoxi')).call(listOwnReplays, {})).body.items).toEqual([]);
  const refused = await courses.saveOutline(made, [{ title: '一', sections: [replaySection()] }], 'shenruoxi');
  expect(refused.body.errorCode).toBe(numberOf('course.unknown-content'));
  const [silent] = await world.rows(
    `select live.id from live join member on member.id = creator_id and account = 'guhuaiqian'
     where not exists (select from live_replay where live_id = live.id) limit 1`,
  );
  const own = (await courses.create({}, 'guhuaiqian')).body;
  const unrecorded = [{ title: '一', sections: [replaySection({ contentId: String(silent?.['id']) })] }];
  const answer = await courses.saveOutline(own, unrecorded, 'guhuaiqian');
  expect(answer.body.errorCode).toBe(numberOf('course.unknown-content'));
  expect(await sectionsWithLives()).toEqual(before);
});

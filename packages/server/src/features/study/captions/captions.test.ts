import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/study/captions/captions.wire';
import { archiveCourse, copyCourse, readCourseForm, withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;
let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let shen: Caller;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  [shen, lin] = [await courses.as('shenruoxi'), await courses.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const srt = '1\n00:00:01,000 --> 00:00:02,500\n先断电\n\n2\n00:00:03,000 --> 00:00:04,000\n再挂牌';
const inOrder = { settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 } };
const publish = async () => courses.publish([article('先读'), await courses.sound('录音', 20)], inOrder);
const stored = () => world.rows('select course_id, section_key, language, cues from section_caption order by 1, 2, 3');

test('[D-183] captions hold at once, are replaced by language, read with their seconds and removed', async () => {
  const { id, keys } = await publish();
  const sectionKey = keys[1] ?? '';
  const track = { id, sectionKey, language: 'cn' } as const;
  expect((await shen.call(wire.saveCaptions, { ...track, text: srt })).body).toEqual({ cueCount: 2 });
  await shen.call(wire.saveCaptions, {
    ...track,
    language: 'en',
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nPower off',
  });
  await shen.call(wire.saveCaptions, { ...track, text: srt.replace('先断电', '先停机断电') });
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  const section = { courseId: id, sectionKey };
  const { items } = (await lin.call(wire.listCaptions, section)).body;
  expect(items).toEqual([
    { language: 'cn', cueCount: 2 },
    { language: 'en', cueCount: 1 },
  ]);
  const { cues } = (await lin.call(wire.readCaptions, { ...section, language: 'cn' })).body;
  expect(cues[0]).toEqual({ from: 1, to: 2.5, text: '先停机断电' });
  expect((await shen.call(wire.removeCaptions, track)).status).toBe(200);
  expect((await shen.call(wire.removeCaptions, track)).status).toBe(404);
  expect((await lin.call(wire.readCaptions, { ...section, language: 'cn' })).body.cues).toEqual([]);
});

test('[D-173] of a locked section nobody reads a word; its manager reads them in a preview', async () => {
  const { id, keys } = await publish();
  const sectionKey = keys[1] ?? '';
  await shen.call(wire.saveCaptions, { id, sectionKey, language: 'cn', text: srt });
  const query = { courseId: id, sectionKey, language: 'cn' } as const;
  const locked = numberOf('course.section-locked');
  expect((await lin.call(wire.readCaptions, query)).body.errorCode).toBe(locked);
  expect((await lin.call(wire.listCaptions, query)).body.errorCode).toBe(locked);
  expect((await lin.call(wire.readCaptions, { ...query, isPreview: true })).status).toBe(403);
  expect((await shen.call(wire.readCaptions, { ...query, isPreview: true })).body.cues).toHaveLength(2);
});

test('[D-183] refused: outsiders, what cannot be read, what is no film, an archived course; nothing changes', async () => {
  const { id, keys } = await publish();
  const [text = '', sectionKey = ''] = keys;
  const track = { id, sectionKey, language: 'cn' } as const;
  await shen.call(wire.saveCaptions, { ...track, text: srt });
  const before = await stored();
  expect((await lin.call(wire.saveCaptions, { ...track, text: srt })).status).toBe(403);
  expect((await lin.call(wire.removeCaptions, track)).status).toBe(403);
  const wrong = await shen.call(wire.saveCaptions, { ...track, text: '<html></html>' });
  expect(wrong.body.errorCode).toBe(numberOf('course.wrong-captions'));
  expect((await shen.call(wire.saveCaptions, { ...track, sectionKey: text, text: srt })).status).toBe(404);
  expect((await shen.call(wire.saveCaptions, { ...track, sectionKey: 'nothing', text: srt })).status).toBe(404);
  await shen.call(withdrawCourse, { id });
  await shen.call(archiveCourse, { id });
  const late = await shen.call(wire.saveCaptions, { ...track, text: srt });
  expect(late.body.errorCode).toBe(numberOf('course.wrong-state'));
  expect(await stored()).toEqual(before);
});

test('[D-183] a copy of a course has the captions of its films', async () => {
  const { id, keys } = await publish();
  await shen.call(wire.saveCaptions, { id, sectionKey: keys[1] ?? '', language: 'cn', text: srt });
  const copy = (await shen.call(copyCourse, { id })).body;
  const { chapters } = (await shen.call(readCourseForm, { id: copy.id })).body;
  const sectionKey = chapters[0]?.sections[1]?.key ?? '';
  const query = { courseId: copy.id, sectionKey, language: 'cn', isPreview: true } as const;
  expect((await shen.call(wire.readCaptions, query)).body.cues).toHaveLength(2);
});

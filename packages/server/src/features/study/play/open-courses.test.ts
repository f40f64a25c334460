import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { reportPlay, startPlay } from '@shuyuan/contract/study/play/play.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf, openSection, type Section } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const openCourse = (over: Partial<Section> = {}): Section => ({
  type: SectionType.openCourse,
  title: '公开课',
  isRequired: true,
  url: 'https://example.com/open',
  minutes: 3,
  ...over,
});

test('[ENUM-02] [D-178] minutes in an open course count as they pass, at no speed faster, and finish it', async () => {
  const { id: courseId, keys } = await courses.publish([openCourse()]);
  const sectionKey = keys[0] ?? '';
  const lin = await courses.as('linzhiyuan');
  expect((await lin.call(openSection, { courseId, sectionKey })).body.url).toBe('https://example.com/open');
  const { body: play } = await lin.call(startPlay, { courseId, sectionKey });
  expect(play).toMatchObject({ unitCount: 3, countedUnits: 0 });
  const report = async (sequence: number) =>
    (
      await lin.call(reportPlay, {
        id: play.playId,
        sequence,
        intervals: [{ from: 0, to: 3 }],
        activeSeconds: 60,
        resumePoint: 0,
      })
    ).body;
  expect(await report(1)).toMatchObject({ countedUnits: 0, finishTime: null });
  world.clock.advance(minuteMs);
  expect(await report(2)).toMatchObject({ countedUnits: 1, finishTime: null });
  world.clock.advance(2 * minuteMs);
  expect(await report(3)).toMatchObject({ countedUnits: 3, progress: { percentage: 100 } });
  expect(await courses.lessonsOf('linzhiyuan', courseId)).toMatchObject([{ unit: 'minute', finishStatus: 2 }]);
});

test('[ENUM-02] an open course has an address and minutes, and nothing else has minutes; a copy keeps them', async () => {
  const author = await courses.as('shenruoxi');
  const { id, revision } = (await courses.create()).body;
  const before = await courses.snapshot();
  const save = async (section: Section) =>
    (await courses.saveOutline({ id, revision }, [{ title: '章', sections: [section] }])).body;
  const wrong = { errorCode: errorTable['course.wrong-section'].number };
  expect(await save(openCourse({ minutes: undefined }))).toMatchObject(wrong);
  expect(await save(openCourse({ url: undefined }))).toMatchObject(wrong);
  expect(await save(openCourse({ type: SectionType.url }))).toMatchObject(wrong);
  for (const minutes of [0, 1.5, 1_441])
    expect(
      (await courses.saveOutline({ id, revision }, [{ title: '章', sections: [openCourse({ minutes })] }])).status,
    ).toBe(422);
  expect(await courses.snapshot()).toBe(before);
  await save(openCourse({ minutes: 45 }));
  const copy = (await author.call(manage.copyCourse, { id })).body;
  const form = (await author.call(manage.readCourseForm, { id: copy.id })).body;
  expect(form.chapters[0]?.sections).toMatchObject([{ type: SectionType.openCourse, unitCount: 45 }]);
});

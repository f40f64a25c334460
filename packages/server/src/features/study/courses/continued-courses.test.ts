import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { openShare, visitShare } from '@shuyuan/contract/sharing/share.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import * as wire from '@shuyuan/contract/study/courses/course.wire';
import { publishCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

test('[D-176] what somebody learned last comes first, with the section they had open; a run keeps its version', async () => {
  const older = await courses.publish([article('甲一'), article('甲二')], { title: '次序：甲' });
  const newer = await courses.publish([article('乙一')], { title: '次序：乙' });
  const lin = await courses.as('linzhiyuan');
  await lin.call(startPlay, { courseId: newer.id, sectionKey: newer.keys[0] ?? '' });
  world.clock.advance(1_000);
  await lin.call(startPlay, { courseId: older.id, sectionKey: older.keys[1] ?? '' });
  const found = async (order: 'newest' | 'studied') =>
    (await lin.call(wire.listCourses, { search: '次序', finishStatus: 1, order })).body.items;
  expect((await found('newest')).map(({ title }) => title)).toEqual(['次序：乙', '次序：甲']);
  const [first, second] = await found('studied');
  expect(first).toMatchObject({ title: '次序：甲', lesson: { key: older.keys[1], title: '甲二', resumePoint: 0 } });
  expect(second).toMatchObject({ title: '次序：乙', lesson: { title: '乙一' } });

  const chapters = [{ title: '另一章', sections: [article('丙')] }];
  const { revision } = (await courses.saveOutline(older, chapters)).body;
  await (await courses.as('shenruoxi')).call(publishCourse, { id: older.id, revision });
  const info = async (account: string) =>
    (await (await courses.as(account)).call(wire.findCourseBasicInfo, { id: older.id })).body;
  expect(await info('linzhiyuan')).toMatchObject({ versionNumber: 1, publishedNumber: 2, lesson: { title: '甲二' } });
  expect(await info('amina')).toMatchObject({ versionNumber: 2, publishedNumber: 2, lesson: null });
});

test('[SHARE-13] [D-085] a course is shared by whoever may open it; the link opens it for nobody else', async () => {
  const amina = await courses.idOf('member', 'account', 'amina');
  const audience = { ...everyone, isEveryone: false, memberIds: [amina] };
  const { id } = await courses.publish([article('一')], { title: '只给一位', audience });
  const thing = { id, type: ShareType.course };
  expect((await (await courses.as('amina')).call(openShare, thing)).body).toMatchObject({ title: '只给一位' });
  for (const call of [openShare, visitShare])
    expect((await (await courses.as('linzhiyuan')).call(call, thing)).body.errorCode).toBe(
      errorTable['course.not-in-audience'].number,
    );
});

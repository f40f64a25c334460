import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { listOwnCourses } from '@shuyuan/contract/study/courses/own-course.wire';
import { recommendHot } from '@shuyuan/contract/study/courses/recommend.wire';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { countRecentLearners } from '../recommend/count-recent-learners.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  const made = [];
  for (const title of ['一', '二', '三']) made.push(await courses.publish([article(title)], { title }));
  id = made[0]?.id ?? '';
  for (const account of ['linzhiyuan', 'amina', 'hejingxing'])
    await courses.finish(account, id, made[0]?.keys[0] ?? '');
  for (const { id: courseId, keys } of made) await courses.finish('linzhiyuan', courseId, keys[0] ?? '');
  await countRecentLearners(world.installation.system);
  // A plan is judged by what it asks for: estimates and machines differ.
  await world.rows('create sequence asked_progress');
  await world.rows('grant usage on sequence asked_progress to public');
  await world.rows('alter function study_progress(text, timestamptz) rename to study_progress_of_run');
  await world.rows(
    `create function study_progress(run text, as_of timestamptz)
       returns table (required integer, finished integer, percentage integer, status smallint) language plpgsql as $$
     begin
       perform nextval('asked_progress');
       return query select * from study_progress_of_run(run, as_of);
     end $$`,
  );
});
afterAll(() => world.close());

const one = { page: 1, pageSize: 1 };
const asks = {
  'learners of a course': async () => (await (await courses.as('shenruoxi')).call(listLearners, { id, ...one })).body,
  'the catalogue': async () => (await (await courses.as('linzhiyuan')).call(listCourses, one)).body,
  'own courses': async () => (await (await courses.as('linzhiyuan')).call(listOwnCourses, one)).body,
  'courses most learned': async () => (await (await courses.as('linzhiyuan')).call(recommendHot, { size: 1 })).body,
};

test.each(Object.entries(asks))(
  '[D-183] of %s progress is worked out for the page alone, however many there are',
  async (_, ask) => {
    await world.rows(`select setval('asked_progress', 1, false)`);
    expect((await ask()).items).toHaveLength(1);
    expect(await world.rows('select last_value::integer as asked, is_called from asked_progress')).toEqual([
      { asked: 1, is_called: true },
    ]);
  },
);

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { foldLearnerCounts } from './fold-learner-counts.ts';

let world: TestWorld;
let members: readonly string[];
let courseIds: readonly string[];
beforeAll(async () => {
  world = await openWorld();
  const courses = coursesOf(world);
  courseIds = [(await courses.publish([article('一')])).id, (await courses.publish([article('二')])).id];
  members = (await world.rows('select id from member order by id limit 4')).map(({ id }) => String(id));
});
afterAll(() => world.close());

const fold = () => foldLearnerCounts(world.installation.system);
const kept = () =>
  world.rows(
    `select content_id as id, sum(learners)::int as learners, sum(finished)::int as finished from learner_count
     where content_id = any($1) group by content_id having sum(learners) <> 0 or sum(finished) <> 0 order by content_id`,
    [courseIds],
  );
const counted = () =>
  world.rows(
    `select course_id as id, count(*)::int as learners, count(finished_at)::int as finished from study_run
     where course_id = any($1) and closed_at is null group by course_id order by course_id`,
    [courseIds],
  );

const open = 'course_id = $1 and member_id = $2 and closed_at is null';
const steps = {
  begin: `insert into study_run (id, tenant_id, course_id, member_id, number, version_id, opened_at)
    select gen_random_uuid(), tenant_id, id, $2, 1 + (select count(*) from study_run where course_id = $1 and member_id = $2),
      version_id, now() from course where id = $1 on conflict do nothing`,
  finish: `update study_run set finished_at = coalesce(finished_at, now()) where ${open}`,
  study: `update study_run set studied_at = now() where ${open}`,
  close: `update study_run set closed_at = now() where ${open}`,
};
type Step = keyof typeof steps | 'fold' | 'remove';

test('[D-183] the kept counts of learners are those counted anew, whatever happens to runs in whichever order', async () => {
  const step = fc.record({
    what: fc.constantFrom<Step>('begin', 'begin', 'finish', 'finish', 'study', 'close', 'fold', 'remove'),
    course: fc.nat({ max: 1 }),
    member: fc.nat({ max: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (history) => {
      await world.rows('delete from study_run where course_id = any($1)', [courseIds]);
      for (const { what, course, member } of history) {
        if (what === 'fold') await fold();
        else if (what === 'remove') await world.rows('delete from study_run where course_id = $1', [courseIds[course]]);
        else await world.rows(steps[what], [courseIds[course], members[member]]);
      }
      expect(await kept()).toEqual(await counted());
      await fold();
      expect(await kept()).toEqual(await counted());
    }),
    { numRuns: 30 },
  );
});

test('[D-183] of each course one row is left, also when two make it at once, and none of nothing', async () => {
  await world.rows('delete from study_run where course_id = any($1)', [courseIds]);
  for (const member of members) await world.rows(steps.begin, [courseIds[0], member]);
  await Promise.all([fold(), fold(), world.rows(steps.finish, [courseIds[0], members[0]])]);
  await fold();
  expect(
    await world.rows('select learners, finished from learner_count where content_id = any($1)', [courseIds]),
  ).toEqual([{ learners: 4, finished: 1 }]);
  await world.rows('delete from study_run where course_id = $1', [courseIds[0]]);
  await fold();
  expect(await world.rows('select from learner_count where content_id = any($1)', [courseIds])).toEqual([]);
});

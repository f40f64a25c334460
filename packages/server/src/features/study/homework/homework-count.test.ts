import { listHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { foldLearnerCounts } from '../learners/fold-learner-counts.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let members: readonly string[];
let courseIds: readonly string[];
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  const homework = article('作业', { type: SectionType.homework, text: '<p>量一次跳动</p>' });
  courseIds = [(await courses.publish([homework])).id, (await courses.publish([homework])).id];
  members = (await world.rows('select id from member order by id limit 4')).map(({ id }) => String(id));
});
afterAll(() => world.close());

const fold = () => foldLearnerCounts(world.installation.system);
const kept = () =>
  world.rows(
    `select course_id as id, state, sum(works)::int as works from homework_count
     where course_id = any($1) group by course_id, state having sum(works) <> 0 order by course_id, state`,
    [courseIds],
  );
const counted = () =>
  world.rows(
    `select course_id as id, state, count(*)::int as works from homework
     where course_id = any($1) and state <> 'draft' group by course_id, state order by course_id, state`,
    [courseIds],
  );

/** A run with a work, or the work a run has already. */
const write = (state: string) => `
  with run as (insert into study_run (id, tenant_id, course_id, member_id, number, version_id, opened_at)
    select course.id || $2, tenant_id, course.id, $2, 1, version_id, now() from course where id = $1
    on conflict do nothing)
  insert into homework (id, tenant_id, course_id, run_id, section_key, member_id, state, text, updated_at, submitted_at)
  select id || $2, tenant_id, id, id || $2, 'key', $2, '${state}', '', now(), ${state === 'draft' ? 'null' : 'now()'}
  from course where id = $1
  on conflict (run_id, section_key) do update set state = excluded.state, submitted_at = excluded.submitted_at`;
const own = 'course_id = $1 and member_id = $2';
const steps = {
  draft: write('draft'),
  submit: write('submitted'),
  replace: `update homework set text = 'anew', submitted_at = now() where ${own} and state = 'submitted'`,
  pass: `update homework set state = 'passed' where ${own} and state = 'submitted'`,
  return: `update homework set state = 'returned' where ${own} and state = 'submitted'`,
  removeRun: `delete from study_run where ${own}`,
};
type Step = keyof typeof steps | 'fold' | 'remove';

test('[ENUM-02] the kept counts of works are those counted anew, whatever happens to works in whichever order', async () => {
  const step = fc.record({
    what: fc.constantFrom<Step>(
      'draft',
      'submit',
      'submit',
      'replace',
      'pass',
      'return',
      'removeRun',
      'fold',
      'remove',
    ),
    course: fc.nat({ max: 1 }),
    member: fc.nat({ max: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (history) => {
      await world.rows('delete from study_run where course_id = any($1)', [courseIds]);
      for (const { what, course, member } of history) {
        if (what === 'fold') await fold();
        else if (what === 'remove') await world.rows('delete from homework where course_id = $1', [courseIds[course]]);
        else await world.rows(steps[what], [courseIds[course], members[member]]);
      }
      expect(await kept()).toEqual(await counted());
      await fold();
      expect(await kept()).toEqual(await counted());
    }),
    { numRuns: 30 },
  );
});

test('[ENUM-02] of each course and state one row is left, also when two make it at once, and the list says that number', async () => {
  const [courseId = ''] = courseIds;
  await world.rows('delete from study_run where course_id = $1', [courseId]);
  for (const member of members) await world.rows(steps.submit, [courseId, member]);
  await Promise.all([fold(), fold(), world.rows(steps.pass, [courseId, members[0]])]);
  await fold();
  const rows = 'select state, works from homework_count where course_id = $1 order by state';
  expect(await world.rows(rows, [courseId])).toEqual([
    { state: 'passed', works: 1 },
    { state: 'submitted', works: 3 },
  ]);
  const lecturer = await courses.as('shenruoxi');
  const countOf = async (over: object) =>
    (await lecturer.call(listHomework, { id: courseId, ...over })).body.recordCount;
  expect(await countOf({})).toBe(3);
  expect(await countOf({ state: 'passed' })).toBe(1);
  expect(await countOf({ state: 'returned' })).toBe(0);
  expect(await countOf({ search: '没有这个人' })).toBe(0);
  await world.rows('delete from study_run where course_id = $1', [courseId]);
  await fold();
  expect(await world.rows(rows, [courseId])).toEqual([]);
});

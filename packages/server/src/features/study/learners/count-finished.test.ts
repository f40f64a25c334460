import fc from 'fast-check';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { listManagedPositions } from '@shuyuan/contract/positions/manage-position.wire';
import { listManagedSubjects } from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/context.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';
import { studyJobs } from '../study.jobs.ts';
import { countFinishedPaths, countFinishedSubjects } from './finished-count.store.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  world = await openWorld();
  subjects = subjectsOf(world);
  positions = positionsOf(world);
});
afterAll(() => world.close());

const runJob = (name: string) => studyJobs.find((job) => job.name === name)?.handle(world.installation.system, {});
const count = () => runJob('study:count-finished');
const learners = ['linzhiyuan', 'tangyuwei', 'amina'];

const ofSubject = async (id: string) =>
  (await (await subjects.as('shenruoxi')).call(listManagedSubjects, {})).body.items.find((row) => row.id === id);
const ofPath = async (id: string) =>
  (await (await positions.as('luchengze')).call(listManagedPositions, {})).body.items.find((row) => row.id === id);

test('[D-183] the list of subjects says how many have finished, also because the rest was withdrawn', async () => {
  const courses = coursesOf(world);
  const course = await courses.publish([article('一')]);
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程'), courseItem(course.id, '课程')])]);
  for (const account of learners) await subjects.join(account, id);
  await subjects.finish('linzhiyuan', id, '规程');
  await count();
  expect(await ofSubject(id)).toMatchObject({ learnerCount: 3, finishedCount: 0 });
  await (await subjects.as('shenruoxi')).call(withdrawCourse, { id: course.id });
  await count();
  await runJob('study:fold-learner-counts');
  expect(await ofSubject(id)).toMatchObject({ learnerCount: 3, finishedCount: 1 });
  await world.rows('delete from subject_run where subject_id = $1', [id]);
  expect(await ofSubject(id)).toMatchObject({ learnerCount: 0, finishedCount: 0 });
});

test('[POSITION-01] the list of paths says how many have finished beside those who were agreed to', async () => {
  const { id } = await positions.publish([[link('一'), link('二')]]);
  await positions.assign(id, ...learners);
  for (const title of ['一', '二']) await positions.read('linzhiyuan', id, title);
  await positions.read('amina', id, '一');
  await count();
  expect(await ofPath(id)).toMatchObject({ holderCount: 3, finishedCount: 1, agreedCount: 0 });
  await positions.unassign(id, 'linzhiyuan');
  expect(await ofPath(id)).toMatchObject({ holderCount: 2, finishedCount: 0 });
});

test('[D-183] with more runs than are asked at once each has its turn, and no other', async () => {
  const subject = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  const path = await positions.publish([[link('规程')]]);
  await positions.assign(path.id, ...learners);
  for (const account of learners) {
    await subjects.join(account, subject.id);
    await subjects.finish(account, subject.id, '规程');
    await positions.read(account, path.id, '规程');
  }
  const isFinished = async () =>
    (
      await world.rows(
        `select count(*) filter (where run.is_finished)::int as done, count(*)::int as of from (
           select is_finished from subject_run where subject_id = $1
           union all select is_finished from position_run where position_id = $2) run`,
        [subject.id, path.id],
      )
    )[0];
  const runs = Number((await world.rows('select count(*) from subject_run'))[0]?.['count']);
  const walks = Number((await world.rows('select count(*) from position_run where closed_at is null'))[0]?.['count']);
  const turnsNeeded = Math.max(runs, walks);
  const asOf = new Date(world.clock.now());
  const take = (minute: number) =>
    transact(world.installation.system, (within) =>
      within.inTransaction(async (tx) => {
        await countFinishedSubjects(tx, { minute, runsAtOnce: 1, asOf });
        await countFinishedPaths(tx, { minute, runsAtOnce: 1, asOf });
      }),
    );
  expect(await isFinished()).toEqual({ done: 0, of: 6 });
  await take(1);
  expect((await isFinished())?.['done']).toBeLessThan(6);
  for (let minute = 2; minute <= turnsNeeded; minute += 1) await take(minute);
  expect(await isFinished()).toEqual({ done: 6, of: 6 });
});

const steps = {
  join: `insert into subject_run (id, tenant_id, subject_id, member_id, version_id, opened_at)
    select gen_random_uuid(), tenant_id, id, $2, version_id, now() from subject where id = $1 on conflict do nothing`,
  finish: 'update subject_run set is_finished = true where subject_id = $1 and member_id = $2',
  reopen: 'update subject_run set is_finished = false where subject_id = $1 and member_id = $2',
  leave: 'delete from subject_run where subject_id = $1 and member_id = $2',
};

test('[D-183] the kept counts of a subject are those counted anew, whatever happens to runs in whichever order', async () => {
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  const members = (await world.rows('select id from member order by id limit 2')).map((row) => String(row['id']));
  const step = fc.record({
    what: fc.constantFrom('join', 'join', 'finish', 'finish', 'reopen', 'leave', 'fold'),
    member: fc.nat({ max: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (history) => {
      await world.rows('delete from subject_run where subject_id = $1', [id]);
      for (const { what, member } of history)
        if (what === 'fold') await runJob('study:fold-learner-counts');
        else await world.rows(steps[what], [id, members[member]]);
      const [kept, counted] = await Promise.all([
        world.rows(
          `select coalesce(sum(learners), 0)::int as learners, coalesce(sum(finished), 0)::int as finished
           from learner_count where content_id = $1`,
          [id],
        ),
        world.rows(
          `select count(*)::int as learners, count(*) filter (where is_finished)::int as finished
           from subject_run where subject_id = $1`,
          [id],
        ),
      ]);
      expect(kept).toEqual(counted);
    }),
    { numRuns: 20 },
  );
});

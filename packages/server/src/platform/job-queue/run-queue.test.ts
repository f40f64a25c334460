import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { defineJob, enqueue, jobName, startJobs } from '../jobs.ts';
import { releaseOrphanedJobs } from './release-orphaned-jobs.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.rows('delete from graphile_worker._private_jobs'));

const name = jobName<object>('test:long');
const enqueueOne = () => world.installation.db.system.inTransaction((tx) => enqueue(tx, { name, payload: {} }));
const jobsOf = () =>
  world.rows('select locked_by as "lockedBy", attempts from graphile_worker._private_jobs order by id');

/** Workers with one job that runs until it is told to end. */
async function startLongJob(graceMs: number) {
  const { db, system } = world.installation;
  const steps = new EventTarget();
  const begun = once(steps, 'begun');
  const ending = once(steps, 'end');
  const job = defineJob(name, async () => {
    steps.dispatchEvent(new Event('begun'));
    await ending;
    steps.dispatchEvent(new Event('ended'));
  });
  const { stop } = await startJobs({ url: db.url, jobs: [job], concurrency: 1, ctx: system, graceMs });
  return {
    begun,
    end: async () => {
      const ended = once(steps, 'ended');
      steps.dispatchEvent(new Event('end'));
      await ended;
    },
    stop,
  };
}

test('a job that outlasts the stop is given back to the queue, and its end later disturbs nobody', async () => {
  await enqueueOne();
  const work = await startLongJob(1);
  await work.begun;
  expect(await jobsOf()).toMatchObject([{ lockedBy: expect.stringMatching(/^pool-/) }]);
  await work.stop();
  expect(await jobsOf()).toMatchObject([{ lockedBy: null, attempts: 1 }]);
  // An error nobody handles would end the process; the runner of tests reports it as a failure.
  await work.end();
  expect(await jobsOf()).toMatchObject([{ lockedBy: null, attempts: 1 }]);
});

test('a job that ends within the time is written as done', async () => {
  await enqueueOne();
  const work = await startLongJob(60_000);
  await work.begun;
  const stopped = work.stop();
  await work.end();
  await stopped;
  expect(await jobsOf()).toEqual([]);
});

test('a database that refuses to write the end of a job ends no process: the job is done again', async () => {
  // A sequence counts also what is rolled back.
  await world.rows('create sequence refusals');
  await world.rows(`
    create function refuse_once() returns trigger language plpgsql as $$
    begin
      if nextval('refusals') = 1 then raise exception 'going away' using errcode = '57P01'; end if;
      return old;
    end $$`);
  await world.rows(
    'create trigger refuse_once before delete on graphile_worker._private_jobs for each row execute function refuse_once()',
  );
  await enqueueOne();
  const work = await startLongJob(60_000);
  await work.begun;
  await work.end();
  await expect.poll(jobsOf, { timeout: 20_000 }).toEqual([]);
  await work.stop();
  await world.rows('drop function refuse_once cascade');
});

test('the jobs of workers that are gone are given back, those of living ones are not', async () => {
  await enqueueOne();
  const work = await startLongJob(60_000);
  await work.begun;
  const { owner } = world.installation.db;
  await expect
    .poll(() => world.rows("select 1 from pg_locks where locktype = 'advisory' and classid = 7309"))
    .toHaveLength(1);
  await enqueueOne();
  await world.rows(
    "update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now() where locked_by is null",
  );
  expect(await releaseOrphanedJobs(owner), 'too early to say').toEqual([]);
  await world.rows("update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'");
  expect(await releaseOrphanedJobs(owner)).toEqual(['pool-gone']);
  expect(await jobsOf()).toMatchObject([{ lockedBy: expect.stringMatching(/^pool-/) }, { lockedBy: null }]);
  await work.end();
  await work.stop();
});

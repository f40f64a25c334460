import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import type { Tx } from './db.ts';
import { countDeadLetters, defineJob, enqueue, type Job, jobName, startJobs } from './jobs.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function withWorkers(jobs: Job[], check: () => Promise<void>): Promise<void> {
  const { db, system } = world.installation;
  const runner = await startJobs({ url: db.url, jobs, concurrency: 2, ctx: system });
  try {
    await check();
  } finally {
    await runner.stop();
  }
}

test('a job runs once its transaction has committed, and never when it was rolled back', async () => {
  const { inTransaction } = world.installation.db.system;
  const seen: unknown[] = [];
  const name = jobName<{ readonly n: string }>('test:note');
  const job = defineJob(name, async (_, { n }) => void seen.push(n));
  await withWorkers([job], async () => {
    const rolledBack = inTransaction(async (tx) => {
      await enqueue(tx, { name, payload: { n: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await inTransaction((tx) => enqueue(tx, { name, payload: { n: 'once' } }));
    await expect.poll(() => seen).toEqual(['once']);
  });
});

test('the compiler refuses a payload that is not the one of the name', () => {
  const name = jobName<{ readonly n: number }>('test:typed');
  // @ts-expect-error -- `n` is a number
  const enqueueWrong = (tx: Tx) => enqueue(tx, { name, payload: { n: 'one' } });
  // @ts-expect-error -- the handler is given `n`, not `m`
  const handleWrong = () => defineJob(name, async (_, { m }) => void m);
  expect([enqueueWrong, handleWrong]).toHaveLength(2);
});

test('jobs of one key are one job', async () => {
  await world.installation.db.system.inTransaction(async (tx) => {
    const name = jobName<{ readonly n: number }>('test:later');
    const runAt = new Date(Date.now() + 3_600_000);
    await enqueue(tx, { name, key: 'k1', runAt, payload: { n: 1 } });
    await enqueue(tx, { name, key: 'k1', runAt, payload: { n: 2 } });
  });
  expect(await world.rows("select 1 from graphile_worker.jobs where key = 'k1'")).toHaveLength(1);
});

test('a job that used up its attempts stays as a dead letter', async () => {
  const name = jobName<object>('test:fails');
  const job = defineJob(name, () => Promise.reject(new Error('always')));
  await world.installation.db.system.inTransaction((tx) => enqueue(tx, { name, payload: {} }));
  await world.rows(
    "update graphile_worker._private_jobs set max_attempts = 1 where task_id = (select id from graphile_worker._private_tasks where identifier = 'test:fails')",
  );
  await withWorkers([job], () => expect.poll(() => countDeadLetters(world.installation.db.owner)).toBe(1));
});

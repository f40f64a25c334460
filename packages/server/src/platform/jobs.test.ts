import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { countDeadLetters, enqueue, type Job, startJobs } from './jobs.ts';

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
  const job: Job = { name: 'test:note', handle: async (_, payload) => void seen.push(payload['n']) };
  await withWorkers([job], async () => {
    const rolledBack = inTransaction(async (tx) => {
      await enqueue(tx, { name: job.name, payload: { n: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await inTransaction((tx) => enqueue(tx, { name: job.name, payload: { n: 'once' } }));
    await expect.poll(() => seen).toEqual(['once']);
  });
});

test('jobs of one key are one job', async () => {
  await world.installation.db.system.inTransaction(async (tx) => {
    const runAt = new Date(Date.now() + 3_600_000);
    await enqueue(tx, { name: 'test:later', key: 'k1', runAt, payload: { n: 1 } });
    await enqueue(tx, { name: 'test:later', key: 'k1', runAt, payload: { n: 2 } });
  });
  expect(await world.rows("select 1 from graphile_worker.jobs where key = 'k1'")).toHaveLength(1);
});

test('a job that used up its attempts stays as a dead letter', async () => {
  const job: Job = { name: 'test:fails', handle: () => Promise.reject(new Error('always')) };
  await world.installation.db.system.inTransaction((tx) => enqueue(tx, { name: job.name }));
  await world.rows(
    "update graphile_worker._private_jobs set max_attempts = 1 where task_id = (select id from graphile_worker._private_tasks where identifier = 'test:fails')",
  );
  await withWorkers([job], () => expect.poll(() => countDeadLetters(world.installation.db.owner)).toBe(1));
});

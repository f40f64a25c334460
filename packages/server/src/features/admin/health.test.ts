import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { discardDeadLetter, listDeadLetters, readHealth, retryDeadLetter } from '@shuyuan/contract/admin/health.wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defineJob, enqueue, jobName, startJobs } from '../../platform/jobs.ts';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';

let world: TestWorld;
let operator: Caller;
let isBroken = true;
const ran: string[] = [];

const name = jobName<{ readonly note: string }>('test:flaky');
const job = defineJob(name, async (_, { note }) => {
  if (isBroken) throw new Error('the mail server said no');
  ran.push(note);
});

async function work(until: () => Promise<boolean>): Promise<void> {
  const { db, system } = world.installation;
  const runner = await startJobs({ url: db.url, jobs: [job], concurrency: 1, ctx: system });
  try {
    await vi.waitFor(async () => expect(await until()).toBe(true), { timeout: 30_000, interval: 100 });
  } finally {
    await runner.stop();
  }
}

beforeAll(async () => {
  world = await openWorld();
  operator = await world.signIn('admin');
  await world.installation.db.system.inTransaction(async (tx) => {
    for (const note of ['first', 'second']) await enqueue(tx, { name, payload: { note } });
    await enqueue(tx, { name, payload: { note: 'later' }, runAt: new Date(Date.now() + 3_600_000) });
  });
  await world.rows('update graphile_worker._private_jobs set max_attempts = 1 where run_at < now()');
  await work(async () => (await operator.call(readHealth, {})).body.jobs.dead === 2);
});
afterAll(() => world.close());

const letters = async () => (await operator.call(listDeadLetters, {})).body;

test('the operator sees version, database, storage and jobs, and what needs looking at', async () => {
  const { status, body } = await operator.call(readHealth, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.version,
    database: { kind: 'external', version: expect.stringMatching(/^1\d/) },
    storage: { kind: 'disk', isUsable: true },
    jobs: { waiting: 1, running: 0, dead: 2, oldestWaitingSeconds: 0 },
  });
  const files = await world.rows('select name from migration order by name desc');
  expect(body.database).toMatchObject({ migrations: files.length, lastMigration: files[0]?.['name'] });
  expect(body.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(body.storage.freeBytes).toBeLessThanOrEqual(body.storage.totalBytes);
  expect(body.warnings).toContain('jobs.dead');
});

test('files that cannot be written or read are said first, and take no server away', async () => {
  const dataDir = join(world.dataDir, 'no-folder');
  writeFileSync(dataDir, '');
  const beside = await openWorld({ beside: world, env: { DATA_DIR: dataDir } });
  const { body } = await (await beside.signIn('admin')).call(readHealth, {});
  expect(body.storage.isUsable).toBe(false);
  expect(body.warnings[0]).toBe('storage.unusable');
  const ready = await beside.http.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', storage: 'unavailable' }]);
  expect((await beside.http.inject({ url: '/metrics' })).body).toContain('shuyuan_storage_usable 0');
  await beside.close();
});

test('a dead letter is shown with its last error, and nothing of what it carried', async () => {
  const { items, recordCount } = await letters();
  expect(recordCount).toBe(2);
  expect(items[0]).toMatchObject({
    name: job.name,
    attempts: 1,
    lastError: expect.stringContaining('the mail server'),
  });
  expect(JSON.stringify(items)).not.toContain('first');
});

test('only the operator of the installation may look, retry and discard; nothing changes for others', async () => {
  const id = (await letters()).items[0]?.id ?? '';
  for (const [who, status] of [
    [await world.signIn('luchengze'), 403],
    [world.visitor, 401],
  ] as const) {
    expect((await who.call(readHealth, {})).status).toBe(status);
    expect((await who.call(listDeadLetters, {})).status).toBe(status);
    expect((await who.call(retryDeadLetter, { id })).status).toBe(status);
    expect((await who.call(discardDeadLetter, { id })).status).toBe(status);
  }
  const [waiting] = await world.rows('select id::text from graphile_worker.jobs where attempts < max_attempts');
  for (const unknown of ['0', 'x', '9'.repeat(30), String(waiting?.['id'])])
    expect((await operator.call(retryDeadLetter, { id: unknown })).status).toBe(404);
  expect((await operator.call(discardDeadLetter, { id: String(waiting?.['id']) })).status).toBe(404);
  expect((await letters()).recordCount).toBe(2);
});

test('a retried letter runs again, a discarded one is gone; both are in the trail, and neither happens twice', async () => {
  const [one, other] = (await letters()).items;
  isBroken = false;
  const retries = await Promise.all([1, 2].map(() => operator.call(retryDeadLetter, { id: one?.id ?? '' })));
  expect(retries.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await operator.call(discardDeadLetter, { id: other?.id ?? '' })).status).toBe(200);
  expect((await operator.call(discardDeadLetter, { id: other?.id ?? '' })).status).toBe(404);
  expect((await letters()).recordCount).toBe(0);
  await work(async () => ran.length === 1);
  const trail = await world.rows(
    "select action, subject_id, before from audit_entry where subject_kind = 'job' order by at, id",
  );
  const before = { name: job.name, attempts: 1, lastError: expect.stringContaining('the mail server') };
  expect(trail).toEqual([
    { action: 'job.retried', subject_id: one?.id, before },
    { action: 'job.discarded', subject_id: other?.id, before },
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { sourceOf } from '../../world/tests/files/test-upload-client.ts';
import { film, putFilm, sendPart } from '../../world/tests/files/test-uploads.ts';
import { filesJobs } from './files.jobs.ts';

let world: TestWorld;
let lin: Caller;
let tenantId: string;

beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  tenantId = String((await world.rows("select tenant_id from member where account = 'linzhiyuan'"))[0]?.['tenant_id']);
});
afterAll(() => world.close());

/** Sessions end on the way. */
async function later(ms: number): Promise<void> {
  world.clock.advance(ms);
  lin = await world.signIn('linzhiyuan');
}

const count = async (table: string) => Number((await world.rows(`select count(*) from ${table}`))[0]?.['count']);
let sent = 0;
async function putFile(name: string, how: { configId?: string } = {}) {
  const { status, body } = await putFilm(world, lin, { name, uploadId: `jobs-test-${(sent += 1)}`, ...how });
  expect(status).toBe(200);
  return body as { id: string };
}
const send = (uploadId: string) =>
  sendPart(world, lin, { source: sourceOf('a.mp4', film(2_000)), fields: { uploadId } });

const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of world.installation.system.storage.list('')) keys.push(key);
  return keys.toSorted();
};
const stagedCount = async () => {
  let found = 0;
  for await (const _ of world.installation.system.storage.listOpenParts()) found += 1;
  return found;
};
const runJob = async (name: string) => {
  const job = filesJobs.find((one) => one.name === name);
  expect(job).toBeDefined();
  await job?.handle(world.installation.system, {});
};

// First, while the clock of the world is still that of the disk.
test('bytes without a row are swept after a day, those with one never, and rows keep their bytes', async () => {
  const { storage } = world.installation.system;
  await putFile('row.mp4');
  await send('open-one');
  await storage.put(`${tenantId}/nobody`, Buffer.from('x'), { type: 'text/plain' });
  // A bucket may be shared with another installation.
  await storage.put('another-company/file', Buffer.from('x'), { type: 'text/plain' });
  await storage.openParts(`${tenantId}/begun`, { type: 'text/plain', size: 3 });
  const [before, staged] = [await storedKeys(), await stagedCount()];
  await runJob('files:sweep');
  expect([await storedKeys(), await stagedCount()]).toEqual([before, staged]);
  await later(25 * hourMs);
  await runJob('files:sweep');
  const rows = await world.rows('select storage_key from file union all select storage_key from file_variant');
  const ours = rows.map((row) => String(row['storage_key']));
  expect(await storedKeys()).toEqual([...ours, 'another-company/file'].toSorted());
  expect(await stagedCount()).toBe(await count('upload where file_id is null'));
});

test('[D-166] uploads nobody touched for a day are forgotten with their bytes; younger and finished ones are not', async () => {
  await send('old-upload');
  const { id } = await putFile('kept.mp4');
  await later(23 * hourMs);
  await send('young-upload');
  await runJob('files:forget-uploads');
  expect(await count("upload where upload_id in ('old-upload', 'young-upload')")).toBe(2);
  await later(2 * hourMs);
  const staged = await stagedCount();
  await runJob('files:forget-uploads');
  expect(await world.rows('select upload_id from upload where file_id is null')).toEqual([
    { upload_id: 'young-upload' },
  ]);
  expect(await stagedCount()).toBeLessThan(staged);
  expect(await count('upload where file_id is not null')).toBe(0);
  expect(await count(`file where id = '${id}'`)).toBe(1);
  expect(await count('upload_part')).toBe(1);
});

test('drafts nobody claimed for 30 days are removed; claimed and personal files are not', async () => {
  const draft = await putFile('draft.mp4', { configId: 'video' });
  const own = await putFile('own.mp4');
  const claimed = await putFile('claimed.mp4', { configId: 'video' });
  await world.rows("update file set purpose = 'course', subject_id = 'c9' where id = $1", [claimed.id]);
  await later(29 * dayMs);
  await runJob('files:forget-drafts');
  expect(await count(`file where id = '${draft.id}'`)).toBe(1);
  await later(25 * hourMs);
  const keys = await storedKeys();
  await runJob('files:forget-drafts');
  expect(await count(`file where id in ('${draft.id}', '${own.id}', '${claimed.id}')`)).toBe(2);
  expect((await storedKeys()).length).toBeLessThan(keys.length);
});

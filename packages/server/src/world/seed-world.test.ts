import { listMyFiles, readFileUse, readPreview } from '@shuyuan/contract/files/files.wire';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharesNoticeJob } from '../features/ledger/distribute/distribute-notices.ts';
import { notificationJobs } from '../features/notifications/notifications.jobs.ts';
import { openWorld, type TestWorld } from './open-world.ts';
import { seedWorldOnce } from './seed-world.ts';
import { readFile } from './tests/files/test-files.ts';

let world: TestWorld;
beforeAll(async () => {
  // The template of the tests has lost its files and its outbox; this world is told afresh, bytes and all.
  world = await openWorld({ isEmpty: true });
  await seedWorldOnce(world.installation.system);
});
afterAll(() => world.close());

test('the files of the story are what their names say, and a page can show each of them', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listMyFiles, { page: 1, pageSize: 10 })).body;
  expect(items.map(({ kind }) => kind)).toEqual(['audio', 'picture', 'book', 'document']);
  for (const { id, name, path, contentType } of items) {
    const { status, bytes } = await readFile(world, lin, path);
    expect(status, name).toBe(200);
    expect((await fileTypeFromBuffer(bytes))?.mime, name).toBe(contentType);
    expect((await lin.call(readPreview, { fileId: id })).body.previewPath, name).not.toBeNull();
  }
  const total = items.reduce((sum, { size }) => sum + size, 0);
  expect((await lin.call(readFileUse, {})).body).toMatchObject({ usedBytes: total, fileCount: 4 });
});

test('nobody is rung for coins of the past', async () => {
  const waiting = await world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where payload ->> 'kind' = 'reward' or t.identifier = $1`,
    [sharesNoticeJob],
  );
  expect(waiting).toEqual([]);
});

test('nobody of the seeded company is told the same thing twice, by the story or by what the story did', async () => {
  const waiting = await world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:deliver'`,
  );
  // Not empty: the approvals of the story tell people too.
  expect(waiting.length).toBeGreaterThan(0);
  const deliver = notificationJobs.find(({ name }) => name === 'notifications:deliver');
  for (const { payload } of waiting) {
    await deliver?.handle(world.installation.system, payload as Record<string, unknown>);
  }
  const twice = await world.rows(
    `select member_id, kind, text, values, count(*)::int from notification
     group by 1, 2, 3, 4 having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const byStory = await world.rows("select distinct kind from notification where key like 'world %' order by 1");
  expect(byStory.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['approval-waiting']));
  const approvals = await world.rows("select count(*)::int as n from notification where kind like 'approval-%'");
  expect(approvals[0]?.['n']).toBeGreaterThan(0);
});

test('D-147: a notice of the story opens what it names', async () => {
  const told = await world.rows(
    `select n.text, n.values, n.link, m.id as person_id from notification n
     left join member m on m.full_name = n.values ->> 'person' where n.key like 'world %'`,
  );
  expect(told.length).toBeGreaterThan(0);
  const profile = '/center/my/profile';
  for (const { text, values, link, person_id: personId } of told) {
    const title = (values as { title?: string }).title ?? '';
    const named = text === 'followed' ? `/personal-homepage/${String(personId)}` : profile;
    // An announcement either names a page of the reader, or has nothing to open.
    const isPlain = text === 'announcement' && !title.includes('个人资料');
    expect([title, text, link]).toEqual([title, text, isPlain ? null : named]);
    expect(title).not.toContain('名录');
  }
});

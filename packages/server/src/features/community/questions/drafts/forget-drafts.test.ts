import { readDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';
import { draftJobs } from './drafts.jobs.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  of = questionsOf(world);
});
afterAll(() => world.close());
beforeEach(() => world.rows('delete from question_draft'));

const forget = async () => {
  for (const { handle } of draftJobs) await handle(world.installation.system, {});
};
/** How long ago somebody last wrote at it. */
const rested = (id: string, ms: number) =>
  world.rows('update question_draft set updated_at = $2 where id = $1', [id, new Date(world.clock.now() - ms)]);
const kept = async (files: readonly { readonly fileId: string }[]) => {
  const ids = files.map(({ fileId }) => fileId);
  const rows = await world.rows('select id from file where id = any($1)', [ids]);
  return ids.filter((id) => rows.some((row) => row['id'] === id));
};
const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of world.installation.system.storage.list('')) keys.push(key);
  return keys;
};

test('[COMM-17] D-140: a draft nobody comes back to for ninety days is forgotten with its files, a younger one is not', async () => {
  const lin = await of.as('linzhiyuan');
  const team = await of.team('linzhiyuan');
  const [old, young] = [await of.bring('linzhiyuan'), await of.bring('linzhiyuan')];
  const [key] = await world.rows('select storage_key from file where id = $1', [old.fileId]);
  const words = { title: '', topicIds: [] };
  const asked = { ...words, kind: QuestionKind.ask, content: `<img src="${old.path}">` };
  const written = { ...words, kind: QuestionKind.article, accountId: team, content: `<img src="${young.path}">` };
  await rested((await lin.call(saveDraft, asked)).body.id, 91 * dayMs);
  await rested((await lin.call(saveDraft, written)).body.id, 89 * dayMs);
  await forget();
  expect((await lin.call(readDraft, {})).body.draft).toBeNull();
  expect((await lin.call(readDraft, { accountId: team })).body.draft).not.toBeNull();
  expect(await kept([old, young])).toEqual([young.fileId]);
  expect(await storedKeys()).not.toContain(key?.['storage_key']);
});

test('[COMM-17] what was taken out of a draft again is let go once it has rested for a day, and nothing it names', async () => {
  const lin = await of.as('linzhiyuan');
  const accountId = await of.team('linzhiyuan');
  const [picture, cover, taken] = [
    await of.bring('linzhiyuan'),
    await of.bring('linzhiyuan'),
    await of.bring('linzhiyuan'),
  ];
  const [document, dropped] = [await of.bring('linzhiyuan', '一.pdf'), await of.bring('linzhiyuan', '二.pdf')];
  const form = { kind: QuestionKind.file, accountId, title: '', topicIds: [], coverFileId: cover.fileId };
  const content = `<p>看</p><img src="${picture.path}">`;
  const first = { content: `${content}<img src="${taken.path}">`, fileIds: [document.fileId, dropped.fileId] };
  await lin.call(saveDraft, { ...form, ...first });
  const { id } = (await lin.call(saveDraft, { ...form, content, fileIds: [document.fileId] })).body;
  const all = [picture, cover, taken, document, dropped];
  await rested(id, 23 * hourMs);
  await forget();
  expect(await kept(all)).toHaveLength(5);
  await rested(id, 25 * hourMs);
  await forget();
  expect(await kept(all)).toEqual([picture, cover, document].map(({ fileId }) => fileId));
  expect((await lin.call(readDraft, { accountId })).body.draft).toMatchObject({ fileIds: [document.fileId] });
});

import { saveDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { withFailingCommit } from '../../../../world/test-commits.ts';
import { readFile, sweepFiles } from '../../../../world/tests/files/test-files.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('delete from question_draft');
  of = questionsOf(world);
});
afterAll(() => world.close());

const headers = { 'idempotency-key': 'publish-once' };
const keyOf = async (fileId: string) =>
  (await world.rows('select storage_key from file where id = $1', [fileId]))[0]?.['storage_key'];
const isStored = async (wanted: unknown) => {
  for await (const { key } of world.installation.system.storage.list('')) if (key === wanted) return true;
  return false;
};

test('[COMM-09] D-026: a publishing whose commit fails leaves the draft with its files and their bytes', async () => {
  const lin = await of.as('linzhiyuan');
  const left = await of.bring('linzhiyuan');
  const draft = { kind: QuestionKind.ask, title: '', content: `<img src="${left.path}">`, topicIds: [] };
  expect((await lin.call(saveDraft, draft)).status).toBe(200);
  const form = of.ask();
  const answer = await withFailingCommit(world, 'question', () => lin.call(createQuestion, form, { headers }));
  expect(answer.status).toBe(500);
  expect((await readFile(world, lin, left.path)).status).toBe(200);

  const key = await keyOf(left.fileId);
  expect((await lin.call(createQuestion, form, { headers })).status).toBe(200);
  expect(await keyOf(left.fileId)).toBeUndefined();
  expect((await readFile(world, lin, left.path)).status).toBe(404);
  // What is nobody's any more is swept up within the hour, once it is a day old.
  world.clock.advance(25 * hourMs);
  await sweepFiles(world);
  expect(await isStored(key)).toBe(false);
});

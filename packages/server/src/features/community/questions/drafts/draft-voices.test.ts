import { readDraft, removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { readFile } from '../../../../world/tests/files/test-files.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('delete from question_draft');
  of = questionsOf(world);
});
afterAll(() => world.close());

test('[COMM-17] D-140: what was begun in one voice is kept and published in another, with its pictures', async () => {
  const team = await of.team('linzhiyuan');
  const lin = await of.as('linzhiyuan');
  const picture = await of.bring('linzhiyuan');
  const words = { title: '换模时间怎么缩短', content: `<p>看图</p><img src="${picture.path}">`, topicIds: [] };
  const asked = (await lin.call(saveDraft, { kind: QuestionKind.ask, ...words })).body;
  const article = { kind: QuestionKind.article, accountId: team, ...words };
  expect((await lin.call(saveDraft, article)).status).toBe(200);
  // What has moved is not taken away with the draft it came from.
  await lin.call(removeDraft, { id: asked.id });
  expect((await readFile(world, lin, picture.path)).status).toBe(200);
  await of.published('linzhiyuan', { kind: QuestionKind.ask, ...words });
  const amina = await of.as('amina');
  expect((await readFile(world, amina, picture.path)).status).toBe(200);
  expect((await lin.call(readDraft, { accountId: team })).body.draft).toMatchObject({ title: words.title });
});

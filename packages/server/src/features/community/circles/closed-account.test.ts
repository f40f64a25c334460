import { createCircle, listCircleQuestions, readCircle } from '@shuyuan/contract/community/circle.wire';
import { moderate } from '@shuyuan/contract/community/question-action.wire';
import { closeQuestion, createQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { closeAccount, reopenAccount } from '@shuyuan/contract/teams/account.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { columnsOf } from '../../../world/tests/community/test-columns.ts';
import { whileChanging } from '../../../world/test-races.ts';

let world: TestWorld;
let told: ReturnType<typeof columnsOf>;
beforeAll(async () => {
  world = await openWorld();
  told = columnsOf(world);
});
afterAll(() => world.close());

test('[COMM-45] [COMM-48] what a closed account has published counts in no circle, opened again it does, whatever was done to it meanwhile', async () => {
  const own = await told.team('hejingxing');
  const [he, lin, lu] = [await told.as('hejingxing'), await told.as('linzhiyuan'), await told.as('luchengze')];
  const [here, there] = [
    (await lu.call(createCircle, { name: '这个圈', desc: '' })).body.id,
    (await lu.call(createCircle, { name: '那个圈', desc: '' })).body.id,
  ];
  const counts = async () => {
    const numbers: number[] = [];
    for (const id of [here, there]) {
      const { contentNum } = (await lin.call(readCircle, { id })).body;
      expect((await lin.call(listCircleQuestions, { id })).body.recordCount).toBe(contentNum);
      numbers.push(contentNum);
    }
    return numbers;
  };
  const words = { title: '班前会怎样开', content: '<p>站着开。</p>', topicIds: [] };
  const publish = async () =>
    (await he.call(createQuestion, { kind: QuestionKind.article, accountId: own, ...words, circleId: here })).body.id;
  const [moved, removed, closed] = [await publish(), await publish(), await publish()];
  await lin.call(createQuestion, { kind: QuestionKind.ask, ...words, circleId: here });
  await he.call(closeQuestion, { id: closed });
  expect(await counts()).toEqual([4, 0]);
  await lu.call(closeAccount, { id: own, reason: '' });
  expect(await counts()).toEqual([1, 0]);
  await lu.call(moderate, { id: removed, step: 'remove', reason: '重复' });
  expect((await he.call(updateQuestion, { id: moved, ...words, circleId: there })).status).toBe(200);
  expect(await counts()).toEqual([1, 0]);
  await lu.call(reopenAccount, { id: own, reason: '' });
  expect(await counts()).toEqual([2, 1]);
  // Closed while an article is on its way from one circle to the other: whoever is second sees what the first has done.
  const statement = `update share_account set state = 'closed' where id = $1`;
  const back = () => he.call(updateQuestion, { id: moved, ...words, circleId: here });
  expect((await whileChanging(world, { statement, values: [own] }, back)).status).toBe(200);
  const stored = async () =>
    (
      await world.rows(
        'select content_num from knowledge_circle where id = any($1) order by array_position($1::text[], id)',
        [[here, there]],
      )
    ).map((row) => row['content_num']);
  expect(await stored()).toEqual([2, 1]);
});

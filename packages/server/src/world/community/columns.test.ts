import { listCirclePages, listMyCircles } from '@shuyuan/contract/community/circle.wire';
import {
  listColumnContents,
  listSubscribedColumns,
  recommendRandomColumns,
} from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import { openWorld, type TestWorld } from '../open-world.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

test('[COMM-25] the experts of the demo have columns with something to read, and Lin subscribes to them', async () => {
  const { items } = (await lin.call(recommendRandomColumns, { size: 20 })).body;
  expect(items.map(({ comeEnjoyName }) => comeEnjoyName).toSorted()).toEqual([
    '何以架构',
    '微言质量',
    '顾工说工艺',
    '顾工说工艺',
  ]);
  for (const { id, contentNum, subscribeNum } of items) {
    expect(contentNum).toBeGreaterThan(0);
    expect(subscribeNum).toBeGreaterThan(2);
    expect((await lin.call(listColumnContents, { id })).body.recordCount).toBe(contentNum);
  }
  expect((await lin.call(listSubscribedColumns, {})).body.recordCount).toBe(3);
  expect((await lin.call(listSubscribedQuestions, {})).body.recordCount).toBeGreaterThan(2);
});

test('[COMM-45] four circles, and each counts what stands in it', async () => {
  const { items } = (await lin.call(listCirclePages, {})).body;
  expect(items).toHaveLength(4);
  const counted = await world.rows(
    `select circle.id, count(question.id)::int from knowledge_circle circle
     left join question on question.circle_id = circle.id and question.state in ('active', 'closed') group by circle.id`,
  );
  expect(new Map(items.map(({ id, contentNum }) => [id, contentNum]))).toEqual(
    new Map(counted.map(({ id, count }) => [id, count])),
  );
  expect((await lin.call(listMyCircles, {})).body.recordCount).toBe(2);
});

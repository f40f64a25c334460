import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttentionStatistic, saveAttention } from '@shuyuan/contract/community/attention.wire';
import {
  listCollectedQuestions,
  listFollowedQuestions,
  readMyStatistic,
} from '@shuyuan/contract/community/question-action.wire';
import { readQuestion, removeQuestion } from '@shuyuan/contract/community/question.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addCollect, removeCollect } from '@shuyuan/contract/system/collect.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('truncate question cascade');
  await world.rows('delete from collection where business_type = any($1)', [
    [BusinessType.askContent, BusinessType.shareContent],
  ]);
  await world.rows('delete from attention where target_type = $1', [AttentionTarget.question]);
  of = questionsOf(world);
});
afterAll(() => world.close());

const { askContent, shareContent } = BusinessType;
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const numOf = async (id: string, column: string) => (await of.rowOf(id))?.[column];

test('[COMM-19] [COMM-23] what is followed is listed, the latest first, as long as it is there', async () => {
  const [one, two] = [await of.published('amina'), await of.published('amina')];
  const lin = await of.as('linzhiyuan');
  const follow = (targetId: string, isOn = true) =>
    lin.call(saveAttention, { targetType: AttentionTarget.question, targetId, isOn });
  expect((await follow(one)).body).toMatchObject({ attentionNum: 1 });
  world.clock.advance(1000);
  await follow(two);
  await follow(two);
  expect(await numOf(two, 'attention_num')).toBe(1);
  expect((await lin.call(readQuestion, { id: two })).body).toMatchObject({
    attentionId: expect.any(String),
    attentionNum: 1,
  });
  expect((await lin.call(listFollowedQuestions, {})).body).toMatchObject({ recordCount: 2 });
  expect(ids((await lin.call(listFollowedQuestions, {})).body)).toEqual([two, one]);
  await (await of.as('amina')).call(removeQuestion, { id: two });
  expect(ids((await lin.call(listFollowedQuestions, {})).body)).toEqual([one]);
  const { items } = (await lin.call(readAttentionStatistic, {})).body;
  expect(items).toContainEqual({ targetType: AttentionTarget.question, count: 1 });
  // What is gone can still be left.
  expect((await follow(two, false)).status).toBe(200);
  expect((await follow(two)).status).toBe(404);
  expect((await world.visitor.call(listFollowedQuestions, {})).status).toBe(401);
});

test('[COMM-23] [D-148] what is collected is listed and counted; as the kind it is, once, and given up', async () => {
  const team = await of.team('amina');
  const [question, article] = [await of.published('amina'), await of.published('amina', of.article(team))];
  const lin = await of.as('linzhiyuan');
  const { id } = (await lin.call(addCollect, { businessId: question, businessType: askContent })).body;
  world.clock.advance(1000);
  await lin.call(addCollect, { businessId: question, businessType: askContent });
  await lin.call(addCollect, { businessId: article, businessType: shareContent });
  expect(await numOf(question, 'collect_num')).toBe(1);
  expect((await lin.call(readQuestion, { id: question })).body).toMatchObject({ collectId: id, collectNum: 1 });
  expect(ids((await lin.call(listCollectedQuestions, {})).body)).toEqual([article, question]);
  const before = await of.snapshot();
  expect((await lin.call(addCollect, { businessId: article, businessType: askContent })).status).toBe(404);
  expect((await lin.call(addCollect, { businessId: question, businessType: shareContent })).status).toBe(404);
  expect((await (await of.as('amina')).call(removeCollect, { id })).status).toBe(404);
  expect(await of.snapshot()).toBe(before);
  await lin.call(removeCollect, { id });
  expect(await numOf(question, 'collect_num')).toBe(0);
  expect(await lin.call(listCollectedQuestions, {})).toMatchObject({ body: { recordCount: 1 } });
});

test('[SYSTEM-08] many who collect the same at once are all counted', async () => {
  const businessId = await of.published('amina');
  const people = ['linzhiyuan', 'shenruoxi', 'fangqiming', 'hejingxing', 'tanmuyang'];
  const callers = await Promise.all(people.map(of.as));
  const thing = { businessId, businessType: askContent };
  await Promise.all([...callers, ...callers].map((caller) => caller.call(addCollect, thing)));
  expect(await numOf(businessId, 'collect_num')).toBe(people.length);
});

test('[COMM-24] what the caller has written and what came of it', async () => {
  const jiang = await of.as('jiangshuyi');
  expect((await jiang.call(readMyStatistic, {})).body).toMatchObject({ questionNum: 0, praiseNum: 0, collectNum: 0 });
  const [one, gone] = [await of.published('jiangshuyi'), await of.published('jiangshuyi')];
  await world.rows('update question set praise_num = 3, read_num = 7 where id = any($1)', [[one, gone]]);
  await jiang.call(removeQuestion, { id: gone });
  await world.rows(
    `insert into discussion (id, tenant_id, question_id, author_id, content, praise_num, created_at)
     select 'said', tenant_id, id, author_id, '好', 2, now() from question where id = $1`,
    [one],
  );
  await jiang.call(addCollect, { businessId: one, businessType: askContent });
  expect((await jiang.call(readMyStatistic, {})).body).toEqual({
    questionNum: 1,
    discussNum: 1,
    praiseNum: 5,
    readNum: 7,
    collectNum: 1,
    followerNum: 1,
  });
});

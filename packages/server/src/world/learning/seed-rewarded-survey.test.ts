import { readSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { listSurveyTemplates } from '@shuyuan/contract/surveys/survey-template.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedRewardedSurvey } from './seed-rewarded-survey.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedRewardedSurvey(world.installation.system);
});
afterAll(() => world.close());

const title = '一线改善建议征集';

test('[D-183] the company has a survey that pays whoever takes part, and a template for the next one', async () => {
  const [row] = await world.rows('select id from survey where title = $1', [title]);
  const id = String(row?.['id']);
  const xiao = await world.signIn('xiaoyichen');
  expect((await xiao.call(readSurvey, { id })).body).toMatchObject({ title, reward: 2_000 });
  expect((await (await world.signIn('linzhiyuan')).call(readSurvey, { id })).status).not.toBe(200);
  const shen = await world.signIn('shenruoxi');
  expect((await shen.call(listSurveyTemplates, {})).body.items).toMatchObject([{ title, questionCount: 3 }]);
});

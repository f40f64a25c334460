import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import * as wire from '@shuyuan/contract/surveys/survey-template.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { surveyQuestions, surveysOf } from '../../../world/tests/study/test-surveys.ts';

let world: TestWorld;
let surveys: ReturnType<typeof surveysOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  surveys = surveysOf(world);
  shen = await surveys.as('shenruoxi');
});
afterAll(() => world.close());

test('[D-183] an author makes a template of a survey; every author of the company finds it, and the administrator removes it', async () => {
  const surveyId = await surveys.draft(shen, { title: '季度满意度', isAnonymous: false });
  const { id } = (await shen.call(wire.createSurveyTemplate, { surveyId })).body;
  const pierre = await surveys.as('pierre');
  const { items } = (await pierre.call(wire.listSurveyTemplates, {})).body;
  expect(items).toMatchObject([{ id, title: '季度满意度', questionCount: 3, can: { remove: false } }]);
  expect((await pierre.call(wire.readSurveyTemplate, { id })).body).toMatchObject({
    title: '季度满意度',
    isAnonymous: false,
    questions: surveyQuestions.map((question) => ({ id: question.id, title: question.title })),
  });
  expect((await pierre.call(wire.removeSurveyTemplate, { id })).status).toBe(403);
  expect((await (await surveys.as('luchengze')).call(wire.removeSurveyTemplate, { id })).status).toBe(200);
  expect((await shen.call(wire.listSurveyTemplates, {})).body.recordCount).toBe(0);
});

test('[D-183] no template for learners, of surveys of others or without questions, nor more than a company may have', async () => {
  const surveyId = await surveys.draft(shen);
  const lin = await surveys.as('linzhiyuan');
  expect((await lin.call(wire.createSurveyTemplate, { surveyId })).status).toBe(403);
  expect((await lin.call(wire.listSurveyTemplates, {})).status).toBe(403);
  expect((await lin.call(wire.readSurveyTemplate, { id: 'any' })).status).toBe(403);
  expect((await (await surveys.as('pierre')).call(wire.createSurveyTemplate, { surveyId })).status).toBe(404);
  const empty = await surveys.draft(shen, { questions: [] });
  const code = async (input: { surveyId: string }) =>
    (await shen.call(wire.createSurveyTemplate, input)).body.errorCode;
  expect(await code({ surveyId: empty })).toBe(errorTable['survey.incomplete'].number);
  expect((await shen.call(wire.removeSurveyTemplate, { id: 'nothing' })).status).toBe(404);
  await world.rows(
    `insert into survey_template (id, tenant_id, author_id, kind, title, introduction, is_anonymous, questions, created_at)
     select 't' || n, tenant_id, id, 12, '模板', '', true, '[]', now() from member, generate_series(1, $1) n
     where account = 'shenruoxi'`,
    [surveyLimits.templates],
  );
  expect(await code({ surveyId })).toBe(errorTable['survey.too-many-templates'].number);
  expect(await world.rows('select count(*)::int as count from survey_template')).toEqual([
    { count: surveyLimits.templates },
  ]);
});

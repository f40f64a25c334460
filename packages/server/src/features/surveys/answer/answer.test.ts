import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as form from '@shuyuan/contract/surveys/survey-form.wire';
import * as wire from '@shuyuan/contract/surveys/survey.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';
import { hasSubmittedSurvey, type SurveySubmittedEvent } from '../index.ts';
import { surveyRoutes } from '../surveys.routes.ts';

let world: TestWorld;
let surveys: ReturnType<typeof surveysOf>;
let shen: Caller;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  surveys = surveysOf(world);
  [shen, lin] = [await surveys.as('shenruoxi'), await surveys.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const rowsOf = (id: string) => world.rows('select * from survey_answer where survey_id = $1', [id]);

test('[D-183] who took part and what was said have nothing in common but the survey and the day', async () => {
  const id = await surveys.open(shen);
  await surveys.answer(lin, id, { q1: 'o1', q2: ' 菜凉了 ', q3: 2 });
  const [answer, ...more] = await rowsOf(id);
  const [participation] = await world.rows('select * from survey_participation where survey_id = $1', [id]);
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ member_id: null, answers: { q1: 'o1', q2: '菜凉了', q3: 2 } });
  const shared = Object.keys(answer ?? {}).filter((key) => key in (participation ?? {}) && answer?.[key] !== null);
  expect(shared.toSorted()).toEqual(['day', 'survey_id', 'tenant_id']);
  const times = `select column_name from information_schema.columns where table_name in ('survey_answer', 'survey_participation') and data_type like 'timestamp%'`;
  expect(await world.rows(times)).toEqual([]);
  expect(await world.rows("select from audit_entry where subject_id = $1 and action like '%answer%'", [id])).toEqual(
    [],
  );
});

test('[D-183] at closing all answers are written anew: ids, order and transactions say nothing', async () => {
  const id = await surveys.open(shen);
  const accounts = ['linzhiyuan', 'tangyuwei', 'hejingxing', 'baisuyin', 'fangqiming'];
  for (const [index, account] of accounts.entries())
    await surveys.answer(await surveys.as(account), id, { q1: 'o0', q3: index + 1 });
  const before = await rowsOf(id);
  await shen.call(form.closeSurvey, { id });
  const after = await rowsOf(id);
  const said = (rows: typeof before) => rows.map(({ answers }) => JSON.stringify(answers)).toSorted();
  expect(said(after)).toEqual(said(before));
  expect(after.filter((row) => before.some((other) => other['id'] === row['id']))).toEqual([]);
  const linked = `select from survey_answer said join survey_participation own on own.xmin = said.xmin where said.survey_id = $1`;
  expect(await world.rows(linked, [id])).toEqual([]);
});

test('[D-183] a survey with names stores the name with the answer', async () => {
  const id = await surveys.open(shen, { isAnonymous: false });
  await surveys.answer(lin, id);
  expect(await rowsOf(id)).toMatchObject([{ member_id: await surveys.idOf('linzhiyuan') }]);
});

test('[D-183] what was said to a question that is not asked is not stored', async () => {
  const id = await surveys.open(shen);
  await surveys.answer(lin, id, { q1: 'o0', q2: '其实不好' });
  expect(await rowsOf(id)).toMatchObject([{ answers: { q1: 'o0' } }]);
});

test('[D-183] two submissions at once are one; the other is told so, and other features know', async () => {
  const id = await surveys.open(shen);
  const answers = await Promise.all([surveys.answer(lin, id), surveys.answer(lin, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.map(({ body }) => body.errorCode)).toContain(numberOf('survey.answered-already'));
  expect(await rowsOf(id)).toHaveLength(1);
  const [memberId, other] = [await surveys.idOf('linzhiyuan'), await surveys.idOf('tangyuwei')];
  const { read } = world.installation.system;
  expect([await hasSubmittedSurvey(read, id, memberId), await hasSubmittedSurvey(read, id, other)]).toEqual([
    true,
    false,
  ]);
});

test('[D-183] what follows elsewhere commits with the answer or not at all', async () => {
  const events: SurveySubmittedEvent[] = [];
  let fails = true;
  const routes = surveyRoutes([
    async (_, event) => {
      if (fails) throw new Error('planted');
      events.push(event);
    },
  ]);
  const beside = await openWorld({ beside: world, routes });
  const { callerOf } = await import('../../../world/caller.ts');
  const there = callerOf(beside.http, lin.token);
  const id = await surveys.open(shen);
  expect((await surveys.answer(there, id)).status).toBe(500);
  expect(await rowsOf(id)).toEqual([]);
  fails = false;
  expect((await surveys.answer(there, id)).status).toBe(200);
  expect(events).toMatchObject([{ surveyId: id, memberId: await surveys.idOf('linzhiyuan') }]);
  await beside.close();
});

test('[D-183] each sees what waits for them, what they answered and what they made', async () => {
  const plant = await world.rows("select id from organization where name = '苏州工厂'");
  const audience = { organizationIds: [String(plant[0]?.['id'])], memberIds: [await surveys.idOf('linzhiyuan')] };
  const id = await surveys.open(shen, { title: '工厂问卷', audience });
  const du = await surveys.as('duyinuo');
  const idsIn = async (caller: Caller, box: 'waiting' | 'answered' | 'own') =>
    (await caller.call(wire.listSurveys, { box, pageSize: 100 })).body.items.map((one) => one.id);
  expect(await idsIn(du, 'waiting')).toContain(id);
  expect(await idsIn(lin, 'waiting')).toContain(id);
  expect(await idsIn(await surveys.as('tangyuwei'), 'waiting')).not.toContain(id);
  await surveys.answer(lin, id);
  expect(await idsIn(lin, 'waiting')).not.toContain(id);
  expect(await idsIn(lin, 'answered')).toContain(id);
  const { items } = (await shen.call(wire.listSurveys, { box: 'own' })).body;
  const own = items.find((one) => one.id === id);
  expect(own).toMatchObject({ answerCount: 1, questionCount: 3, can: { manage: true, readResults: true } });
  const answered = (await lin.call(wire.listSurveys, { box: 'answered' })).body.items.find((one) => one.id === id);
  expect(answered).toMatchObject({ answerCount: null, isAnswered: true, can: { answer: false, manage: false } });
});

test('[D-183][ENUM-04] an open survey is read by who is asked; closed it says so, but not to who has answered', async () => {
  const id = await surveys.open(shen);
  expect((await lin.call(wire.readSurvey, { id })).body).toMatchObject({ status: 3, can: { answer: true } });
  await surveys.answer(lin, id);
  await shen.call(form.closeSurvey, { id });
  expect((await lin.call(wire.readSurvey, { id })).body).toMatchObject({ status: 4, isAnswered: true });
  const { body } = await (await surveys.as('tangyuwei')).call(wire.readSurvey, { id });
  expect(body.errorCode).toBe(numberOf('survey.closed'));
});

test('[D-183] refused: who is not asked, drafts, closed surveys, answers that do not fit; nothing changes', async () => {
  const audience = { organizationIds: [], memberIds: [await surveys.idOf('linzhiyuan')] };
  const [id, draft, closed] = [
    await surveys.open(shen, { audience }),
    await surveys.draft(shen),
    await surveys.open(shen),
  ];
  await shen.call(form.closeSurvey, { id: closed });
  const outsider = await surveys.welcomeOutsider();
  const tang = await surveys.as('tangyuwei');
  const before = await surveys.snapshot();
  const statuses = [
    await surveys.answer(world.visitor, id),
    await surveys.answer(tang, id),
    await tang.call(wire.readSurvey, { id }),
    await surveys.answer(shen, id),
    await surveys.answer(outsider, id),
    await outsider.call(wire.readSurvey, { id }),
    await surveys.answer(lin, draft),
    await surveys.answer(lin, 'nothing'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 403, 403, 403, 404, 404, 404, 404]);
  const wrong = numberOf('survey.wrong-answers');
  const codes = [
    await surveys.answer(lin, closed),
    await surveys.answer(lin, id, {}),
    await surveys.answer(lin, id, { q1: 'o7' }),
    await surveys.answer(lin, id, { q1: 'o0', q3: 9 }),
    await surveys.answer(lin, id, { q1: 'o0', q77: 'x' }),
    await surveys.answer(lin, id, { q1: 'o0', 'no key': 'x' }),
  ].map(({ body }) => body.errorCode);
  expect(codes).toEqual([numberOf('survey.wrong-state'), wrong, wrong, wrong, wrong, numberOf('request.invalid')]);
  expect(await surveys.snapshot()).toBe(before);
});

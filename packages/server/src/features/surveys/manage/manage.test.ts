import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import * as form from '@shuyuan/contract/surveys/survey-form.wire';
import * as wire from '@shuyuan/contract/surveys/survey.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { surveyQuestions, surveysOf } from '../../../world/tests/study/test-surveys.ts';
import { sweepSurveys } from './sweep-surveys.ts';

let world: TestWorld;
let surveys: ReturnType<typeof surveysOf>;
let shen: Caller;
let lu: Caller;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  surveys = surveysOf(world);
  [shen, lu, lin] = [await surveys.as('shenruoxi'), await surveys.as('luchengze'), await surveys.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const stateOf = async (id: string) => (await world.rows('select state from survey where id = $1', [id]))[0]?.['state'];
/** As if this much time had passed for the survey: sessions would end if the clock of the world moved on. */
const setBack = (id: string, column: string, by: string) =>
  world.rows(`update survey set ${column} = ${column} - interval '${by}' where id = $1`, [id]);
const sweep = () => sweepSurveys(world.installation.system);
const noticesAbout = async (id: string, text: string) =>
  world.rows("select member_id from notification where subject_id = $1 and text = $2 and kind = 'survey'", [id, text]);

test('[D-183][ENUM-01] a draft is made, saved and read again as it was written', async () => {
  const linId = await surveys.idOf('linzhiyuan');
  const id = await surveys.draft(shen);
  const change = await surveys.formOf({
    title: '食堂与班车',
    kind: 13,
    isAnonymous: false,
    audience: { organizationIds: [], memberIds: [linId, linId] },
    remindDaysBefore: 2,
  });
  expect((await shen.call(form.saveSurvey, { id, version: 1, ...change })).body).toEqual({ id, version: 2 });
  expect((await shen.call(form.readSurveyForm, { id })).body).toMatchObject({
    ...change,
    status: 2,
    state: 'draft',
    version: 2,
    audience: { organizationIds: [], memberIds: [linId] },
    people: [{ id: linId, fullName: '林知远' }],
    questions: surveyQuestions,
  });
});

test('[D-183] what was asked is asked again by a copy of one’s own', async () => {
  const id = await surveys.open(shen, { title: '可以复制' });
  const copy = (await lu.call(form.copySurvey, { id })).body;
  const { body } = await lu.call(form.readSurveyForm, { id: copy.id });
  expect(body).toMatchObject({ title: '可以复制', state: 'draft', questions: surveyQuestions, closesAt: null });
  expect(body.organizations).toHaveLength(1);
  expect((await lu.call(wire.listSurveys, { box: 'own' })).body.items.map((one) => one.id)).toContain(copy.id);
});

test('[D-183] opened at once it invites everybody once; a second publishing and later changes are refused', async () => {
  const fang = await surveys.idOf('fangqiming');
  const id = await surveys.draft(shen, { audience: { organizationIds: [], memberIds: [fang] } });
  expect((await shen.call(form.publishSurvey, { id, version: 1 })).body).toEqual({ id, state: 'open' });
  await deliverNotices(world, 'survey');
  expect(await noticesAbout(id, 'invitedUntil')).toEqual([{ member_id: fang }]);
  const before = await surveys.snapshot();
  const codes = [
    await shen.call(form.publishSurvey, { id, version: 1 }),
    await shen.call(form.saveSurvey, { id, version: 1, ...(await surveys.formOf({ isAnonymous: false })) }),
    await shen.call(form.withdrawSurvey, { id }),
    await shen.call(form.removeSurvey, { id }),
  ].map(({ body }) => body.errorCode);
  expect(codes).toEqual(codes.map(() => numberOf('survey.wrong-state')));
  expect(await surveys.snapshot()).toBe(before);
});

test('[D-183] whoever writes to the database cannot take anonymity or questions back either', async () => {
  const id = await surveys.open(shen);
  for (const change of ['is_anonymous = false', "questions = '[]'", "state = 'draft'"])
    await expect(world.rows(`update survey set ${change} where id = $1`, [id])).rejects.toThrow('opened');
  const named = `insert into survey_answer (survey_id, tenant_id, member_id, day, answers)
    select survey.id, tenant_id, author_id, now(), '{}' from survey where id = $1`;
  await expect(world.rows(named, [id])).rejects.toThrow('names nobody');
});

test('[D-183] a survey with a time waits for it, can be taken back, and the clock opens, reminds and closes it', async () => {
  const now = world.clock.now();
  const over = { opensAt: now + hourMs, closesAt: now + 3 * dayMs, remindDaysBefore: 1 };
  const audience = { organizationIds: [], memberIds: [await surveys.idOf('linzhiyuan')] };
  const id = await surveys.draft(shen, { ...over, audience });
  expect((await shen.call(form.publishSurvey, { id, version: 1 })).body.state).toBe('scheduled');
  expect((await lin.call(wire.readSurvey, { id })).status).toBe(404);
  expect((await shen.call(form.withdrawSurvey, { id })).body.state).toBe('draft');
  await shen.call(form.publishSurvey, { id, version: 1 });
  await sweep();
  expect(await stateOf(id)).toBe('scheduled');
  await setBack(id, 'opens_at', '2 hours');
  await sweep();
  expect(await stateOf(id)).toBe('open');
  await setBack(id, 'closes_at', '2 days');
  await sweep();
  await sweep();
  await deliverNotices(world, 'survey');
  expect(await noticesAbout(id, 'remindedUntil')).toHaveLength(1);
  await setBack(id, 'closes_at', '1 day');
  expect((await surveys.answer(lin, id)).body.errorCode).toBe(numberOf('survey.wrong-state'));
  await sweep();
  expect(await stateOf(id)).toBe('closed');
});

test('[D-183] those who have not answered are reminded, once a day', async () => {
  const ids = [await surveys.idOf('linzhiyuan'), await surveys.idOf('tangyuwei')];
  const id = await surveys.open(shen, { audience: { organizationIds: [], memberIds: ids } });
  await surveys.answer(lin, id);
  expect((await shen.call(wire.remindSurvey, { id })).body).toEqual({ remindedCount: 1 });
  const before = await surveys.snapshot();
  expect((await shen.call(wire.remindSurvey, { id })).body.errorCode).toBe(numberOf('survey.reminded-today'));
  expect(await surveys.snapshot()).toBe(before);
  await setBack(id, 'reminded_at', '1 day');
  // By whatever else it was today.
  expect((await shen.call(wire.remindSurvey, { id })).body).toEqual({ remindedCount: 0 });
  await setBack(id, 'reminded_at', '1 day');
  await world.rows('delete from learner_reminder where business_id = $1', [id]);
  expect((await shen.call(wire.remindSurvey, { id })).body).toEqual({ remindedCount: 1 });
  await shen.call(form.closeSurvey, { id });
  expect((await shen.call(wire.remindSurvey, { id })).body.errorCode).toBe(numberOf('survey.wrong-state'));
});

test('[D-183] two who save one draft: the second is told of the first; a draft is removed with nothing left', async () => {
  const id = await surveys.draft(shen);
  const change = { id, version: 1, ...(await surveys.formOf()) };
  const answer = await whileChanging(
    world,
    { statement: 'update survey set version = 2 where id = $1', values: [id] },
    () => shen.call(form.saveSurvey, change),
  );
  expect(answer.body.errorCode).toBe(numberOf('request.stale'));
  expect((await shen.call(form.publishSurvey, { id, version: 1 })).body.errorCode).toBe(numberOf('request.stale'));
  expect((await shen.call(form.removeSurvey, { id })).status).toBe(200);
  expect(await world.rows('select from survey_audience where survey_id = $1', [id])).toEqual([]);
});

test('[D-183] refused: questions that contradict each other, strangers, banned words, what is not whole; nothing changes', async () => {
  const empty = await surveys.draft(shen, { questions: [] });
  const alone = await surveys.draft(shen, { audience: { organizationIds: [], memberIds: [] } });
  const late = await surveys.draft(shen, { closesAt: world.clock.now() - hourMs });
  const before = await surveys.snapshot();
  const create = async (over: Parameters<typeof surveys.formOf>[0]) =>
    shen.call(form.createSurvey, await surveys.formOf(over));
  const answers = [
    await create({ questions: surveyQuestions.toReversed() }),
    await create({ audience: { organizationIds: ['nothing'], memberIds: [] } }),
    await create({ audience: { organizationIds: [], memberIds: ['nobody'] } }),
    await create({ title: '代开发票' }),
    await shen.call(form.publishSurvey, { id: empty, version: 1 }),
    await shen.call(form.publishSurvey, { id: alone, version: 1 }),
    await shen.call(form.publishSurvey, { id: late, version: 1 }),
    await create({ title: '' }),
    await create({ timeZone: 'Mars/Base' }),
    await create({ remindDaysBefore: 31 }),
  ];
  const invalid = numberOf('request.invalid');
  expect(answers.map(({ body }) => body.errorCode)).toEqual([
    numberOf('survey.wrong-questions'),
    numberOf('survey.unknown-audience'),
    numberOf('survey.unknown-audience'),
    numberOf('sensitive.found'),
    ...[empty, alone, late].map(() => numberOf('survey.incomplete')),
    invalid,
    invalid,
    invalid,
  ]);
  expect(await surveys.snapshot()).toBe(before);
});

test('[D-183] refused: visitors 401, colleagues 403, a draft and another company’s 404; nothing changes', async () => {
  const [draft, open] = [await surveys.draft(shen), await surveys.open(shen)];
  const outsider = await surveys.welcomeOutsider();
  const fields = await surveys.formOf();
  const before = await surveys.snapshot();
  const writes = (caller: Caller, id: string) => [
    caller.call(form.saveSurvey, { id, version: 1, ...fields }),
    caller.call(form.publishSurvey, { id, version: 1 }),
    caller.call(form.withdrawSurvey, { id }),
    caller.call(form.closeSurvey, { id }),
    caller.call(form.removeSurvey, { id }),
    caller.call(wire.remindSurvey, { id }),
    caller.call(form.readSurveyForm, { id }),
    caller.call(wire.readSurveyResults, { id }),
    caller.call(wire.exportSurveyResults, { id }),
  ];
  const statuses = async (caller: Caller, id: string) => [
    ...new Set((await Promise.all(writes(caller, id))).map(({ status }) => status)),
  ];
  expect(await statuses(world.visitor, open)).toEqual([401]);
  expect(await statuses(lin, open)).toEqual([403]);
  expect(await statuses(lin, draft)).toEqual([404]);
  expect(await statuses(outsider, open)).toEqual([404]);
  expect(await statuses(shen, 'nothing')).toEqual([404]);
  expect((await lin.call(form.createSurvey, fields)).status).toBe(403);
  expect((await lin.call(form.copySurvey, { id: open })).status).toBe(403);
  expect((await outsider.call(form.copySurvey, { id: open })).status).not.toBe(200);
  expect((await lin.call(wire.listSurveys, { box: 'all' })).status).toBe(403);
  expect(await surveys.snapshot()).toBe(before);
});

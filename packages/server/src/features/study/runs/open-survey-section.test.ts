import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { reportPlay, startPlay } from '@shuyuan/contract/study/play/play.wire';
import { retrain } from '@shuyuan/contract/study/runs/run.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import * as form from '@shuyuan/contract/surveys/survey-form.wire';
import * as survey from '@shuyuan/contract/surveys/survey.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, type Section, openSection } from '../../../world/tests/study/test-courses.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;
let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let surveys: ReturnType<typeof surveysOf>;
let shen: Caller;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  [courses, surveys] = [coursesOf(world), surveysOf(world)];
  [shen, lin] = [await courses.as('shenruoxi'), await courses.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const surveySection = (contentId: string, over: Partial<Section> = {}): Section => ({
  type: SectionType.survey,
  title: '课后调研',
  isRequired: true,
  contentId,
  ...over,
});
/** Sent to one colleague alone: learners are asked by the course. */
const openElsewhere = async () =>
  surveys.open(shen, {
    audience: { organizationIds: [], memberIds: [await courses.idOf('member', 'account', 'tangyuwei')] },
  });
/** D-174: 0 not begun, 2 finished. */
const statusOf = async (id: string) => (await courses.lessonsOf('linzhiyuan', id)).map((one) => one.finishStatus);

test('[D-183] a survey is a section: looking finishes nothing, answering does, and only that one took part is known', async () => {
  const surveyId = await openElsewhere();
  const { id, keys } = await courses.publish([surveySection(surveyId), article('总结')], {
    settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  const [sectionKey = ''] = keys;
  expect((await surveys.answer(lin, surveyId)).status).toBe(403);
  const { playId } = (await lin.call(startPlay, { courseId: id, sectionKey })).body;
  world.clock.advance(60_000);
  const whole = { intervals: [{ from: 0, to: 1 }], activeSeconds: 5, resumePoint: 0 };
  expect((await lin.call(reportPlay, { id: playId, sequence: 1, ...whole })).body.finishTime).toBeNull();
  expect((await courses.lessonsOf('linzhiyuan', id))[1]?.isLocked).toBe(true);
  const before = (await lin.call(openSection, { courseId: id, sectionKey })).body.survey;
  expect(before).toEqual({ id: surveyId, title: '食堂满意度', isAnonymous: true, isAnswered: false, isOpen: true });
  expect((await surveys.answer(lin, surveyId, { q1: 'o1', q2: '悄悄话' })).status).toBe(200);
  expect(await statusOf(id)).toEqual([2, 0]);
  const shown = (await lin.call(openSection, { courseId: id, sectionKey })).body;
  expect(shown.survey?.isAnswered).toBe(true);
  const stored = await world.rows('select * from section_progress where section_key = $1', [sectionKey]);
  expect(JSON.stringify([shown, stored])).not.toContain('悄悄话');
  const [answer] = await world.rows('select member_id from survey_answer where survey_id = $1', [surveyId]);
  expect(answer).toEqual({ member_id: null });
});

test('[D-183] results of an anonymous survey in a course wait for its end: progress beside them names nobody', async () => {
  const [surveyId, named, alone] = [
    await surveys.open(shen),
    await surveys.open(shen, { isAnonymous: false }),
    await surveys.open(shen),
  ];
  await courses.publish([surveySection(surveyId), surveySection(named)]);
  const accounts = ['linzhiyuan', 'tangyuwei', 'amina', 'guhuaiqian', 'hejingxing'];
  for (const account of accounts)
    for (const one of [surveyId, named, alone])
      expect((await surveys.answer(await courses.as(account), one)).status).toBe(200);
  const results = async (account: string, one: string) =>
    (await (await courses.as(account)).call(survey.readSurveyResults, { id: one })).body;
  for (const account of ['shenruoxi', 'luchengze'])
    expect(await results(account, surveyId)).toMatchObject({
      answerCount: 5,
      isWithheld: true,
      waitsForEnd: true,
      tallies: [],
    });
  const table = (await shen.call(survey.exportSurveyResults, { id: surveyId })).body;
  expect(table).toContain('结束后才显示结果');
  expect(table).not.toContain('好');
  for (const one of [named, alone])
    expect(await results('shenruoxi', one)).toMatchObject({ isWithheld: false, waitsForEnd: false });
  await shen.call(form.closeSurvey, { id: surveyId });
  const ended = await results('shenruoxi', surveyId);
  expect(ended).toMatchObject({ isWithheld: false, waitsForEnd: false });
  expect(ended.tallies).not.toEqual([]);
});

test('[D-183] whoever a course asks counts among the invited, once, and the chosen audience stays', async () => {
  const surveyId = await openElsewhere();
  const { id, keys } = await courses.publish([surveySection(surveyId)]);
  const open = () => lin.call(startPlay, { courseId: id, sectionKey: keys[0] ?? '' });
  await open();
  await open();
  expect((await shen.call(survey.readSurveyResults, { id: surveyId })).body.invitedCount).toBe(2);
  const audience = await world.rows('select from survey_audience where survey_id = $1', [surveyId]);
  expect(audience).toHaveLength(1);
  expect((await lin.call(survey.listSurveys, { search: '食堂' })).body.items.map((one) => one.id)).toContain(surveyId);
});

test('[D-183] answered before, learned again, or closed meanwhile: opening the section finishes it', async () => {
  const [answered, closed] = [await surveys.open(shen), await surveys.open(shen)];
  await surveys.answer(lin, answered);
  const { id, keys } = await courses.publish([surveySection(answered), surveySection(closed)]);
  await shen.call(form.closeSurvey, { id: closed });
  const open = async (at: number) =>
    (await lin.call(startPlay, { courseId: id, sectionKey: keys[at] ?? '' })).body.finishTime;
  expect(await open(0)).not.toBeNull();
  expect((await lin.call(findCourseBasicInfo, { id })).body.progress.percentage).toBe(50);
  expect(await open(1)).not.toBeNull();
  expect((await lin.call(findCourseBasicInfo, { id })).body.finishTime).not.toBeNull();
  await lin.call(retrain, { courseId: id });
  expect(await statusOf(id)).toEqual([0, 0]);
  expect(await open(0)).not.toBeNull();
});

test('[D-183] answering in the list of surveys finishes the section too; runs that are closed stay as they were', async () => {
  const surveyId = await surveys.open(shen);
  const { id, keys } = await courses.publish([surveySection(surveyId, { isRequired: false }), article('正文')]);
  await courses.finish('linzhiyuan', id, keys[1] ?? '');
  await lin.call(retrain, { courseId: id });
  await surveys.answer(lin, surveyId);
  const rows = await world.rows(
    `select run.number from section_progress join study_run run on run.id = run_id where section_key = $1`,
    [keys[0] ?? ''],
  );
  expect(rows).toEqual([{ number: 2 }]);
});

test('[ENUM-02] authors take surveys they manage and that take answers; what a course has it keeps, also in a copy', async () => {
  const draft = await surveys.draft(shen);
  const foreign = await surveys.open(await courses.as('luchengze'));
  const own = await surveys.open(shen);
  const made = (await courses.create()).body;
  const save = (section: Section, revision = made.revision) =>
    courses.saveOutline({ id: made.id, revision }, [{ title: '第一章', sections: [section] }]);
  const before = await courses.snapshot();
  for (const contentId of [draft, foreign, 'nothing'])
    expect((await save(surveySection(contentId))).body.errorCode).toBe(numberOf('course.unknown-content'));
  for (const wrong of [surveySection(own, { text: '<p>也有正文</p>' }), article('正文', { contentId: own })])
    expect((await save(wrong)).body.errorCode).toBe(numberOf('course.wrong-section'));
  const { contentId: _, ...nothing } = surveySection(own);
  expect((await save(nothing)).body.errorCode).toBe(numberOf('course.wrong-section'));
  expect(await courses.snapshot()).toBe(before);
  const { revision, chapters } = (await save(surveySection(own))).body;
  const [stored] = chapters[0]?.sections ?? [];
  expect(stored).toMatchObject({ contentId: own, contentTitle: '食堂满意度', unitCount: 1 });
  await shen.call(form.closeSurvey, { id: own });
  const again = await save({ ...surveySection(own, { title: '改个名' }), key: stored?.key ?? '' }, revision);
  expect(again.body.chapters[0]?.sections[0]?.key).toBe(stored?.key);
  const copy = (await (await courses.as('luchengze')).call(manage.copyCourse, { id: made.id })).body;
  expect(copy.id).not.toBe(made.id);
});

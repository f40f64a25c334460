import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import * as form from '@shuyuan/contract/surveys/survey-form.wire';
import * as survey from '@shuyuan/contract/surveys/survey.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { courseSection, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const businessType = BusinessType.research;

test('[D-183] results of an anonymous survey in a subject or a path wait for its end, for everybody', async () => {
  const [surveys, subjects, positions] = [surveysOf(world), subjectsOf(world), positionsOf(world)];
  const shen = await surveys.as('shenruoxi');
  const open = (over: Parameters<typeof surveys.open>[1] = {}) => surveys.open(shen, over);
  const [inSubject, inPath, named, drafted] = [
    await open(),
    await open(),
    await open({ isAnonymous: false }),
    await open(),
  ];
  const item = (id: string, title: string) => ({ ...courseItem(id, title), businessType });
  await subjects.publish([stageOf('一', [item(inSubject, '问卷'), item(named, '实名')])]);
  await positions.publish([[courseSection(inPath, { businessType })]]);
  // Not published: nobody meets it there.
  await positions.save(await positions.create(), [
    { title: '一', sections: [courseSection(drafted, { businessType })] },
  ]);
  const all = [inSubject, inPath, named, drafted];
  for (const account of ['linzhiyuan', 'tangyuwei', 'amina', 'guhuaiqian', 'hejingxing'])
    for (const id of all) expect((await surveys.answer(await surveys.as(account), id)).status).toBe(200);
  const resultsOf = async (id: string) => (await shen.call(survey.readSurveyResults, { id })).body;
  for (const id of [inSubject, inPath]) {
    expect(await resultsOf(id)).toMatchObject({ answerCount: 5, isWithheld: true, waitsForEnd: true, tallies: [] });
    expect((await shen.call(survey.exportSurveyResults, { id })).body).not.toContain('好');
  }
  for (const id of [named, drafted])
    expect(await resultsOf(id)).toMatchObject({ isWithheld: false, waitsForEnd: false });
  for (const id of [inSubject, inPath]) {
    await shen.call(form.closeSurvey, { id });
    expect(await resultsOf(id)).toMatchObject({ isWithheld: false, waitsForEnd: false });
  }
});

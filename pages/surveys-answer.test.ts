import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { createSubject, publishSubject, saveSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { joinSubject } from '@shuyuan/contract/subjects/subject.wire';
import { createSurvey, publishSurvey } from '@shuyuan/contract/surveys/survey-form.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** Told by the world: one waits for everybody, one has ended. */
const [waiting, ended] = ['明年培训需求调研', '第三期导师带教评估'];

async function idOf(title: string): Promise<string> {
  const [row] = await world.rows('select id from survey where title = $1', [title]);
  return String(row?.['id']);
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page, title: string) => page.getByRole('group', { name: new RegExp(title) });

test('[D-180] [D-183] a survey is found among the tasks, answered over a reload, and then among those answered', async () => {
  const page = await openPage(world, 'linzhiyuan');
  await page.getByRole('link', { name: new RegExp(waiting) }).click();
  await page.getByText(word('survey.answer.named')).waitFor();

  await press(page, word('survey.answer.next'));
  await question(page, '希望提升哪些方面').getByText(word('survey.answerProblem.required')).waitFor();
  await page.getByLabel('数字化与数据分析').click();
  expect(await page.getByText('最想练习的外语').count()).toBe(0);
  await page.getByLabel('外语', { exact: true }).click();
  await question(page, '最想练习的外语').getByRole('textbox').fill('德语');
  await page.getByLabel('直播，可以当场提问').click();

  await page.reload();
  expect(await question(page, '最想练习的外语').getByRole('textbox').inputValue()).toBe('德语');
  // A question that is no longer asked is not stored, whatever was said to it.
  await page.getByLabel('外语', { exact: true }).click();
  await press(page, word('survey.answer.next'));
  await page.getByText(word('survey.answer.page', { page: '2', total: '2' })).waitFor();
  await question(page, '每周可以用于学习').getByRole('spinbutton').fill('50');
  await question(page, '每周可以用于学习').getByText(word('survey.answerProblem.too-large')).waitFor();
  await question(page, '每周可以用于学习').getByRole('spinbutton').fill('4');
  await page.getByRole('radiogroup', { name: '直播课' }).getByLabel('满意', { exact: true }).click();
  await press(page, word('survey.answer.submit'));
  await question(page, '总体评分').getByText(word('survey.answerProblem.required')).waitFor();
  await question(page, '总体评分').getByLabel('9', { exact: true }).click();
  await press(page, word('survey.answer.submit'));
  await page.getByText(word('survey.answer.thanks.title')).waitFor();

  const [row] = await world.rows(
    "select answers from survey_answer join member on member.id = member_id where account = 'linzhiyuan'",
  );
  expect(row?.['answers']).toEqual({ q1: ['o2'], q3: 'o2', q4: { r2: 'c3' }, q5: 4, q7: 9 });

  await press(page, word('survey.answer.back'));
  await page.getByText(word('survey.list.empty.waiting')).waitFor();
  await page.getByRole('link', { name: word('survey.box.answered') }).click();
  await page.getByRole('link', { name: ended }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: waiting }).click();
  await page.getByText(word('survey.answer.already')).waitFor();
});

test('[D-183] a survey that has ended, and one for others, say so', async () => {
  const id = await idOf(ended);
  const page = await openPage(world, 'xiaoyichen', `research/answer/${id}`);
  await page.getByText(word('lang.40901')).waitFor();
  const stranger = await openPage(world, 'baisuyin', `research/answer/${id}`);
  await stranger.getByText(word('lang.1')).waitFor();
});

async function openSurvey(title: string): Promise<string> {
  const [company] = await world.rows('select id from organization where parent_id is null and name like $1', ['青禾%']);
  const rating = { id: 'q1', kind: 'rating', title: '打个分', scale: 'five' } as const;
  const { id } = await world.write('shenruoxi', createSurvey, {
    kind: ContentType.survey,
    title,
    introduction: '',
    isAnonymous: true,
    questions: [{ ...rating, isRequired: true, startsPage: false, condition: null }],
    audience: { organizationIds: [String(company?.['id'])], memberIds: [] },
    opensAt: null,
    closesAt: Date.now() + dayMs,
    timeZone: 'Asia/Shanghai',
    remindDaysBefore: null,
  });
  await world.write('shenruoxi', publishSurvey, { id, version: 1 });
  return id;
}

test('[ENUM-11] a survey of a subject leads back to it, where it is done; one of a path leads back, too', async () => {
  const surveyId = await openSurvey('食堂打分');
  const audience = {
    isEveryone: true,
    organizationIds: [],
    positionIds: [],
    topicIds: [],
    memberIds: [],
    joinedSince: null,
  };
  const fields = { title: '饭堂', introduction: '', coverFileId: null, audience, learnSequence: LearnSequence.inOrder };
  const made = await world.write('shenruoxi', createSubject, fields);
  const item = { key: 'survey', businessType: BusinessType.research, businessId: surveyId, title: '食堂打分' };
  const items = [{ ...item, isRequired: true, prerequisiteKeys: [], deadline: null }];
  const stages = [{ title: '一', electiveCount: 0, items }];
  const saved = await world.write('shenruoxi', saveSubject, { ...fields, ...made, deadline: null, stages });
  await world.write('shenruoxi', publishSubject, { ...saved, midway: 'keep' });
  await world.write('hejingxing', joinSubject, { id: made.id });
  const page = await openPage(world, 'hejingxing', `subject/${made.id}`);
  await press(page, word('positions.section.openNamed', { title: '食堂打分' }));
  await question(page, '打个分').getByLabel('4', { exact: true }).click();
  await press(page, word('survey.answer.submit'));
  await press(page, word('survey.answer.backToSubject'));
  await page.getByText(word('positions.section.finished')).waitFor();
  const onPath = await openPage(world, 'hejingxing', `research/answer/${surveyId}?position=p1`);
  await onPath.getByRole('button', { name: word('survey.answer.backToPath') }).waitFor();
});

test('[D-183] its author sees a preview that keeps and sends nothing', async () => {
  const id = await idOf(ended);
  const page = await openPage(world, 'yewanqing', `research/answer/${id}`);
  await page.getByText(word('survey.answer.anonymous')).waitFor();
  await page.getByText(word('survey.answer.preview')).first().waitFor();
  await page.getByLabel('太快').click();
  await page.getByText('哪些内容可以慢一点').waitFor();
  await page.reload();
  await page.getByLabel('太快').waitFor();
  expect(await page.getByText('哪些内容可以慢一点').count()).toBe(0);
});

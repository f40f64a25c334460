import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('[PRICE-01] [D-121] [D-122] an author sets a price; a learner tries a section, buys the course and learns the rest', async () => {
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const { id, revision } = await world.write('shenruoxi', createCourse, { title: '量具三讲', audience, settings: {} });
  const article = { type: SectionType.article, isRequired: true, text: '<p>游标卡尺先归零。</p>' };
  const sections = [
    { ...article, title: '第一讲', isFree: true },
    { ...article, title: '第二讲' },
  ];
  const saved = await world.write('shenruoxi', saveOutline, { id, revision, chapters: [{ title: '章', sections }] });
  await world.write('shenruoxi', publishCourse, { id, revision: saved.revision });

  const author = await openPage(world, 'shenruoxi', `course-manage/${id}?tab=fields`);
  await author.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await press(author, word('courses.save'));
  await author.getByText(word('pricing.problem.coin-required')).first().waitFor();
  await author.getByRole('textbox', { name: word('pricing.form.coin') }).fill('5');
  await author.getByRole('textbox', { name: word('pricing.form.discount') }).fill('3');
  await press(author, word('courses.save'));
  await author.getByText(word('courses.saved')).waitFor();

  const page = await openPage(world, 'duyinuo', `course/${id}`);
  await heading(page, '量具三讲');
  const locked = page.getByRole('region', { name: word('pricing.locked.course') });
  await locked.getByText(word('pricing.amount', { amount: '3.00', coin })).waitFor();
  await page.getByText(word('study.section.unpaid')).first().waitFor();
  expect(page.getByRole('link', { name: '第二讲' }).all()).toEqual([]);
  await press(page, word('study.course.try'));
  await heading(page, '第一讲');
  await page.getByText(word('study.player.nextUnpaid', { title: '第二讲' })).waitFor();
  await page.goto(`course/${id}`);
  await press(page, word('pricing.buy'));
  await press(page, word('pricing.dialog.confirm', { amount: '3.00', coin }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: '第二讲' }).click();
  await page.getByText('游标卡尺先归零。').waitFor();
});

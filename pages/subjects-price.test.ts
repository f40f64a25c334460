import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { createSubject, publishSubject, saveSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';
const title = '一个月学会听声';
vi.stubGlobal('Worker', EventTarget);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('[PRICE-01] [D-121] [D-122] an author sets a price; a learner sees what is in it, buys it, joins and opens an item', async () => {
  const nobody = { organizationIds: [], positionIds: [], topicIds: [], memberIds: [] };
  const audience = { ...nobody, isEveryone: true, joinedSince: null };
  const fields = {
    title,
    introduction: '',
    coverFileId: null,
    audience,
    learnSequence: LearnSequence.free,
  };
  const made = await world.write('shenruoxi', createSubject, fields);
  const open = { isRequired: true, prerequisiteKeys: [], deadline: null };
  const link = { ...open, key: 'bearing', businessType: BusinessType.knowledge, url: 'https://example.com/bearing' };
  const stages = [{ title: '一', electiveCount: 0, items: [{ ...link, title: '听轴承' }] }];
  const saved = await world.write('shenruoxi', saveSubject, { ...made, ...fields, deadline: null, stages });
  await world.write('shenruoxi', publishSubject, { id: made.id, revision: saved.revision });

  const author = await openPage(world, 'shenruoxi', `subjects?view=manage&edit=${made.id}`);
  await author.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await press(author, word('positions.form.save'));
  await author.getByText(word('pricing.problem.coin-required')).first().waitFor();
  await author.getByRole('textbox', { name: word('pricing.form.coin') }).fill('5');
  await author.getByRole('textbox', { name: word('pricing.form.discount') }).fill('3');
  await press(author, word('positions.form.save'));
  await author.getByText(word('positions.form.saved')).waitFor();

  const page = await openPage(world, 'duyinuo', `subject/${made.id}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const locked = page.getByRole('region', { name: word('pricing.locked.subject') });
  await locked.getByText(word('pricing.amount', { amount: '3.00', coin })).waitFor();
  await page.getByText('听轴承').waitFor();
  expect(await page.getByRole('button', { name: word('subjects.join'), exact: true }).count()).toBe(0);
  await press(page, word('pricing.buy'));
  await press(page, word('pricing.dialog.confirm', { amount: '3.00', coin }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press(page, word('subjects.join'));
  await page.getByRole('button', { name: word('positions.section.openNamed', { title: '听轴承' }) }).waitFor();
  expect(await locked.count()).toBe(0);
});

import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';
const name = '主轴听诊认定';
const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).first().click();

/** A draft of 沈若溪 with one question. */
async function draft(): Promise<string> {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const question = { kind: 'trueFalse' as const, text: '先停机，再听诊。', isTrue: true, penalty: 0 };
  const written = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '' };
  const { id: questionId } = await world.write('shenruoxi', createBankQuestion, written);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const fields = { name, introduction: '', audience, settings: { ...examBeginning, lengthMinutes: 10 }, paper };
  return (await world.write('shenruoxi', createExam, fields)).id;
}

test('[PRICE-01] [D-121] [D-122] an author sets a price; somebody sees what the exam costs, buys it, starts it and finds it among the purchases', async () => {
  const id = await draft();
  const author = await openPage(world, 'shenruoxi', `exam-manage/${id}`);
  await author.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await press(author, word('examining.save'));
  await author.getByText(word('pricing.problem.coin-required')).first().waitFor();
  await author.getByRole('textbox', { name: word('pricing.form.coin') }).fill('5');
  await author.getByRole('textbox', { name: word('pricing.form.discount') }).fill('3');
  await press(author, word('examining.save'));
  await author.getByText(word('examining.saved')).waitFor();
  const [saved] = await world.rows('select revision from exam where id = $1', [id]);
  await world.write('shenruoxi', publishExam, { id, revision: Number(saved?.['revision']) });

  const page = await openPage(world, 'duyinuo', 'exams');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByText(word('pricing.amount', { amount: '3.00', coin })).waitFor();
  await card.getByRole('link', { name }).click();
  const locked = page.getByRole('region', { name: word('pricing.locked.exam') });
  await locked.getByText(word('pricing.amount', { amount: '3.00', coin })).waitFor();
  expect(await page.getByRole('button', { name: word('exams.start'), exact: true }).count()).toBe(0);
  await press(page, word('pricing.buy'));
  await press(page, word('pricing.dialog.confirm', { amount: '3.00', coin }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: word('exams.start'), exact: true }).waitFor();
  expect(await locked.count()).toBe(0);
  await press(page, word('exams.start'));
  await page.getByRole('timer', { name: word('exams.take.remaining') }).waitFor();

  const purchases = await openPage(world, 'duyinuo', 'learncoin-manage/purchases');
  await purchases.getByRole('link', { name }).click();
  await purchases.getByRole('heading', { name, level: 1 }).waitFor();
});

test('[D-137] its author is told that it was sold instead of being asked whether it goes', async () => {
  const [row] = await world.rows('select id from exam where name = $1', [name]);
  const author = await openPage(world, 'shenruoxi', `exam-manage/${String(row?.['id'])}`);
  await author.getByRole('button', { name: word('examining.more', { name }) }).click();
  await author.getByRole('menuitem', { name: word('examining.withdraw') }).click();
  await author.getByText(word('examining.withdraw.kept', { count: '1' })).waitFor();
});

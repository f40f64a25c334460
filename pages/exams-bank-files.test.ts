import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { importQuestions } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const question = (text: string, bytes: string) =>
  `<question type="essay"><questiontext format="html"><text><![CDATA[<p>${text}</p><img src="@@PLUGINFILE@@/a.png" alt="一辆叉车">]]></text><file name="a.png" path="/" encoding="base64">${bytes}</file></questiontext></question>`;
const quiz = (...questions: string[]) =>
  `<quiz><question type="category"><category><text>叉车</text></category></question>${questions.join('\n')}</quiz>`;

test('[D-183] pictures of a Moodle file are counted before they are written, and what is wrong with one is said', async () => {
  const page = await openPage(world, 'shenruoxi', 'exam-bank/import');
  await page.getByText(word('bank.import.paste')).click();
  await page
    .getByRole('textbox', { name: word('bank.import.paste.label') })
    .fill(quiz(question('叉车停在哪里？', png), question('坏图', 'AAAA')));
  await press(page, word('bank.import.check'));
  const found = page.getByRole('table', { name: word('bank.import.questions') });
  await found.getByRole('columnheader', { name: word('bank.import.media') }).waitFor();
  await found.getByRole('row', { name: /叉车停在哪里？.*1/ }).waitFor();
  const problems = page.getByRole('table', { name: word('bank.import.problems') });
  await problems.getByText(word('bank.problem.file-type')).waitFor();
  await problems.getByText('坏图').waitFor();
  await press(page, word('bank.import.confirm'));
  await page.getByRole('link', { name: '叉车停在哪里？' }).click();
  await page.getByRole('img', { name: '一辆叉车' }).first().waitFor();
});

test('[D-183] a question an export leaves out is named with its reason, and one click away', async () => {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '导出' });
  const input = { format: 'moodle' as const, text: quiz(question('看图说明叉车的盲区', png)) };
  await world.write('shenruoxi', importQuestions, input);
  await world.write('shenruoxi', createBankQuestion, {
    categoryId,
    difficulty: 2,
    tags: [],
    explanation: '',
    question: { kind: 'trueFalse', text: '叉车可以载人。', isTrue: false, penalty: 0 },
  });
  const page = await openPage(world, 'shenruoxi', `center/my/question-bank?search=${encodeURIComponent('叉车')}`);
  await page.getByRole('link', { name: '看图说明叉车的盲区' }).waitFor();
  await press(page, word('bank.export'));
  await page.getByRole('menuitem', { name: word('bank.format.gift') }).click();
  const dialog = page.getByRole('dialog', { name: word('bank.export.leftOut.title') });
  const row = dialog.getByRole('row', { name: /看图说明叉车的盲区/ });
  await row.getByText(word('bank.export.reason.media')).waitFor();
  expect(await dialog.getByText('叉车可以载人。').count()).toBe(0);
  const [stored] = await world.rows(`select id from exam_question where text = '看图说明叉车的盲区'`);
  expect(await row.getByRole('link').getAttribute('href')).toContain(`exam-bank/question/${String(stored?.['id'])}`);
});

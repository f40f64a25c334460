import { createBankCategory, createBankQuestion, setCategoryPractice } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { handInAttempt, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { choosePracticeBanks } from '@shuyuan/contract/practice/practice.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function writeBank(name: string, texts: readonly string[]) {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const questions: { questionId: string; version: number; points: number }[] = [];
  for (const text of texts) {
    const question = { kind: 'trueFalse' as const, text, isTrue: true, penalty: 0 };
    const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '见作业指导书。' };
    questions.push({
      questionId: (await world.write('shenruoxi', createBankQuestion, input)).id,
      version: 1,
      points: 5,
    });
  }
  return { categoryId, questions };
}

/** An exam whose key is shown, handed in with nothing on it. */
async function missExam(account: string, name: string, texts: readonly string[]): Promise<string> {
  const { questions } = await writeBank(name, texts);
  const settings = { ...examBeginning, showsAnswers: true, showsKey: true };
  const fields = { name, introduction: '', audience, settings, paper: { kind: 'fixed' as const, questions } };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  const { id: attemptId } = await world.write(account, startExam, { id });
  await world.write(account, handInAttempt, { id: attemptId });
  return attemptId;
}
const answersOf = (account: string) =>
  world.rows(
    `select grade, mark from practice_answer join member on member.id = member_id where account = $1 order by answered_at`,
    [account],
  );

test('[D-183] practice is found on the study home, answered by keys, graded, and done; the address keeps the place', async () => {
  const attemptId = await missExam('linzhiyuan', '锁定考试', ['检修前要上锁挂牌。', '首件合格才能批量生产。']);
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  const panel = page.getByRole('region', { name: word('practice.title') });
  await panel.getByText(word('practice.left', { count: '2' })).waitFor();
  await panel.getByRole('link', { name: word('practice.panel.start') }).click();
  await page.getByText('检修前要上锁挂牌。').waitFor();
  const origin = page.getByRole('link', { name: word('practice.origin.exam', { name: '锁定考试' }) });
  expect(await origin.getAttribute('href')).toContain(attemptId);
  // Right, and easier than usual.
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await press(page, word('practice.check'));
  await page.getByText(word('practice.right')).waitFor();
  await page.getByText('见作业指导书。').waitFor();
  await page.type('4');
  await page.getByText('首件合格才能批量生产。').waitFor();
  await page.getByText(word('practice.streak', { count: '1' })).waitFor();
  await page.reload();
  await page.getByText('首件合格才能批量生产。').waitFor();
  await press(page, word('practice.unknown'));
  await page.getByText(word('practice.wrong')).waitFor();
  await page.getByText(word('exams.key', { answer: word('exams.true') })).waitFor();
  await page.press('Enter');
  // Forgotten a moment ago: it is asked once more before today is done.
  await page.getByRole('button', { name: word('practice.unknown'), exact: true }).waitFor();
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await press(page, word('practice.check'));
  await page.getByText(word('practice.right')).waitFor();
  await page.type('4');
  await page.getByText(word('practice.done')).waitFor();
  expect(await answersOf('linzhiyuan')).toEqual([
    { grade: 4, mark: 10_000 },
    { grade: 1, mark: 0 },
    { grade: 4, mark: 10_000 },
  ]);
});

test('[D-183] cards are listed, put aside and taken up again; the list keeps its address', async () => {
  await missExam('amina', '搁置考试', ['叉车通道要保持畅通。']);
  const page = await openPage(world, 'amina', 'practice');
  await page.getByText('叉车通道要保持畅通。').waitFor();
  await page.getByRole('link', { name: word('practice.view.cards') }).click();
  await press(page, word('practice.card.suspend.of', { text: '叉车通道要保持畅通。' }));
  await page.getByText(word('practice.card.suspended')).waitFor();
  await page.reload();
  await press(page, word('practice.card.resume.of', { text: '叉车通道要保持畅通。' }));
  await page.getByText(word('practice.card.new')).waitFor();
  // A card of yesterday is due, and does not say that its next time has passed.
  await world.rows(`update practice_card set answer_count = 1, state = 2, due_at = due_at - interval '1 day'`);
  await page.reload();
  await page.getByText(word('practice.card.now')).waitFor();
});

test('[D-183] an author opens a category, a learner chooses it and is asked its questions', async () => {
  await writeBank('叉车', ['叉车转弯要减速。']);
  const author = await openPage(world, 'shenruoxi', 'center/my/question-bank?view=categories');
  await author.getByRole('switch', { name: word('bank.category.practice.of', { name: '叉车' }) }).click();
  const opened = `select from exam_category where name = '叉车' and is_open_for_practice`;
  await eventually('the category is open', async () => (await world.rows(opened)).length === 1);
  const page = await openPage(world, 'tanmuyang', 'practice');
  await page.getByText(word('practice.none')).waitFor();
  await page.getByRole('link', { name: word('practice.choose') }).click();
  await page.getByRole('switch', { name: /叉车/ }).click();
  await eventually('the bank is chosen', async () => (await world.rows('select from practice_bank')).length === 1);
  await page.getByRole('link', { name: word('practice.view.today') }).click();
  await page.getByText('叉车转弯要减速。').waitFor();
  await page.getByText(word('practice.origin.bank', { name: '叉车' })).waitFor();
  await press(page, word('practice.bury'));
  await page.getByText(word('practice.done')).waitFor();
});

test('[D-183] a card that is kept back while it is before the screen says so, and the next one is asked', async () => {
  const { categoryId } = await writeBank('仓储', ['先进先出是为了防止过期。', '货架限重要标示。']);
  await world.write('shenruoxi', setCategoryPractice, { id: categoryId, isOpen: true });
  await world.write('pierre', choosePracticeBanks, { categoryIds: [categoryId] });
  const page = await openPage(world, 'pierre', 'practice');
  await page.getByText(word('practice.left', { count: '2' })).waitFor();
  await world.write('shenruoxi', setCategoryPractice, { id: categoryId, isOpen: false });
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await press(page, word('practice.check'));
  await page.getByText(word('lang.10404')).waitFor();
  expect(await answersOf('pierre')).toEqual([]);
  await press(page, word('practice.next'));
  await page.getByText(word('practice.none')).waitFor();
});

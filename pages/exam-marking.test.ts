import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { handInAttempt, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
const name = '改善论述';

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).first().click();

/** An exam of one essay, handed in by two. */
async function handInTwo(): Promise<string> {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const question = { kind: 'essay' as const, text: '写一项改善。', rubric: '有数据三分' };
  const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '' };
  const { id: questionId } = await world.write('shenruoxi', createBankQuestion, input);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 10 }] };
  const fields = { name, introduction: '', audience, settings: examBeginning, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  for (const [account, text] of [
    ['linzhiyuan', '甲的改善'],
    ['amina', '乙的改善'],
  ] as const) {
    const attempt = await world.write(account, startExam, { id });
    const answers = [{ ordinal: 0, revision: 1, answer: { kind: 'essay' as const, text }, isFlagged: false }];
    await world.write(account, handInAttempt, { id: attempt.id, answers });
  }
  return id;
}

test('[D-183] a marker is named, finds the exam, and marks answer after answer without a name', async () => {
  const id = await handInTwo();
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}`);
  await page.getByRole('link', { name: word('examining.marking.waiting', { count: '2' }) }).click();
  await press(page, word('exams.markers'));
  await page.getByLabel(word('exams.markers.add')).fill('谭沐阳');
  await page
    .getByRole('button', { name: /谭沐阳/ })
    .first()
    .click();
  await press(page, word('exams.markers.save'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const marker = await openPage(world, 'tanmuyang', 'exams');
  await marker.getByRole('link', { name: word('exams.view.marking') }).click();
  await marker.getByRole('link', { name }).click();
  await marker.getByRole('link', { name: '写一项改善。' }).click();
  await marker.getByText(/[甲乙]的改善/).waitFor();
  const [first, second] = (await marker.getByText('甲的改善').count()) > 0 ? ['甲', '乙'] : ['乙', '甲'];
  for (const author of [first, second]) {
    await marker.getByText(`${author}的改善`).waitFor();
    await marker.getByText(word('exams.mark.rubric', { rubric: '有数据三分' })).waitFor();
    expect(await marker.getByText(/林知远|阿米娜/).count()).toBe(0);
    await press(marker, word('exams.mark.send'));
    await marker.getByText(word('exams.mark.points.wrong', { max: '10' })).waitFor();
    await marker.getByLabel(word('exams.mark.points', { max: '10' })).fill('7,5');
    await press(marker, word('exams.mark.send'));
  }
  await marker.getByText(word('exams.mark.none')).waitFor();
  await marker.getByRole('link', { name: word('exams.mark.back') }).click();
  await marker.getByText(word('exams.mark.done', { count: '2' })).waitFor();

  const taker = await openPage(world, 'linzhiyuan', 'exams?view=records');
  await taker.getByText(word('exams.score', { score: '7.5', sum: '10' })).waitFor();
});

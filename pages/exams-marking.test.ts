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

async function writeEssay(categoryId: string): Promise<string> {
  const question = { kind: 'essay' as const, text: '写一项改善。', rubric: '有数据三分' };
  const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '' };
  return (await world.write('shenruoxi', createBankQuestion, input)).id;
}

/** An exam of one essay, handed in by two. */
async function handInTwo(questionId: string, settings = examBeginning): Promise<string> {
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 10 }] };
  const fields = { name, introduction: '', audience, settings, paper };
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
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const id = await handInTwo(await writeEssay(categoryId));
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

test('[D-183] criteria with levels: written in the editor, chosen by the marker, read by the taker', async () => {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '按项评分' });
  const author = await openPage(world, 'shenruoxi', `exam-bank/question?category=${categoryId}`);
  await author.getByLabel(word('bank.field.kind')).selectOption('essay');
  await author.getByLabel(word('bank.field.text')).fill('写一项按项评分的改善。');
  for (const [number, criterion] of ['现状', '措施'].entries()) {
    await press(author, word('bank.criterion.add'));
    await author.getByLabel(word('bank.criterion', { number: String(number + 1) }), { exact: true }).fill(criterion);
  }
  await press(author, word('bank.create'));
  await author.getByText(word('bank.problem.wrong-criteria')).waitFor();
  const points = [
    [0, 6],
    [0, 4],
  ];
  for (const [criterion, levels] of points.entries())
    for (const [level, value] of levels.entries()) {
      const gaps = { number: String(criterion + 1), level: String(level + 1) };
      await author.getByLabel(word('bank.level', gaps), { exact: true }).fill(`第 ${criterion + 1} 项档 ${level + 1}`);
      await author.getByLabel(word('bank.level.points', gaps), { exact: true }).fill(String(value));
    }
  await author.getByText(word('bank.criteria.sum', { count: '10' })).waitFor();
  await press(author, word('bank.create'));
  await author.getByText(word('bank.saved', { version: '1' })).waitFor();
  const shows = { ...examBeginning, maxAttempts: 1, showsAnswers: true, showsKey: true };
  const id = await handInTwo(author.address().split('/').at(-1) ?? '', shows);

  const marker = await openPage(world, 'shenruoxi', `exam/mark/${id}`);
  await marker.getByRole('link', { name: '写一项按项评分的改善。' }).click();
  for (const left of ['先', '后']) {
    await marker.getByText(/[甲乙]的改善/).waitFor();
    await press(marker, word('exams.mark.send'));
    await marker.getByText(word('exams.mark.levels.missing')).waitFor();
    await marker.getByLabel(word('exams.mark.level', { text: '第 1 项档 2', points: '6' })).check();
    await marker.getByLabel(word('exams.mark.level', { text: '第 2 项档 1', points: '0' })).check();
    await marker.getByLabel(word('exams.mark.level.comment', { criterion: '措施' })).fill(`${left}补措施`);
    await marker.getByText(word('exams.mark.sum', { score: '6', max: '10' })).waitFor();
    await press(marker, word('exams.mark.send'));
    await marker.getByText(word('exams.mark.sum', { score: '6', max: '10' })).waitFor({ state: 'detached' });
  }
  const taker = await openPage(world, 'linzhiyuan', 'exams?view=records');
  await taker.getByRole('link', { name }).first().click();
  await taker.getByText(word('exams.result.reading'), { exact: true }).waitFor();
  await taker.getByText('第 1 项档 2', { exact: true }).waitFor();
  await taker.getByText(/补措施/).waitFor();
});

import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { handInAttempt, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

/** An exam of one question that 林知远 has handed in. */
async function taken(name: string) {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const question = { kind: 'trueFalse' as const, text: '看火人不得离岗。', isTrue: true, penalty: 0 };
  const written = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '' };
  const { id: questionId } = await world.write('shenruoxi', createBankQuestion, written);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
  const fields = { name, introduction: '', audience, settings: examBeginning, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  const { id: attemptId } = await world.write('linzhiyuan', startExam, { id });
  await world.write('linzhiyuan', handInAttempt, { id: attemptId, answers: [] });
  return { id, attemptId };
}

test('[ENUM-06] a result is annulled with a reason, its taker reads it, and it is taken back', async () => {
  const { id, attemptId } = await taken('动火考试');
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}?tab=attempts`);
  const menu = page.getByRole('button', { name: word('examining.rowMenu', { name: '林知远' }) });
  const dialog = page.getByRole('dialog');
  const step = async (name: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
    await dialog.getByText(word('examining.annul.consequences.none')).waitFor();
  };
  const send = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await step(word('examining.annul'));
  await send(word('examining.annul'));
  await dialog.getByText(word('examining.annul.reason.missing', { max: '200' })).waitFor();
  await dialog.getByLabel(word('examining.annul.reason')).fill('用了手机');
  await dialog.getByLabel(word('examining.annul.retake')).click();
  await send(word('examining.annul'));
  await page.getByText(word('examining.annul.done')).waitFor();
  const table = page.getByRole('table', { name: word('examining.attempts') });
  await table.getByText(word('study.examRecordStatus.annulled')).waitFor();

  const own = await openPage(world, 'linzhiyuan', `exam/result/${attemptId}`);
  await own.getByText('用了手机').waitFor();
  await own.getByText(word('exams.result.retake')).waitFor();

  const again = await openPage(world, 'shenruoxi', `exam-manage/${id}?tab=attempts`);
  await again.getByRole('button', { name: word('examining.rowMenu', { name: '林知远' }) }).click();
  await again.getByRole('menuitem', { name: word('examining.restore') }).click();
  const second = again.getByRole('dialog');
  await second.getByText(word('examining.annul.entry.annulled', { reason: '用了手机' })).waitFor();
  await second.getByLabel(word('examining.annul.reason')).fill('复核：是计算器');
  await second.getByRole('button', { name: word('examining.restore'), exact: true }).click();
  await again.getByText(word('examining.restore.done')).waitFor();
  const entries = await world.rows('select is_annulled, gives_retake from exam_annulment order by number');
  expect(entries).toEqual([
    { is_annulled: true, gives_retake: true },
    { is_annulled: false, gives_retake: false },
  ]);
});

test('[D-183] the author of an exam reads why they cannot take it, and has no button to start it', async () => {
  const { id } = await taken('登高考试');
  const page = await openPage(world, 'shenruoxi', `exam/${id}`);
  await page.getByText(word('exams.conflict.made')).waitFor();
  expect(page.getByRole('button', { name: word('exams.start'), exact: true }).all()).toHaveLength(0);
});

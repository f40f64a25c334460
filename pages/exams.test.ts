import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning, type ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { openAttempt } from '@shuyuan/contract/exams/taking/taking.wire';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function publish(name: string, over: Partial<ExamSettings> = {}): Promise<string> {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const questions: { questionId: string; version: number; points: number }[] = [];
  for (const text of ['先断电再检修。', '返工品不必复检。']) {
    const question = { kind: 'trueFalse' as const, text, isTrue: text === '先断电再检修。', penalty: 0 };
    const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '见作业指导书。' };
    const { id } = await world.write('shenruoxi', createBankQuestion, input);
    questions.push({ questionId: id, version: 1, points: 5 });
  }
  const settings = { ...examBeginning, showsAnswers: true, showsKey: true, ...over };
  const paper = { kind: 'fixed' as const, questions };
  const fields = { name, introduction: '', audience, settings, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  return id;
}

test('[D-183] an exam is found from the study home, started, answered, saved, handed in, and its result read', async () => {
  await publish('上岗考试');
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  await page.getByRole('link', { name: '上岗考试' }).first().click();
  await page.getByText(word('exams.conditions')).waitFor();
  const calls = vi.spyOn(window, 'fetch');
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  // The start has brought the paper with it.
  const callsTo = (end: string) => calls.mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith(end));
  expect([callsTo('/open').length, callsTo('/attempts').length]).toEqual([0, 1]);
  calls.mockRestore();
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await page.getByText(word('exams.save.saved')).waitFor();
  await press(page, word('exams.next'));
  await page.getByText('返工品不必复检。').waitFor();
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await press(page, word('exams.handIn'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('exams.handIn'), exact: true })
    .click();
  await page.getByText(word('exams.result.title')).waitFor();
  await page.getByText(word('exams.score', { score: '5', sum: '10' })).waitFor();
  await page.getByText(word('exams.key', { answer: word('exams.false') })).waitFor();
  // The lists have heard of it: nobody is still answering.
  await page.getByRole('link', { name: word('exams.result.back') }).click();
  await page.getByText(word('exams.attempts.of', { used: '1', max: '1' })).waitFor();
  await page.getByText(word('exams.cannot.used')).waitFor();
});

test('[ENUM-12] exams and surveys have a list of their own on the study page, where nobody is half-way through', async () => {
  await publish('工艺纪律考试');
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  await press(page, word('study.finishStatus.notBegun'));
  await press(page, word('study.plainFilter.exam'));
  await page.getByRole('link', { name: '工艺纪律考试' }).waitFor();
  await eventually('a state is asked for no longer', () => !page.address().includes('status='));
  await page.reload();
  await page.getByRole('link', { name: '工艺纪律考试' }).waitFor();
  await press(page, word('study.plainFilter.research'));
  await page.getByRole('link', { name: '明年培训需求调研' }).waitFor();
});

test('[D-183] an answer that was never sent survives the browser, and a newer tab takes over visibly', async () => {
  const id = await publish('检修考试');
  const page = await openPage(world, 'amina', `exam/${id}`);
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await page.getByText(word('exams.save.waiting')).waitFor();
  await page.reload();
  await page.getByText(word('exams.save.saved')).waitFor();
  const first = word('exams.question.number', { number: '1' });
  const name = word('exams.map.cell', { name: first, state: word('exams.map.answered') });
  await page.getByRole('button', { name, exact: true }).waitFor();
  const attemptId = page.address().split('/').at(-1) ?? '';
  await world.write('amina', openAttempt, { id: attemptId, tabId: 'another-tab' });
  await press(page, word('exams.flag'));
  await page.getByText(word('exams.save.takenOver')).waitFor();
  await press(page, word('exams.take.takeBack'));
  await page.getByText(word('exams.save.saved')).waitFor();
});

test('[D-183] what is noted is said before, noted while one answers, and the assistant waits until the end', async () => {
  const id = await publish('注意力考试', { logsAttention: true });
  const page = await openPage(world, 'tanmuyang', `exam/${id}`);
  await page.getByText(word('exams.attention.logged')).waitFor();
  const assistant = page.getByRole('button', { name: word('frame.assistant.open') });
  await assistant.waitFor();
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  await assistant.waitFor({ state: 'detached' });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '抄来的');
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await eventually('the paste is noted', async () => {
    const noted = await world.rows('select kind, amount from exam_attention');
    return noted[0]?.['kind'] === 'pasted' && noted[0]['amount'] === 3;
  });
  await page.goto(`exam/${id}`);
  await assistant.waitFor();
});

test('[D-183] an exam of some networks says so before, and is not started from elsewhere', async () => {
  const id = await publish('机房考试', { addressRanges: ['203.0.113.0/24'] });
  const page = await openPage(world, 'hejingxing', `exam/${id}`);
  await page.getByText('203.0.113.0/24').waitFor();
  await page.getByText(word('exams.cannot.elsewhere')).waitFor();
  expect(await page.getByRole('button', { name: word('exams.start'), exact: true }).count()).toBe(0);
  const here = await publish('内网考试', { addressRanges: ['127.0.0.0/8', '::1'] });
  await page.goto(`exam/${here}`);
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
});

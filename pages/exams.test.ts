import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning, type ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { giveExtraTime } from '@shuyuan/contract/exams/taking/attempts.wire';
import { handInAttempt, openAttempt } from '@shuyuan/contract/exams/taking/taking.wire';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterEach, expect, type MockInstance, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { clockSeconds } from '../packages/web/src/lib/clock-text.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
  expect(countsOf(calls)).toEqual([0, 1, 0]);
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

const callsTo = (calls: MockInstance<typeof fetch>, address: RegExp) =>
  calls.mock.calls.filter(([url]) => typeof url === 'string' && address.test(url));
const countsOf = (calls: MockInstance<typeof fetch>) =>
  [/\/sealed-paper\b/, /\/attempts$/, /\/open$/].map((address) => callsTo(calls, address).length);

/** An exam that opens in ten minutes, and a clock of the page that is moved on by hand. */
async function waitingRoom(name: string) {
  const now = performance.now.bind(performance);
  let shiftMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + shiftMs);
  const calls = vi.spyOn(window, 'fetch');
  return {
    id: await publish(name, { openTime: Date.now() + 10 * minuteMs }),
    calls,
    pass: (minutes: number): void => void (shiftMs += minutes * minuteMs),
    /** The clock of the server cannot be moved: what it opens at is. */
    open: (id: string) =>
      world.rows(
        `update exam set published = jsonb_set(published, '{settings,openTime}', '1') where id = $1 returning id`,
        [id],
      ),
  };
}

test('[D-183] whoever waits for the opening has the paper sealed, starts by itself, and needs its key alone', async () => {
  const room = await waitingRoom('同时开考');
  const page = await openPage(world, 'linzhiyuan', `exam/${room.id}`);
  await page.getByRole('timer', { name: word('exams.wait.until') }).waitFor();
  expect(await page.getByRole('button', { name: word('exams.start'), exact: true }).isDisabled()).toBe(true);
  await page.getByRole('switch', { name: word('exams.wait.automatic') }).click();
  room.pass(9);
  await page.getByText(word('exams.wait.sealed')).waitFor();
  expect(await page.getByText('先断电再检修。').count()).toBe(0);
  await room.open(room.id);
  room.pass(2);
  await page.getByText('先断电再检修。').waitFor();
  expect(countsOf(room.calls)).toEqual([1, 1, 0]);
  expect(callsTo(room.calls, /\/attempts$/)[0]?.[1]?.body).toContain('sealId');
  await page.getByRole('radio', { name: word('exams.true') }).click();
  await page.getByText(word('exams.save.saved')).waitFor();
});

test('[D-183] a page that cannot unseal asks for nothing before, and starts by a click once the exam opens', async () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'a-tab-without-webcrypto' });
  const room = await waitingRoom('局域网考试');
  const page = await openPage(world, 'amina', `exam/${room.id}`);
  await page.getByRole('timer', { name: word('exams.wait.until') }).waitFor();
  await room.open(room.id);
  room.pass(11);
  const button = page.getByRole('button', { name: word('exams.start'), exact: true });
  await eventually('the exam opens', async () => !(await button.isDisabled()));
  await button.click();
  await page.getByText('先断电再检修。').waitFor();
  expect(countsOf(room.calls)).toEqual([0, 1, 0]);
});

test('[ENUM-12] exams and surveys have a list of their own on the study page, where nobody is half-way through', async () => {
  await publish('工艺纪律考试');
  await publish('叉车操作认证', { isCertification: true });
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  await press(page, word('study.finishStatus.notBegun'));
  await press(page, word('study.plainFilter.exam'));
  await page.getByRole('link', { name: '工艺纪律考试' }).waitFor();
  await eventually('a state is asked for no longer', () => !page.address().includes('status='));
  await page.reload();
  await page.getByRole('link', { name: '工艺纪律考试' }).waitFor();
  await press(page, word('study.plainFilter.certificationExam'));
  await page.getByText(word('exams.certification')).waitFor();
  expect(await page.getByRole('link', { name: '工艺纪律考试' }).count()).toBe(0);
  await page.getByRole('link', { name: '叉车操作认证' }).waitFor();
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

/** Seconds that are left, as the page says them. */
async function remainingOf(page: Page): Promise<number> {
  const text = (await page.getByRole('timer', { name: word('exams.take.remaining') }).textContent()) ?? '';
  return clockSeconds(text) ?? Number.NaN;
}
/** A browser says so when somebody comes back to its page, or opens their machine again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('[D-183] minutes given midway are shown to somebody who only reads, once they come back to the page', async () => {
  const id = await publish('只读不写的考试', { lengthMinutes: 30 });
  const page = await openPage(world, 'linzhiyuan', `exam/${id}`);
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  expect(await remainingOf(page)).toBeLessThanOrEqual(30 * 60);
  const [lin] = await world.rows(`select id from member where account = 'linzhiyuan'`);
  await world.write('shenruoxi', giveExtraTime, { id, memberId: String(lin?.['id']), minutes: 45 });
  comeBack();
  await eventually('the minutes are shown', async () => (await remainingOf(page)) > 70 * 60);
  // Nothing was answered by it.
  const answers = `select from exam_answer join exam_attempt on exam_attempt.id = attempt_id
    where exam_id = $1 and answer is not null`;
  expect(await world.rows(answers, [id])).toEqual([]);
});

test('[D-183] the clock of the machine has no say: moved by hours it leaves the remaining time alone, and a clock that stood still is put right', async () => {
  const id = await publish('改钟的考试', { lengthMinutes: 30 });
  const page = await openPage(world, 'amina', `exam/${id}`);
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  const now = Date.now.bind(Date);
  for (const hours of [5, -5]) {
    vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * hourMs);
    await page.getByRole('radio', { name: hours > 0 ? word('exams.true') : word('exams.false') }).click();
    await page.getByText(word('exams.save.saved')).waitFor();
    const seconds = await remainingOf(page);
    expect(seconds).toBeGreaterThan(28 * 60);
    expect(seconds).toBeLessThanOrEqual(30 * 60);
  }
  // The machine slept for twenty minutes: the clock the page counts by did not move, that of the server did.
  await world.rows(`update exam_attempt set closes_at = closes_at - interval '20 minutes' where exam_id = $1`, [id]);
  comeBack();
  await eventually('the remaining time follows', async () => (await remainingOf(page)) <= 10 * 60);
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
  const [attempt] = await world.rows('select id from exam_attempt where exam_id = $1', [id]);
  await world.write('tanmuyang', handInAttempt, { id: String(attempt?.['id']), answers: [] });
  await page.goto(`exam/result/${String(attempt?.['id'])}`);
  const noted = page.getByRole('region', { name: word('exams.fact.attention') });
  await noted.getByText(word('exams.attention.own')).waitFor();
  await noted.getByText(word('exams.attention.pasted', { count: '3' })).waitFor();
});

test('[D-183] a calculator is there where the author allows it, said before, and keeps what is typed between questions', async () => {
  const plain = await publish('不用计算器');
  const page = await openPage(world, 'tanmuyang', `exam/${plain}`);
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  const calculator = page.getByRole('button', { name: word('exams.calculator'), exact: true });
  expect(await calculator.count()).toBe(0);
  await page.goto(`exam/${await publish('可用计算器', { hasCalculator: true })}`);
  await page.getByText(word('exams.calculator.allowed')).waitFor();
  await press(page, word('exams.start'));
  await calculator.click();
  const typed = page.getByRole('textbox', { name: word('exams.calculator.expression') });
  await typed.fill('480 ÷ 2');
  await press(page, '+');
  await press(page, '1');
  await page.getByText('= 241', { exact: true }).waitFor();
  await press(page, word('exams.next'));
  await page.getByText('返工品不必复检。').waitFor();
  await page.getByText('= 241', { exact: true }).waitFor();
  await press(page, word('exams.calculator.delete'));
  await press(page, word('exams.calculator.delete'));
  await page.getByText('= 240', { exact: true }).waitFor();
  await press(page, word('exams.calculator.clear'));
  await eventually('nothing is typed', async () => (await typed.inputValue()) === '');
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

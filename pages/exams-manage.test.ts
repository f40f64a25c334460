import { logAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning, type ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A category with these questions, each to be answered with true. */
async function fillBank(name: string, texts: readonly string[]) {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const questionIds: string[] = [];
  for (const text of texts) {
    const question = { kind: 'trueFalse' as const, text, isTrue: true, penalty: 0 };
    const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '见作业指导书。' };
    questionIds.push((await world.write('shenruoxi', createBankQuestion, input)).id);
  }
  return { categoryId, questionIds };
}

async function publish(name: string, texts: readonly string[], over: Partial<ExamSettings> = {}): Promise<string> {
  const { questionIds } = await fillBank(name, texts);
  const questions = questionIds.map((questionId) => ({ questionId, version: 1, points: 5 }));
  const paper = { kind: 'fixed' as const, questions };
  const fields = { name, introduction: '', audience, settings: { ...examBeginning, ...over }, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  return id;
}

/** The questions of the paper in their order, by the button that moves each up. */
const questionNames = (page: Page): (string | null)[] =>
  page
    .getByRole('button', { name: /^上移/ })
    .all()
    .map((button) => button.getAttribute('aria-label'));

test('[D-183] an author makes an exam: problems lead to their place, questions are picked and put into order, it is published', async () => {
  await fillBank('动火作业', ['动火前要开票。', '看火人不得离岗。']);
  const page = await openPage(world, 'shenruoxi', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.exams.title'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('examining.title') }).waitFor();
  await press(page, word('examining.create'));
  const dialog = page.getByRole('dialog');
  await press(page, word('examining.create.submit'));
  await dialog.getByText(word('examining.name.wrong', { max: '80' })).waitFor();
  await dialog.getByLabel(word('examining.name')).fill('动火作业考核');
  await press(page, word('examining.create.submit'));
  await page.getByRole('heading', { level: 1, name: '动火作业考核' }).waitFor();
  await page.getByText(word('examining.problem.no-questions')).waitFor();

  await press(page, word('examining.questions.add'));
  await dialog.getByText('动火前要开票。').waitFor();
  await dialog.getByLabel('动火前要开票。').check();
  await dialog.getByLabel('看火人不得离岗。').check();
  await dialog.getByRole('button', { name: word('examining.picker.add', { count: '2' }) }).click();
  await page.getByText(word('examining.problems.none')).waitFor();
  const [first, second] = ['动火前要开票。', '看火人不得离岗。'].map((name) => word('ordering.up', { name }));
  expect(questionNames(page)).toEqual([first, second]);
  await page.getByRole('button', { name: second ?? '', exact: true }).click();
  expect(questionNames(page)).toEqual([second, first]);

  await page.getByLabel(word('examining.length')).fill('');
  await page.getByText(word('examining.problem.no-end')).waitFor();
  await press(page, word('examining.problem.goTo'));
  await eventually('the field of the problem has the focus', () => document.activeElement?.id === 'exam-length');
  await page.getByLabel(word('examining.length')).fill('45');
  await page.getByText(word('examining.problems.none')).waitFor();
  await page.getByLabel(word('examining.questions.points', { number: '1' })).fill('7');
  await press(page, word('examining.save'));
  await page.getByText(word('examining.saved')).waitFor();
  await page.reload();
  await page.getByText('动火前要开票。').waitFor();
  expect(questionNames(page)).toEqual([second, first]);
  await page
    .getByText(word('examining.paper.sum', { questions: '2', points: '12' }))
    .first()
    .waitFor();

  await page.getByRole('link', { name: word('examining.tab.preview') }).click();
  await page.getByText(word('exams.question.number', { number: '2' })).waitFor();
  await page
    .getByRole('radio', { name: word('exams.true') })
    .first()
    .click();
  const attempts = await world.rows('select count(*)::int as count from exam_attempt');
  expect(attempts).toEqual([{ count: 0 }]);

  await press(page, word('examining.publish'));
  await dialog.getByText(word('examining.publish.everyone')).waitFor();
  await dialog.getByRole('button', { name: word('examining.publish'), exact: true }).click();
  await page.getByText(word('examining.paperNumber', { number: '1' })).waitFor();
  await page.getByRole('link', { name: word('examining.tab.edit') }).click();
  await page.getByText(word('examining.locked.published')).waitFor();
});

test('[D-183] a drawn paper says at once what the bank lacks, and a dirty form asks before it is left', async () => {
  await fillBank('高处作业', ['安全带高挂低用。', '六级风停止作业。']);
  const fields = {
    name: '高处作业考核',
    introduction: '',
    audience,
    settings: examBeginning,
    paper: { kind: 'fixed' as const, questions: [] },
  };
  const { id } = await world.write('shenruoxi', createExam, fields);
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}`);
  await page.getByLabel(word('examining.paper.drawn')).click();
  await press(page, word('examining.rules.add'));
  await page.getByText(word('examining.problems.unread')).first().waitFor();
  const rule = page.getByRole('listitem', { name: word('examining.rules.number', { number: '1' }) });
  await rule.getByLabel(word('examining.rules.category')).selectOption('高处作业');
  await page.getByText(word('examining.rules.missing', { count: '3' })).waitFor();
  await rule.getByLabel(word('examining.rules.count')).fill('2');
  await page.getByText(word('examining.rules.filled')).waitFor();
  await page.getByRole('link', { name: word('examining.tab.preview') }).click();
  await page.getByRole('dialog').waitFor();
  await page.press('Escape');
  await press(page, word('examining.save'));
  await page.getByText(word('examining.saved')).waitFor();
});

test('[D-183] the list is filtered in its address; withdrawing names who is midway; a draft is copied and removed', async () => {
  const id = await publish('登高考试', ['梯子要有人扶。']);
  await world.write('linzhiyuan', startExam, { id });
  const page = await openPage(world, 'shenruoxi', 'center/my/exams?state=published&search=登高');
  const row = page.getByRole('row').filter({ hasText: '登高考试' });
  await row.getByText(word('examining.midway', { count: '1' })).waitFor();
  const menu = page.getByRole('button', { name: word('examining.more', { name: '登高考试' }) });
  await menu.click();
  await page.getByRole('menuitem', { name: word('examining.withdraw') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(word('examining.withdraw.midway', { count: '1', names: '林知远' })).waitFor();
  await dialog.getByRole('button', { name: word('examining.withdraw'), exact: true }).click();
  await page.getByText(word('examining.none')).waitFor();

  await page.goto('center/my/exams?state=withdrawn');
  await menu.click();
  await page.getByRole('menuitem', { name: word('examining.copy') }).click();
  await page.getByText(word('examining.copied')).waitFor();
  await eventually('the address is that of the copy', () => page.address().includes('exam-manage/'));
  await menu.click();
  await page.getByRole('menuitem', { name: word('examining.remove') }).click();
  await dialog.getByRole('button', { name: word('examining.remove'), exact: true }).click();
  await page.getByText(word('examining.removed')).waitFor();
  await eventually('the list is open', () => page.address().includes('center/my/exams'));
  const states = await world.rows(`select state from exam where name = '登高考试' order by state`);
  expect(states).toEqual([{ state: 'archived' }, { state: 'withdrawn' }]);
});

test('[D-183] attempts are watched: extra time reaches somebody midway, an attempt is ended, and statistics follow', async () => {
  const id = await publish('消防考试', ['灭火器在有效期内。', '通道可以堆物。']);
  const { id: attemptId } = await world.write('amina', startExam, { id });
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}?tab=statistics`);
  await page.getByText(word('examining.statistics.empty')).waitFor();
  await page.getByRole('link', { name: word('examining.tab.attempts') }).click();
  const menu = page.getByRole('button', { name: word('examining.rowMenu', { name: 'Amina Haddad' }) });
  await menu.click();
  await page.getByRole('menuitem', { name: word('examining.extra') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('examining.extra.minutes')).fill('0');
  await dialog.getByRole('button', { name: word('examining.extra.give'), exact: true }).click();
  await dialog.getByText(word('examining.number.wrong', { min: '1', max: '1440' })).waitFor();
  await dialog.getByLabel(word('examining.extra.minutes')).fill('15');
  await dialog.getByRole('button', { name: word('examining.extra.give'), exact: true }).click();
  await page.getByText(word('examining.extra.given', { name: 'Amina Haddad', count: '15' })).waitFor();
  await page.getByText(word('examining.attempts.extraOf', { count: '15' })).waitFor();

  await press(page, word('examining.outage'));
  await dialog.getByRole('button', { name: word('examining.outage.give'), exact: true }).click();
  await eventually('the outage was given back', async () => {
    const outages = await world.rows('select count(*)::int as count from exam_outage where exam_id = $1', [id]);
    return outages[0]?.['count'] === 1;
  });
  await dialog.waitFor({ state: 'hidden' });

  await menu.click();
  await page.getByRole('menuitem', { name: word('examining.end') }).click();
  await dialog.getByRole('button', { name: word('examining.end'), exact: true }).click();
  await page.getByText(word('examining.end.done')).waitFor();
  await page.getByText(word('examining.attempts.noReceipt')).waitFor();
  const ended = await world.rows('select ended_by from exam_attempt where id = $1', [attemptId]);
  expect(ended).toEqual([{ ended_by: 'manager' }]);

  await page.getByRole('link', { name: word('examining.tab.statistics') }).click();
  await page.getByText(word('examining.warning.few-attempts')).waitFor();
  await page.getByRole('table', { name: word('examining.statistics.items') }).waitFor();
  await page.getByText('通道可以堆物。').waitFor();
});

test('[D-183] noted moments are read with what they do not mean, and the way to marking by hand is beside them', async () => {
  const id = await publish('受限空间考试', ['进入前先检测。'], { logsAttention: true });
  const attempt = await world.write('hejingxing', startExam, { id });
  const events = [
    { kind: 'left' as const, amount: 12 },
    { kind: 'pasted' as const, amount: 300 },
  ];
  await world.write('hejingxing', logAttention, { id: attempt.id, events });
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}?tab=attempts`);
  await press(page, word('examining.attempts.attention', { count: '2' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(word('examining.attention.text')).waitFor();
  await dialog.getByText(word('exams.attention.left', { count: '12' })).waitFor();
  await dialog.getByText(word('exams.attention.pasted', { count: '300' })).waitFor();
  await page.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: word('examining.marking'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('exams.mark.of', { name: '受限空间考试' }) }).waitFor();
});

test('[D-183] the networks an exam is taken from are written one in a line, and what is none is said at once', async () => {
  const fields = {
    name: '机房考核',
    introduction: '',
    audience,
    settings: examBeginning,
    paper: { kind: 'fixed' as const, questions: [] },
  };
  const { id } = await world.write('shenruoxi', createExam, fields);
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}`);
  const networks = page.getByLabel(word('examining.addressRanges'));
  await networks.fill('10.1.0.0/33');
  await press(page, word('examining.save'));
  await page.getByText(word('examining.addressRanges.wrong', { max: '20' })).waitFor();
  await networks.fill('10.1.0.0/16\n2001:db8::/32');
  await press(page, word('examining.save'));
  await page.getByText(word('examining.saved')).waitFor();
  const saved = await world.rows('select settings -> $2 as ranges from exam where id = $1', [id, 'addressRanges']);
  expect(saved).toEqual([{ ranges: ['10.1.0.0/16', '2001:db8::/32'] }]);
});

import { activateAssignment, createAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { createBankCategory, createBankQuestion, reviseBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { handInAttempt, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
const text = '吊装时可以从吊物下通过。';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const fieldsOf = (categoryId: string, isTrue: boolean) => ({
  categoryId,
  difficulty: 1 as const,
  tags: [],
  explanation: '',
  question: { kind: 'trueFalse' as const, text, isTrue, penalty: 0 },
});

/** One question with a wrong key; one person answered by it, the other one was right. */
async function takeTwice() {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '吊装' });
  const { id: questionId } = await world.write('shenruoxi', createBankQuestion, fieldsOf(categoryId, true));
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
  const exam = { name: '吊装考试', introduction: '', audience, settings: examBeginning, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, exam);
  await world.write('shenruoxi', publishExam, { id, revision });
  for (const [account, isTrue] of [
    ['linzhiyuan', true],
    ['amina', false],
  ] as const) {
    const attempt = await world.write(account, startExam, { id });
    const answers = [{ ordinal: 0, revision: 1, answer: { kind: 'trueFalse' as const, isTrue }, isFlagged: false }];
    await world.write(account, handInAttempt, { id: attempt.id, answers });
  }
  return { id, categoryId, questionId };
}

/** Required training of the exam, for Amina alone, once her duty of it is there. */
async function giveOut(examId: string, title: string): Promise<void> {
  const [amina] = await world.rows("select id from member where account = 'amina'");
  const rule = await world.write('luchengze', createAssignment, {
    title,
    introduction: '',
    audience: { ...audience, isEveryone: false, memberIds: [String(amina?.['id'])], positionIds: [], topicIds: [] },
    items: [{ businessType: BusinessType.exam, businessId: examId }],
    deadline: { kind: 'afterJoining', days: 30, timeZone: 'Asia/Shanghai' },
    graceDays: 0,
    recurrenceMonths: null,
    countsEarlier: true,
    pauses: true,
  });
  await world.write('luchengze', activateAssignment, rule);
  await eventually('the duty is there', async () => {
    const duties = await world.rows('select id from assignment_duty where rule_id = $1', [rule.id]);
    return duties.length === 1;
  });
}

const scores = () => world.rows('select score, result from exam_attempt order by started_at');

test('[D-183] a key is put right: dry run by person, reload, confirm, history; lowering only where it is chosen', async () => {
  const { id, categoryId, questionId } = await takeTwice();
  await giveOut(id, '吊装年训');
  const page = await openPage(world, 'shenruoxi', `exam-manage/${id}`);
  await page.getByRole('link', { name: word('examining.tab.regrade') }).click();
  await page.getByText(word('examining.regrade.history.empty')).waitFor();
  expect(await page.getByRole('button', { name: word('examining.regrade.dryRun') }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: word('examining.regrade.question') }).click();
  await page.getByRole('option', { name: new RegExp(text) }).click();
  await page.getByText(word('examining.regrade.version.same')).waitFor();
  await press(page, word('examining.regrade.dryRun'));
  await page.getByText(word('examining.regrade.changes.none')).waitFor();

  await world.write('shenruoxi', reviseBankQuestion, { id: questionId, version: 1, ...fieldsOf(categoryId, false) });
  await page.reload();
  const table = page.getByRole('table', { name: word('examining.regrade.changes') });
  await table.getByText('Amina Haddad').waitFor();
  await page.getByText(word('examining.regrade.turned', { passed: '1', failed: '0' })).waitFor();
  await table.getByText(word('examining.regrade.duty.opens', { name: '吊装年训' })).waitFor();
  expect(await table.getByText('林知远').count()).toBe(0);
  expect(await scores()).toMatchObject([{ score: 50_000 }, { score: 0 }]);

  await press(page, word('examining.regrade.do'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('examining.regrade.do'), exact: true }).click();
  await page.getByText(word('examining.regrade.done', { count: '1' })).waitFor();
  const history = page.getByRole('region', { name: word('examining.regrade.history') });
  await history.getByText(/沈若溪/).waitFor();
  expect(await scores()).toEqual([
    { score: 50_000, result: 'passed' },
    { score: 50_000, result: 'passed' },
  ]);

  await page.goto(`exam-manage/${id}?tab=regrade&question=${questionId}&lower=yes&view=dryRun`);
  await table.getByText('林知远').waitFor();
  await page.getByText(word('examining.regrade.turned', { passed: '0', failed: '1' })).waitFor();
  await page.getByRole('radio', { name: word('examining.regrade.rule.full') }).click();
  await table.waitFor({ state: 'detached' });
  await press(page, word('examining.regrade.dryRun'));
  await page.getByText(word('examining.regrade.changes.none')).waitFor();
});

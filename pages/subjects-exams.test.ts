import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { createSubject, publishSubject, saveSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { joinSubject } from '@shuyuan/contract/subjects/subject.wire';
import { test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function publishEssay(): Promise<string> {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '论述' });
  const question = { kind: 'essay' as const, text: '说说挂牌上锁。', rubric: '' };
  const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '' };
  const { id: questionId } = await world.write('shenruoxi', createBankQuestion, input);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 10 }] };
  const fields = { name: '检修论述', introduction: '', audience, settings: examBeginning, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  return id;
}

test('[D-183] an exam of a subject is handed in, leads back, and waits for its marker; one of a path leads back, too', async () => {
  const examId = await publishEssay();
  const fields = {
    title: '检修上岗',
    introduction: '',
    coverFileId: null,
    audience: { ...audience, positionIds: [], topicIds: [] },
    learnSequence: LearnSequence.inOrder,
  };
  const made = await world.write('shenruoxi', createSubject, fields);
  const item = { key: 'exam', businessType: BusinessType.exam, businessId: examId, title: '检修论述' };
  const items = [{ ...item, isRequired: true, prerequisiteKeys: [], deadline: null }];
  const stages = [{ title: '一', electiveCount: 0, items }];
  const saved = await world.write('shenruoxi', saveSubject, { ...fields, ...made, deadline: null, stages });
  await world.write('shenruoxi', publishSubject, { ...saved, midway: 'keep' });
  await world.write('linzhiyuan', joinSubject, { id: made.id });

  const page = await openPage(world, 'linzhiyuan', `subject/${made.id}`);
  await press(page, word('positions.section.openNamed', { title: '检修论述' }));
  await press(page, word('exams.start'));
  await page.getByText('说说挂牌上锁。').waitFor();
  await page.getByRole('textbox').fill('先断电，再挂牌。');
  await press(page, word('exams.handIn'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('exams.handIn'), exact: true })
    .click();
  await page.getByRole('link', { name: word('return.toSubject') }).click();
  await page.getByText(word('positions.section.waiting')).waitFor();

  const onPath = await openPage(world, 'linzhiyuan', `exam/${examId}?position=p1`);
  await onPath.getByRole('link', { name: word('return.toPath') }).waitFor();
});

test('[D-183] an author asks for a mark in the editor of a subject, and the lock names it', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await press(page, '检修上岗');
  const stage = page.getByRole('region', { name: word('subjects.form.stage', { number: '1' }) });
  await stage.getByRole('button', { name: word('positions.kind.link'), exact: true }).click();
  await stage.getByLabel(word('positions.form.linkTitle')).fill('上岗单');
  await stage.getByLabel(word('positions.form.url')).fill('https://example.com/sheet');
  await stage.getByRole('button', { name: word('positions.form.add'), exact: true }).click();
  await stage.getByLabel(word('subjects.form.prerequisites')).first().click();
  await page.getByRole('option', { name: '检修论述' }).click();
  await stage.getByLabel(word('subjects.form.minimumMark', { title: '检修论述' })).fill('80');
  await press(page, word('positions.form.save'));
  await page.getByText(word('positions.form.saved')).waitFor();
  await page.reload();
  const asked = stage.getByLabel(word('subjects.form.minimumMark', { title: '检修论述' }));
  await eventually('the mark is still there', async () => ((await asked.element()) as HTMLInputElement).value === '80');
  await press(page, word('positions.publish'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.publish'), exact: true })
    .click();
  await page.getByText(word('positions.state.published')).waitFor();
  const [subject] = await world.rows("select id from subject where title = '检修上岗'", []);
  const other = await openPage(world, 'amina', `subject/${String(subject?.['id'])}`);
  await other.getByText(word('subjects.lock.mark', { percent: '80%' })).waitFor();
});

import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam, withdrawExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { createCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
const examName = '断电检修考试';
const courseTitle = '检修之前';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function publish(): Promise<string> {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '检修' });
  const question = { kind: 'trueFalse' as const, text: '先断电再检修。', isTrue: true, penalty: 0 };
  const input = { categoryId, difficulty: 1 as const, tags: [], question, explanation: '' };
  const { id: questionId } = await world.write('shenruoxi', createBankQuestion, input);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
  const settings = { ...examBeginning, maxAttempts: 2 };
  const fields = { name: examName, introduction: '', audience, settings, paper };
  const { id, revision } = await world.write('shenruoxi', createExam, fields);
  await world.write('shenruoxi', publishExam, { id, revision });
  return id;
}

/** Takes the exam from its start page to the result. */
async function take(page: Page, answer: string): Promise<void> {
  await press(page, word('exams.start'));
  await page.getByText('先断电再检修。').waitFor();
  await page.getByRole('radio', { name: answer }).click();
  await press(page, word('exams.handIn'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('exams.handIn'), exact: true })
    .click();
  await page.getByText(word('exams.result.title')).waitFor();
}

test('[D-183] an author makes an exam a section; a learner fails it, passes it, and comes back to a finished course', async () => {
  const examId = await publish();
  const settings = { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id } = await world.write('shenruoxi', createCourse, { title: courseTitle, audience, settings });
  const author = await openPage(world, 'shenruoxi', `course-manage/${id}`);
  await author.getByRole('button', { name: word('courses.chapter.add'), exact: true }).click();
  const chapter = word('courses.chapter.named', { number: '1' });
  await author.getByRole('button', { name: word('courses.section.addTo', { name: chapter }) }).click();
  await author.getByRole('menuitem', { name: word('study.sectionType.exam') }).click();
  const dialog = author.getByRole('dialog');
  await dialog.getByLabel(word('courses.section.exam')).fill('断电');
  await author.getByRole('option', { name: examName }).click();
  await dialog.getByRole('button', { name: word('courses.section.take'), exact: true }).click();
  await press(author, word('courses.save'));
  await author.getByText(word('courses.outline.saved')).waitFor();
  await press(author, word('courses.publish'));
  await dialog.getByText(word('courses.midway.none')).waitFor();
  await dialog.getByRole('button', { name: word('courses.publish'), exact: true }).click();
  await eventually('the course is published', async () => {
    const [course] = await world.rows('select state from course where id = $1', [id]);
    return course?.['state'] === 'published';
  });

  const [section] = await world.rows('select key from course_section where exam_id = $1', [examId]);
  const page = await openPage(world, 'linzhiyuan', `course/${id}/section/${String(section?.['key'])}`);
  await page.getByText(word('study.player.exam.pass', { percent: '60%' })).waitFor();
  await page.getByText(word('study.player.exam.left', { count: '2' })).waitFor();
  const toExam = page.getByRole('link', { name: word('study.player.exam.open') });
  await toExam.click();
  await take(page, word('exams.false'));
  await page.reload();
  await page.getByRole('link', { name: word('return.toCourse') }).click();
  await page.getByText(word('study.player.exam.failed')).waitFor();
  await page.getByText(word('study.player.exam.mark', { mark: '0%' })).waitFor();
  await toExam.click();
  await take(page, word('exams.true'));
  await page.getByRole('link', { name: word('return.toCourse') }).click();
  await page.getByText(word('study.player.exam.passed')).waitFor();
  await page.getByText(word('study.count.whole.done')).waitFor();

  await world.write('shenruoxi', withdrawExam, { id: examId });
  const other = await openPage(world, 'amina', `course/${id}/section/${String(section?.['key'])}`);
  await other.getByText(word('study.player.exam.withdrawn')).waitFor();
});

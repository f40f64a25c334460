import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { saveHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The field for files prepares one; nothing is uploaded here. */
vi.stubGlobal(
  'Worker',
  class extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  },
);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A published course of one task. */
async function publish(title: string) {
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const { id, revision } = await world.write('shenruoxi', createCourse, { title, audience, settings: {} });
  const section = { type: SectionType.homework, title: '量一次', isRequired: true, text: '<p>量一次跳动</p>' };
  const chapters = [{ title: '章', sections: [section] }];
  const saved = await world.write('shenruoxi', saveOutline, { id, revision, chapters });
  await world.write('shenruoxi', publishCourse, { id, revision: saved.revision });
  const sectionKey = saved.chapters[0]?.sections[0]?.key ?? '';
  return { id, sectionKey, address: `course/${id}/section/${sectionKey}` };
}

test('[ENUM-02] homework is kept, handed in and passed; the learner reads the comment and the section is done', async () => {
  const { id, address } = await publish('交作业');
  const page = await openPage(world, 'linzhiyuan', address);
  await page.getByText('量一次跳动').waitFor();
  await page.getByRole('textbox', { name: word('study.homework.text') }).fill('冷机 0.006');
  await press(page, word('study.homework.keep'));
  await page.getByText(word('study.homework.kept')).waitFor();
  await press(page, word('study.homework.submit'));
  const waits = { hasText: word('study.homework.state.submitted') };
  await page.getByRole('listitem').filter({ hasText: '量一次' }).filter(waits).waitFor();
  const course = await openPage(world, 'linzhiyuan', `course/${id}`);
  await course.getByRole('listitem').filter({ hasText: '量一次' }).filter(waits).waitFor();
  const report = await openPage(world, 'shenruoxi', `course-manage/${id}?tab=learners`);
  await report.getByRole('columnheader', { name: word('study.report.column.waiting') }).waitFor();

  const lecturer = await openPage(world, 'shenruoxi', `course-manage/${id}?tab=homework`);
  await press(lecturer, word('courses.homework.openNamed', { name: '林知远' }));
  const dialog = lecturer.getByRole('dialog');
  await dialog.getByText('冷机 0.006').waitFor();
  await dialog.getByLabel(word('courses.homework.comment')).fill('读数清楚');
  await dialog.getByRole('button', { name: word('courses.homework.send'), exact: true }).click();
  await lecturer.getByText(word('courses.homework.empty')).waitFor();

  const again = await openPage(world, 'linzhiyuan', address);
  await again.getByText('读数清楚').waitFor();
  await again.getByText(word('study.section.done')).first().waitFor();
});

test('[ENUM-02] a work that was returned is written anew; both read what was handed in and said before', async () => {
  const { id: courseId, sectionKey, address } = await publish('重做一次');
  const target = { courseId, sectionKey, fileIds: [], isSubmitted: true };
  await world.write('linzhiyuan', saveHomework, { ...target, text: '只量了冷机', revision: 0 });
  const lecturer = await openPage(world, 'shenruoxi', `course-manage/${courseId}?tab=homework`);
  await press(lecturer, word('courses.homework.openNamed', { name: '林知远' }));
  const dialog = lecturer.getByRole('dialog');
  await dialog.getByLabel(word('courses.homework.pass')).click();
  await dialog.getByLabel(word('courses.homework.comment')).fill('热机也要量');
  await dialog.getByRole('button', { name: word('courses.homework.send'), exact: true }).click();
  await lecturer.getByText(word('courses.homework.empty')).waitFor();

  const page = await openPage(world, 'linzhiyuan', address);
  const rounds = page.getByRole('region', { name: word('study.homework.rounds') });
  await rounds.getByText('只量了冷机').waitFor();
  await page.getByRole('textbox', { name: word('study.homework.text') }).fill('冷机热机都量了');
  await press(page, word('study.homework.submit'));
  await rounds.getByText('热机也要量').waitFor();

  const again = await openPage(world, 'shenruoxi', `course-manage/${courseId}?tab=homework`);
  await press(again, word('courses.homework.openNamed', { name: '林知远' }));
  const before = again.getByRole('dialog').getByRole('region', { name: word('study.homework.rounds') });
  await before.getByText('热机也要量').waitFor();
  await before.getByText('只量了冷机').waitFor();
  // Handed in before, it waits no more; the comment of then is not sent again unasked.
  await before.getByText(word('study.homework.handedIn'), { exact: true }).waitFor();
  const comment = again.getByRole('dialog').getByLabel(word('courses.homework.comment'));
  expect((comment.all()[0] as HTMLTextAreaElement | undefined)?.value).toBe('');
});

test('[ENUM-02] what another device saved meanwhile is shown beside what was written here, and both go on in one text', async () => {
  const { id: courseId, sectionKey, address } = await publish('两台设备');
  const page = await openPage(world, 'linzhiyuan', address);
  const field = page.getByRole('textbox', { name: word('study.homework.text') });
  await field.fill('电脑上写的');
  const elsewhere = { courseId, sectionKey, text: '手机上写的', fileIds: [], isSubmitted: false, revision: 0 };
  await world.write('linzhiyuan', saveHomework, elsewhere);
  await press(page, word('study.homework.keep'));
  const other = page.getByRole('region', { name: word('study.homework.elsewhere') });
  await other.getByText('手机上写的').waitFor();
  const valueOf = () => (field.all()[0] as HTMLTextAreaElement | undefined)?.value;
  expect(valueOf()).toBe('电脑上写的');
  await press(page, word('study.homework.elsewhere.both'));
  await expect.poll(valueOf).toBe('手机上写的\n\n电脑上写的');
  await press(page, word('study.homework.keep'));
  await page.getByText(word('study.homework.kept')).waitFor();
  const [row] = await world.rows('select text, revision from homework where course_id = $1', [courseId]);
  expect(row).toEqual({ text: '手机上写的\n\n电脑上写的', revision: 2 });
});

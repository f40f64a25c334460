import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { test, vi } from 'vitest';
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

test('[ENUM-02] homework is kept, handed in and passed; the learner reads the comment and the section is done', async () => {
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const { id, revision } = await world.write('shenruoxi', createCourse, { title: '交作业', audience, settings: {} });
  const section = { type: SectionType.homework, title: '量一次', isRequired: true, text: '<p>量一次跳动</p>' };
  const chapters = [{ title: '章', sections: [section] }];
  const saved = await world.write('shenruoxi', saveOutline, { id, revision, chapters });
  await world.write('shenruoxi', publishCourse, { id, revision: saved.revision });
  const address = `course/${id}/section/${saved.chapters[0]?.sections[0]?.key ?? ''}`;

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

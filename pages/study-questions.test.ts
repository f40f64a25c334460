import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

test('[D-183] an author puts a question into a recording; a learner is told it is missing, answers wrongly, then rightly', async () => {
  const author = 'shenruoxi';
  await world.rows(
    `insert into file (id, tenant_id, owner_id, name, search_text, search, ending, kind, content_type, seconds, purpose,
       path, storage_key, sha256, size, created_at)
     select 'asked-sound', tenant_id, id, '录音.wav', '', '', 'wav', 'audio', 'audio/wav', 10, 'draft',
       'a-sound-somebody-uploaded', 'asked-sound', sha256('sound'), 1, now() from member where account = $1`,
    [author],
  );
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const { id, revision } = await world.write(author, createCourse, { title: '边看边问', audience, settings: {} });
  const section = { type: SectionType.audio, title: '录音', isRequired: true, fileId: 'asked-sound' };
  await world.write(author, saveOutline, { id, revision, chapters: [{ title: '章', sections: [section] }] });

  const page = await openPage(world, author, `course-manage/${id}`);
  await press(page, word('courses.section.edit', { name: '录音' }));
  await press(page, word('courses.questions.add'));
  const dialog = page.getByRole('dialog', { name: word('courses.question.new') });
  await dialog.getByRole('textbox', { name: word('courses.question.time') }).fill('0:02');
  await dialog.getByRole('textbox', { name: word('courses.question.text') }).fill('先做哪一步？');
  await dialog.getByRole('textbox', { name: word('courses.question.option', { number: '1' }) }).fill('断电');
  await dialog.getByRole('textbox', { name: word('courses.question.option', { number: '2' }) }).fill('离开');
  await press(page, word('courses.question.take'));
  // Nothing is marked as right yet.
  await dialog.getByText(word('courses.question.options.wrong')).waitFor();
  await dialog.getByRole('radio', { name: word('courses.question.option.right', { number: '2' }) }).click();
  await press(page, word('courses.question.take'));
  await page.getByText('先做哪一步？').first().waitFor();
  await press(page, word('courses.section.take'));
  await page.getByText(word('courses.questions.count', { count: '1' })).waitFor();
  await press(page, word('courses.save'));
  await page.getByText(word('courses.outline.saved')).waitFor();
  const [saved] = await world.rows(
    `select course.revision, section.key from course join course_version version on version.course_id = course.id
     join course_section section on section.version_id = version.id where course.id = $1`,
    [id],
  );
  await world.write(author, publishCourse, { id, revision: Number(saved?.['revision']) });
  const key = String(saved?.['key']);

  const learner = await openPage(world, 'linzhiyuan', `course/${id}/section/${key}`);
  const counted = learner.getByRole('region', { name: word('study.count.title') });
  await counted.getByText(word('study.count.questions', { count: '1' })).waitFor();
  await learner.getByRole('button', { name: '先做哪一步？' }).click();
  const asked = learner.getByRole('dialog');
  await press(learner, word('study.questions.answer'));
  await asked.getByText(word('study.questions.choose')).waitFor();
  await asked.getByRole('radio', { name: '断电' }).click();
  await press(learner, word('study.questions.answer'));
  await asked.getByText(word('study.questions.wrong')).waitFor();
  await press(learner, word('study.questions.retry'));
  await asked.getByRole('radio', { name: '离开' }).click();
  await press(learner, word('study.questions.answer'));
  await asked.getByText(word('study.questions.right')).waitFor();
  await press(learner, word('study.questions.close'));
  await eventually(
    'nothing is missing any more',
    async () => (await counted.getByText(word('study.count.questions', { count: '1' })).count()) === 0,
  );
  expect(
    await world.rows('select is_right from section_answer where course_id = $1 order by try_number', [id]),
  ).toEqual([{ is_right: false }, { is_right: true }]);
});

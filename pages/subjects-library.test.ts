import { createLibraryItem, publishLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { createSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const [title, item] = ['换型之前', '换型指导书'];
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);

const everyone = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};

/** A document of one page 沈若溪 has published in the library, and a subject without items. */
async function prepare(): Promise<void> {
  const [row] = await world.rows(
    `insert into file (id, tenant_id, owner_id, name, search_text, search, ending, kind, content_type, pages, purpose,
       path, storage_key, sha256, size, created_at)
     select 'library-sheet', tenant_id, id, '指导书.pdf', '', '', 'pdf', 'document', 'application/pdf', 1, 'draft',
       rpad('library-sheet', 22, 'p'), 'library-sheet', sha256('sheet'), 1, now() from member where account = $1 returning id`,
    ['shenruoxi'],
  );
  const made = { title: item, audience: everyone, fileId: String(row?.['id']) };
  await world.write('shenruoxi', publishLibraryItem, await world.write('shenruoxi', createLibraryItem, made));
  const fields = { introduction: '', coverFileId: null, learnSequence: LearnSequence.inOrder };
  await world.write('shenruoxi', createSubject, { title, ...fields, audience: everyone });
}

test('[D-183] an author finds an item of the library for a stage and publishes it; its learner is led to it and to the library', async () => {
  await prepare();
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: word('subjects.form.addStage'), exact: true }).click();
  const label = word('subjects.form.stage', { number: '1' });
  const stage = page.getByRole('region', { name: label });
  await stage.getByRole('textbox', { name: label }).fill('读');
  await stage.getByRole('button', { name: word('positions.kind.library'), exact: true }).click();
  await stage.getByText(word('positions.form.libraryHint')).waitFor();
  await stage.getByLabel(word('positions.form.find')).fill('换型');
  await stage.getByRole('button', { name: item, exact: true }).click();
  const added = stage.getByRole('textbox', {
    name: word('positions.form.sectionTitle', { kind: word('positions.kind.course') }),
  });
  await expect.poll(() => added.all().map((field) => (field as HTMLInputElement).value)).toEqual([item]);
  await page.getByRole('button', { name: word('positions.form.save'), exact: true }).click();
  await page.getByText(word('positions.form.saved')).waitFor();
  await page.getByRole('button', { name: word('positions.publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('positions.publish'), exact: true }).click();
  await page.getByText(word('positions.state.published')).waitFor();

  const learner = await openPage(world, 'linzhiyuan', 'subjects');
  await learner.getByRole('link', { name: title }).click();
  await learner.getByRole('button', { name: word('subjects.join'), exact: true }).click();
  await learner.getByRole('button', { name: word('positions.section.openNamed', { title: item }) }).click();
  await learner.getByRole('heading', { level: 1, name: item }).waitFor();
  await learner.getByRole('link', { name: word('study.course.fromLibrary') }).click();
  await learner.getByRole('region', { name: word('library.versions') }).waitFor();
});

import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import {
  addSubjectFile,
  createSubject,
  publishSubject,
  saveSubject,
} from '@shuyuan/contract/subjects/manage-subject.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const [title, file] = ['换型入门', '换型口令'];
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);

const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};

/** A sound 沈若溪 has uploaded. */
async function bring(): Promise<string> {
  const [row] = await world.rows(
    `insert into file (id, tenant_id, owner_id, name, search_text, search, ending, kind, content_type, seconds, purpose,
       path, storage_key, sha256, size, created_at)
     select 'subject-sound', tenant_id, id, '口令.wav', '', '', 'wav', 'audio', 'audio/wav', 20, 'draft',
       rpad('subject-sound', 22, 'p'), 'subject-sound', sha256('sound'), 1, now() from member where account = $1 returning id`,
    ['shenruoxi'],
  );
  return String(row?.['id']);
}

async function publish(): Promise<void> {
  const fields = { title, introduction: '', coverFileId: null, audience, learnSequence: LearnSequence.inOrder };
  const made = await world.write('shenruoxi', createSubject, fields);
  const added = { id: made.id, fileId: await bring(), title: file };
  const { businessId } = await world.write('shenruoxi', addSubjectFile, added);
  const item = {
    key: 'one',
    businessType: BusinessType.course,
    businessId,
    title: file,
    isRequired: true,
    prerequisiteKeys: [],
    minimumMarks: [],
    deadline: null,
  };
  const stages = [{ title: '听', electiveCount: 0, items: [item] }];
  const saved = await world.write('shenruoxi', saveSubject, { ...made, ...fields, deadline: null, stages });
  await world.write('shenruoxi', publishSubject, saved);
}

test('[D-183] an author is offered files for a stage, and finds the one that is there under its title', async () => {
  await publish();
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await page.getByRole('button', { name: title, exact: true }).click();
  const stage = page.getByRole('region', { name: word('subjects.form.stage', { number: '1' }) });
  const titles = () =>
    stage
      .getByRole('textbox', { name: word('positions.form.sectionTitle', { kind: word('positions.kind.course') }) })
      .all()
      .map((field) => (field as HTMLInputElement).value);
  await expect.poll(titles).toEqual([file]);
  await stage.getByRole('button', { name: word('positions.kind.file'), exact: true }).click();
  await stage.getByText(word('positions.form.fileHint')).waitFor();
});

test('[D-183] a learner opens a file from the subject they joined, and it is shown as a course', async () => {
  const page = await openPage(world, 'linzhiyuan', 'subjects');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: word('subjects.join'), exact: true }).click();
  await page.getByRole('button', { name: word('positions.section.openNamed', { title: file }) }).click();
  await page.getByRole('heading', { level: 1, name: file }).waitFor();
});

test('[D-183] an author reminds those who have not finished, and is told how many that are', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await page.getByRole('button', { name: title, exact: true }).click();
  const report = page.getByRole('region', { name: word('subjects.report') });
  await report.getByText('林知远').waitFor();
  await report.getByRole('button', { name: word('courses.remind'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: word('courses.remind.midway') }).click();
  await dialog.getByText(word('courses.remind.count', { count: '1' })).waitFor();
  await dialog.getByRole('button', { name: word('courses.remind.confirm'), exact: true }).click();
  await page.getByText(word('courses.remind.done', { count: '1' })).waitFor();
});

import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { assignPosition, createPosition } from '@shuyuan/contract/positions/manage-position.wire';
import { createSubject, publishSubject, saveSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};
const [subjectTitle, pathName] = ['新人四周', '装配新人'];
vi.spyOn(window, 'open').mockReturnValue(null);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function publishReading(): Promise<string> {
  const fields = {
    title: subjectTitle,
    introduction: '',
    coverFileId: null,
    audience,
    learnSequence: LearnSequence.inOrder,
  };
  const made = await world.write('shenruoxi', createSubject, fields);
  const item = {
    key: 'one',
    businessType: BusinessType.knowledge,
    url: 'https://example.com/handbook',
    title: '员工手册',
    isRequired: true,
    prerequisiteKeys: [],
    minimumMarks: [],
    deadline: null,
  };
  const stages = [{ title: '第一周', electiveCount: 0, items: [item] }];
  const saved = await world.write('shenruoxi', saveSubject, { ...made, ...fields, deadline: null, stages });
  await world.write('shenruoxi', publishSubject, saved);
  return made.id;
}

/** The administrator puts the subject into the draft of a path and publishes it. */
async function publishPath(id: string): Promise<void> {
  const page = await openPage(world, 'luchengze', 'center/study/position?view=manage');
  await press(page, pathName);
  await press(page, word('positions.form.addChapter'));
  const chapter = page.getByRole('region', { name: word('positions.form.chapter', { number: '1' }) });
  await chapter.getByRole('textbox', { name: word('positions.form.chapter', { number: '1' }) }).fill('入门');
  await chapter.getByRole('button', { name: word('positions.kind.subject'), exact: true }).click();
  await chapter.getByLabel(word('positions.form.find')).fill('新人四周');
  await chapter.getByRole('button', { name: subjectTitle, exact: true }).click();
  await press(page, word('positions.form.save'));
  await page.getByText(word('positions.form.saved')).waitFor();
  await press(page, word('positions.publish'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.publish'), exact: true })
    .click();
  await eventually('the path is published', async () => {
    const [path] = await world.rows('select state from position where id = $1', [id]);
    return path?.['state'] === 'published';
  });
}

test('[POSITION-07] [ENUM-11] a subject is chosen for a path; the path leads to it, it leads back, and finishing it is done on the path', async () => {
  await publishReading();
  const path = await world.write('luchengze', createPosition, { name: pathName });
  await publishPath(path.id);
  const [lin] = await world.rows("select id from member where account = 'linzhiyuan'");
  await world.write('luchengze', assignPosition, { id: path.id, memberIds: [String(lin?.['id'])] });

  const page = await openPage(world, 'linzhiyuan', 'center/study/position');
  await page.getByRole('link', { name: pathName }).click();
  await page.getByText(word('positions.progress', { finished: '0', required: '1' })).waitFor();
  await press(page, word('positions.section.openNamed', { title: subjectTitle }));
  await page.getByRole('heading', { level: 1, name: subjectTitle }).waitFor();
  await press(page, word('subjects.join'));
  await press(page, word('positions.section.openNamed', { title: '员工手册' }));
  await press(page, word('positions.section.confirm'));
  await page.getByText(word('positions.section.finished')).first().waitFor();
  await page.getByRole('link', { name: word('return.toPath'), exact: true }).click();
  await page.getByText(word('positions.progress', { finished: '1', required: '1' })).waitFor();
  expect(await page.getByText(word('positions.section.finished')).count()).toBeGreaterThan(0);
});

import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { pdfOf } from '../packages/server/src/world/draw-documents.ts';
import { journey } from './journey.ts';
import { chooseFound } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const film = resolve(import.meta.dirname, '../packages/server/src/world/courses/safety.webm');
const sheet = {
  name: '通道图.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(['绿色通道', '叉车道'].map((one) => ({ title: one, lines: ['只走绿色通道。'] }))),
};
const [title, department] = ['叉车道旁边怎么走', '软件研发部'];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function addSection(page: Page, chapter: string, kind: string): Promise<void> {
  await press(page, word('courses.section.addTo', { name: chapter }));
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

journey(
  '[D-183] an author reaches courses by clicks, uploads a film and a document, adds a survey, drags an article before the film and publishes to a department, which alone finds it',
  async ({ page, signIn, as }) => {
    await signIn(page, 'shenruoxi');
    await page.getByRole('button', { name: /沈若溪/ }).click();
    await page.getByRole('menuitem', { name: word('centre.courses.title'), exact: true }).click();
    await press(page, word('courses.create'));
    await page.getByLabel(word('courses.field.title')).fill(title);
    await press(page, word('courses.create.submit'));
    await press(page, word('courses.chapter.add'));
    const chapter = word('courses.chapter.named', { number: '1' });
    const dialog = page.getByRole('dialog');

    await addSection(page, chapter, word('study.sectionType.video'));
    await dialog.locator('input[type=file]').setInputFiles(film);
    await dialog.getByRole('button', { name: word('courses.section.file.change'), exact: true }).waitFor();
    assert.equal(await dialog.getByLabel(word('courses.section.title')).inputValue(), 'safety');
    await dialog.getByLabel(word('courses.section.title')).fill('看片');
    await press(page, word('courses.section.take'));

    await addSection(page, chapter, word('study.sectionType.article'));
    await dialog.getByLabel(word('courses.section.title')).fill('先读三句话');
    await dialog.getByRole('textbox', { name: word('courses.section.text') }).click();
    await page.keyboard.type('只走绿色通道。');
    await press(page, word('courses.section.take'));

    const rows = page.getByRole('list', { name: chapter }).getByRole('listitem');
    await rows.nth(1).waitFor();
    await rows.last().dragTo(rows.first(), { targetPosition: { x: 40, y: 4 } });
    await rows.first().getByText('先读三句话').waitFor();

    await addSection(page, chapter, word('study.sectionType.document'));
    await dialog.locator('input[type=file]').setInputFiles(sheet);
    await dialog.getByRole('button', { name: word('courses.section.file.change'), exact: true }).waitFor();
    await press(page, word('courses.section.take'));
    await addSection(page, chapter, word('study.sectionType.survey'));
    await dialog.getByLabel(word('courses.section.title')).fill('说说看');
    const survey = dialog.getByRole('combobox', { name: word('courses.section.survey') });
    await chooseFound(survey, { typed: '培训需求', option: '明年培训需求调研' });
    await press(page, word('courses.section.take'));
    await press(page, word('courses.save'));
    // Measured by the server, from the bytes.
    await rows.nth(1).getByText('1:00').waitFor();
    await rows
      .nth(2)
      .getByText(word('courses.section.pages', { count: '2' }))
      .waitFor();

    await page.getByRole('link', { name: word('courses.tab.fields') }).click();
    await page.getByRole('radio', { name: word('audience.some') }).check();
    const organizations = page.getByRole('combobox', { name: word('audience.organizations') });
    await chooseFound(organizations, { typed: department, option: department });
    await page.getByRole('button', { name: word('audience.remove', { name: department }) }).waitFor();
    await press(page, word('courses.save'));
    await page.getByText(word('courses.saved')).waitFor();

    await page.getByRole('button', { name: word('courses.publish'), exact: true }).click();
    await dialog.getByText(word('audience.summary.organizations', { names: department })).waitFor();
    await dialog.getByText(word('courses.midway.none')).waitFor();
    await dialog.getByRole('button', { name: word('courses.publish'), exact: true }).click();
    // The notice that it was published has the same words in it.
    await page.getByText(word('courses.version', { number: '1' }), { exact: true }).waitFor();

    const found = `study-v?search=${encodeURIComponent(title)}`;
    await (await as('linzhiyuan', found)).getByRole('link', { name: title }).waitFor();
    await (await as('amina', found)).getByText(word('study.home.noneFound.text')).waitFor();
  },
);

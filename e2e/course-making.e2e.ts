import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const film = resolve(import.meta.dirname, '../packages/server/src/world/courses/safety.webm');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function addSection(page: Page, chapter: string, kind: string): Promise<void> {
  await press(page, word('courses.section.addTo', { name: chapter }));
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

journey(
  '[D-183] an author reaches courses by clicks, uploads a film, writes an article, drags it before the film and publishes',
  async ({ page, signIn }) => {
    await signIn(page, 'shenruoxi');
    await page.getByRole('button', { name: /沈若溪/ }).click();
    await page.getByRole('menuitem', { name: word('centre.courses.title'), exact: true }).click();
    await press(page, word('courses.create'));
    await page.getByLabel(word('courses.field.title')).fill('叉车道旁边怎么走');
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
    await press(page, word('courses.save'));
    // Measured by the server, from the bytes.
    await rows.last().getByText('1:00').waitFor();

    await page.getByRole('button', { name: word('courses.publish'), exact: true }).click();
    await dialog.getByText(word('courses.midway.none')).waitFor();
    await dialog.getByRole('button', { name: word('courses.publish'), exact: true }).click();
    // The notice that it was published has the same words in it.
    await page.getByText(word('courses.version', { number: '1' }), { exact: true }).waitFor();
  },
);

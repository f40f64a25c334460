import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { pdfOf } from '../packages/server/src/world/draw-documents.ts';
import { readFile } from 'node:fs/promises';
import { journey, type Product } from './journey.ts';
import { pauseFilm, playFilm, secondOfFilm } from './play-film.ts';
import { ahead, chooseFound, eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const film = resolve(import.meta.dirname, '../packages/server/src/world/courses/safety.webm');
const sheet = {
  name: '通道图.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(['绿色通道', '叉车道'].map((one) => ({ title: one, lines: ['只走绿色通道。'] }))),
};
const [title, department] = ['叉车道旁边怎么走', '软件研发部'];
/** The report of the learners is saved. */
export const product: Product = { needsWindows: true, night: ['study', 'surveys', 'positions', 'files'] };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function addSection(page: Page, chapter: string, kind: string): Promise<void> {
  await press(page, word('courses.section.addTo', { name: chapter }));
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

const counted = (page: Page) => page.getByRole('region', { name: word('study.count.title') });
const isDone = (page: Page) => counted(page).getByText(word('study.section.done')).waitFor({ timeout: 60_000 });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function answerSurvey(page: Page): Promise<void> {
  await page.getByRole('link', { name: word('study.player.survey.answer') }).click();
  await page.getByLabel('数字化与数据分析').click();
  await page.getByLabel('直播，可以当场提问').click();
  await press(page, word('survey.answer.next'));
  await page
    .getByRole('group', { name: /每周可以用于学习/ })
    .getByRole('spinbutton')
    .fill('4');
  await page
    .getByRole('group', { name: /总体评分/ })
    .getByLabel('9', { exact: true })
    .click();
  await press(page, word('survey.answer.submit'));
  await press(page, word('survey.answer.backToCourse'));
}

/** A path of this course alone, given to the learner. */
async function makePath(page: Page, name: string): Promise<void> {
  await press(page, word('positions.create'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('positions.form.name') }).fill(name);
  await dialog.getByRole('button', { name: word('positions.create'), exact: true }).click();
  await press(page, word('positions.form.addChapter'));
  const label = word('positions.form.chapter', { number: '1' });
  const chapter = page.getByRole('region', { name: label });
  await chapter.getByRole('textbox', { name: label }).fill('第一天');
  await chapter.getByRole('button', { name: word('positions.kind.course'), exact: true }).click();
  await chapter.getByRole('textbox', { name: word('positions.form.find') }).fill(title);
  await chapter.getByRole('button', { name: title }).click();
  await press(page, word('positions.form.save'));
  await page.getByText(word('positions.form.saved')).waitFor();
  await press(page, word('positions.publish'));
  await dialog.getByRole('button', { name: word('positions.publish'), exact: true }).click();
  await page.getByText(word('positions.state.published')).first().waitFor();
  await page.getByLabel(word('positions.holders.add')).fill('林知远');
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('cell', { name: '林知远', exact: true }).waitFor();
}

journey(
  '[D-183] [D-178] a course of an article, a film, a document and a survey is made for a department, which alone finds it; a learner finishes it on two machines; report, path, home page and export agree',
  async ({ page, url, signIn, as }) => {
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
    await (await as('amina', found)).getByText(word('study.home.noneFound.text')).waitFor();
    const [path, planner] = ['叉车道值班员', await as('luchengze', 'center/study/position?view=manage')];
    await makePath(planner, path);

    const desk = await as('linzhiyuan', found);
    await desk.getByRole('link', { name: title }).click();
    await press(desk, word('study.course.start'));
    await heading(desk, '先读三句话');
    await isDone(desk);
    await press(desk, word('study.player.next'));
    await heading(desk, '看片');
    await playFilm(desk);
    await eventually('a part of it is seen', async () => (await secondOfFilm(desk)) > 12);
    await pauseFilm(desk);
    await counted(desk).getByRole('button', { name: /–1:00/ }).waitFor();

    const laptop = await as('linzhiyuan', 'study-v');
    await laptop
      .getByRole('region', { name: word('study.home.continue') })
      .getByRole('link', { name: title })
      .click();
    await heading(laptop, '看片');
    await eventually('the film is where the other machine left it', async () => (await secondOfFilm(laptop)) >= 11);
    await playFilm(laptop);
    await isDone(laptop);
    await press(laptop, word('study.player.next'));
    // A page counts once it has been looked at for a while; a player reports every half a minute.
    await counted(laptop)
      .getByText(word('study.count.page', { counted: '1', total: '2' }))
      .waitFor({ timeout: 60_000 });
    await laptop.getByRole('region', { name: word('pdf.page', { page: '2', count: '2' }) }).scrollIntoViewIfNeeded();
    await isDone(laptop);
    await press(laptop, word('study.player.next'));
    await answerSurvey(laptop);
    await isDone(laptop);

    await laptop.goto(`${url}#/home-v`);
    const going = laptop.getByRole('region', { name: word('home.continue.title') });
    await going.waitFor();
    await eventually('nothing of it is left to do', async () => (await going.getByText(title).count()) === 0);
    await laptop.goto(`${url}#/study-v`);
    const mine = laptop.getByRole('region', { name: word('positions.view.mine') });
    const walked = word('positions.progress', { finished: '1', required: '1' });
    await mine.getByRole('listitem').filter({ hasText: path }).getByText(walked).waitFor();

    await page.getByRole('link', { name: word('courses.tab.learners') }).click();
    const row = page.getByRole('row').filter({ hasText: '林知远' });
    await row.getByText(word('courses.learners.sections', { done: '4', all: '4' })).waitFor();
    const file = ahead(page.waitForEvent('download'));
    await press(page, word('study.report.exportTable'));
    const table = await readFile(await (await file).path(), 'utf8');
    const line = table.split('\n').find((one) => one.includes('林知远'));
    assert.match(line ?? table, /已完成.*100/);
  },
  { minutes: 5 },
);

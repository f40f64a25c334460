import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const list = (page: Page) => page.getByRole('list', { name: word('recommend.title') });
const items = (page: Page) => list(page).getByRole('listitem');
const kinds = (page: Page) => page.getByRole('group', { name: word('recommend.kinds') });

test('[ROUTE-33] the study home leads to what is recommended, each with why; a tab narrows it and a reload keeps it', async () => {
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  await page.getByRole('link', { name: word('recommend.all') }).click();
  await page.getByRole('heading', { level: 1, name: word('recommend.title') }).waitFor();
  await items(page).first().waitFor();
  await kinds(page)
    .getByRole('button', { name: word('recommend.kind.column'), exact: true })
    .click();
  await eventually('only columns are left', async () => {
    const shown = await items(page).count();
    return shown > 0 && (await items(page).getByText(word('recommend.kind.column'), { exact: true }).count()) === shown;
  });
  await page.reload();
  await kinds(page)
    .getByRole('button', { name: word('recommend.kind.column'), exact: true, pressed: true })
    .waitFor();
});

test('[ROUTE-33] not interested is undone on the spot, and later under its tab', async () => {
  const page = await openPage(world, 'linzhiyuan', 'recommend-v');
  const link = items(page).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  const dismiss = () => page.getByRole('button', { name: word('recommend.dismiss', { title }), exact: true });
  await dismiss().click();
  await page.getByText(word('recommend.dismissed', { title }), { exact: true }).waitFor();
  await page.getByRole('button', { name: word('recommend.undo') }).click();
  await dismiss().click();
  await page.getByText(word('recommend.dismissed', { title }), { exact: true }).waitFor();
  await kinds(page)
    .getByRole('button', { name: word('recommend.dismissed.tab'), exact: true })
    .click();
  const restore = page.getByRole('button', { name: word('recommend.restore', { title }), exact: true });
  await restore.waitFor();
  await page.reload();
  await restore.click();
  await page.getByText(word('recommend.dismissed.none'), { exact: true }).waitFor();
  await kinds(page)
    .getByRole('button', { name: word('recommend.kind.all'), exact: true })
    .click();
  await dismiss().waitFor();
});

test('[STUDY-10, SYSTEM-05] whoever wants nothing personal is told that nothing of theirs was used and who sets the order, also after a reload', async () => {
  const page = await openPage(world, 'hejingxing', 'recommend-v');
  const personal = page.getByRole('switch', { name: word('recommend.personal') });
  await personal.click();
  await page.getByText(word('recommend.text.plain'), { exact: true }).waitFor();
  await page.reload();
  await page.getByText(word('recommend.text.plain'), { exact: true }).waitFor();
  await page.getByText(word('recommend.engine.own'), { exact: true }).waitFor();
  expect(await personal.isChecked()).toBe(false);
});

test('[ROUTE-33] D-186: an administrator puts recommendations on the home page, and readers go on to all of them', async () => {
  const page = await openPage(world, 'luchengze', 'admin/pages');
  await page.getByRole('button', { name: word('site.pages.makeHome') }).click();
  await page.getByLabel(word('site.editor.kind')).selectOption('recommended');
  await page.getByRole('button', { name: word('site.editor.add'), exact: true }).click();
  await page.getByRole('button', { name: word('site.editor.publish') }).click();
  await page.getByText(word('site.editor.published')).waitFor();
  const reader = await openPage(world, 'linzhiyuan');
  const module = reader.getByRole('region', { name: word('site.kind.recommended') });
  await module.getByRole('listitem').first().waitFor();
  await module.getByRole('link', { name: word('site.module.all') }).click();
  await reader.getByRole('heading', { level: 1, name: word('recommend.title') }).waitFor();
});

test('[ROUTE-33] what is opened from the list is in the report of administrators, which keeps its period', async () => {
  const page = await openPage(world, 'linzhiyuan', 'recommend-v');
  const first = page
    .getByRole('list', { name: word('recommend.title') })
    .getByRole('listitem')
    .first();
  await first.getByRole('link').click();
  await eventually('what was opened is kept', async () => {
    const rows = await world.rows(
      `select 1 from recommend_opened join member on member.id = member_id where account = 'linzhiyuan'`,
    );
    return rows.length === 1;
  });
  const admin = await openPage(world, 'luchengze', 'admin/audit');
  await admin.getByRole('link', { name: word('admin.nav.recommend'), exact: true }).click();
  const byKind = admin.getByRole('region', { name: word('recommend.report.byKind') });
  await byKind.getByRole('row').nth(2).waitFor();
  await admin.getByLabel(word('recommend.report.to'), { exact: true }).fill('2020-01-31');
  await admin.getByText(word('recommend.report.empty'), { exact: true }).waitFor();
  await admin.reload();
  await admin.getByText(word('recommend.report.empty'), { exact: true }).waitFor();
});

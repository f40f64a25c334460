import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('D-195: an administrator reads what was searched for and what was missed; a reload keeps the place', async () => {
  const page = await openPage(world, 'luchengze', 'admin/audit');
  await page.getByRole('link', { name: word('admin.nav.search'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('searches.title') }).waitFor();
  await rowOf(page, '控制图').waitFor();
  expect(await rowOf(page, '停车证').count()).toBe(0);
  await page.getByRole('button', { name: word('searches.view.none'), exact: true }).click();
  await rowOf(page, '差旅报销标准').waitFor();
  expect(await rowOf(page, '控制图').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: word('searches.view.none'), exact: true, pressed: true }).waitFor();
  await rowOf(page, '年假怎么算').waitFor();
  await page.getByRole('button', { name: word('searches.view.results'), exact: true }).click();
  await page.getByRole('link', { name: '信息安全', exact: true }).waitFor();
  await page.getByLabel(word('searches.to'), { exact: true }).fill('2020-01-31');
  await page.getByText(word('searches.empty'), { exact: true }).waitFor();
});

test('D-195: a result that is opened is noted with its place', async () => {
  const page = await openPage(world, 'linzhiyuan', 'search-v?keyword=%E7%BB%BF%E8%89%B2%E5%B7%A5%E5%8E%82');
  const first = page.getByRole('main').getByRole('list').getByRole('listitem').first().getByRole('link');
  const title = await first.textContent();
  await first.click();
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  await eventually('the search and what was opened are noted', async () => {
    const rows = await world.rows(
      `select rank from search_click join search_log on search_log.id = search_id where words = '绿色工厂'`,
    );
    return rows.length === 1 && rows[0]?.['rank'] === 1;
  });
});

import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: word('frame.search.label') });
const results = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');
const headingOf = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: word('search.title.of', { words }) });

test('[ROUTE-34] D-195: a word typed into the header finds what is published, a tab and a time narrow them, and a reload keeps the place', async () => {
  const page = await openPage(world, 'linzhiyuan');
  await box(page).fill('安全');
  await box(page).press('Enter');
  await headingOf(page, '安全').waitFor();
  await results(page).first().waitFor();
  const kinds = page.getByRole('group', { name: word('search.kinds') });
  await kinds.getByRole('button', { name: new RegExp(`^${word('search.kind.topic')} \\d`) }).click();
  await eventually('only topics are left', async () => {
    const shown = await results(page).count();
    return shown > 0 && (await results(page).getByText(word('search.kind.topic'), { exact: true }).count()) === shown;
  });
  await page.getByLabel(word('search.sort'), { exact: true }).selectOption('newest');
  await page.reload();
  await headingOf(page, '安全').waitFor();
  await kinds.getByRole('button', { name: new RegExp(`^${word('search.kind.topic')} \\d`), pressed: true }).waitFor();
  const found = results(page).first().getByRole('link');
  const title = await found.textContent();
  await found.click();
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
});

test('D-195: while somebody types the header names what they may mean; arrows choose and Enter opens', async () => {
  const page = await openPage(world, 'linzhiyuan');
  await box(page).fill('绿色');
  const list = page.getByRole('listbox', { name: word('search.suggestions') });
  await list.getByRole('option').filter({ hasText: '绿色工厂' }).first().waitFor();
  await box(page).press('ArrowDown');
  await list.getByRole('option', { selected: true }).waitFor();
  await box(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: '绿色工厂' }).waitFor();
  await list.waitFor({ state: 'detached' });
});

test('[SHELL-14] D-195: the empty box of the header proposes what was searched last and what colleagues search, and what is chosen is searched', async () => {
  const page = await openPage(world, 'hejingxing', 'search-v?keyword=%E5%AE%89%E5%85%A8');
  await headingOf(page, '安全').waitFor();
  await page.goto('home-v');
  await box(page).focus();
  const list = page.getByRole('listbox', { name: word('search.beginnings') });
  await list
    .getByRole('group', { name: word('search.recent') })
    .getByRole('option', { name: '安全' })
    .waitFor();
  const hot = list.getByRole('group', { name: word('search.hot') }).getByRole('option');
  await hot.first().waitFor();
  const colleagues = await hot.first().textContent();
  await box(page).press('ArrowDown');
  await box(page).press('ArrowDown');
  expect(await list.getByRole('option', { selected: true }).textContent()).toBe(colleagues);
  await box(page).press('Enter');
  await headingOf(page, colleagues).waitFor();
  await list.waitFor({ state: 'detached' });
});

test('[SHELL-14] recent searches and hot topics begin another search, and what is not found is asked with the words filled in', async () => {
  const page = await openPage(world, 'hejingxing', 'search-v?keyword=%E7%84%8A%E6%8E%A5');
  await headingOf(page, '焊接').waitFor();
  await page.goto('search-v');
  const recent = page.getByRole('region', { name: word('search.recent') });
  await recent.getByRole('link', { name: '焊接', exact: true }).waitFor();
  await recent.getByRole('button', { name: word('search.recent.forget', { words: '焊接' }) }).click();
  await recent.waitFor({ state: 'detached' });
  const topic = page
    .getByRole('region', { name: word('search.hotTopics') })
    .getByRole('link')
    .first();
  const name = await topic.textContent();
  await topic.click();
  await headingOf(page, name ?? '').waitFor();
  await page.goto('search-v?keyword=zzqxwvkj');
  await page.getByText(word('search.none'), { exact: true }).waitFor();
  await page
    .getByRole('region', { name: word('search.hot'), exact: true })
    .getByRole('link')
    .first()
    .waitFor();
  await page.getByRole('link', { name: word('search.ask') }).click();
  const title = page.getByRole('textbox', { name: new RegExp(`^${word('community.publish.title')}`) });
  await title.waitFor();
  expect(await title.inputValue()).toBe('zzqxwvkj');
});

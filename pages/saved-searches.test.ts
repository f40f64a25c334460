import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const panel = (page: Page) => page.getByRole('region', { name: word('search.saved') });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[D-195] a search is saved with its filters, named anew and given up; what is new of it is marked', async () => {
  const page = await openPage(world, 'hejingxing', 'search-v?keyword=%E5%AE%89%E5%85%A8&sort=newest');
  await page.getByRole('button', { name: word('search.save'), exact: true }).click();
  const dialog = dialogOf(page, word('search.save'));
  await dialog.getByLabel(word('search.save.name')).fill('安全的新内容');
  await dialog.getByRole('button', { name: word('search.save.submit'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await world.rows(`update saved_search set new_keys = known_keys[2:2] where name = '安全的新内容'`);
  await page.goto('search-v');
  await panel(page)
    .getByText(word('search.saved.new', { count: '1' }), { exact: true })
    .waitFor();
  await panel(page).getByRole('link', { name: '安全的新内容' }).click();
  const results = page.getByRole('main').getByRole('list').getByRole('listitem');
  await results.first().getByText(word('search.saved.isNew'), { exact: true }).waitFor();
  expect(await page.getByRole('main').getByText(word('search.saved.isNew'), { exact: true }).count()).toBe(1);
  expect(await page.getByLabel(word('search.sort'), { exact: true }).inputValue()).toBe('newest');
  await page.reload();
  await results.first().getByText(word('search.saved.isNew'), { exact: true }).waitFor();
  await page.goto('search-v');
  await panel(page)
    .getByRole('button', { name: word('search.saved.rename', { name: '安全的新内容' }) })
    .click();
  const rename = dialogOf(page, word('search.saved.rename.title'));
  await rename.getByLabel(word('search.save.name')).fill('车间安全');
  await rename.getByRole('button', { name: word('search.save.submit'), exact: true }).click();
  await panel(page).getByRole('link', { name: '车间安全' }).waitFor();
  expect(
    await panel(page)
      .getByText(word('search.saved.new', { count: '1' }), { exact: true })
      .count(),
  ).toBe(0);
  await panel(page)
    .getByRole('button', { name: word('search.saved.remove', { name: '车间安全' }) })
    .click();
  await dialogOf(page, word('search.saved.remove.title'))
    .getByRole('button', { name: word('search.saved.remove.confirm'), exact: true })
    .click();
  await panel(page).waitFor({ state: 'detached' });
});

test('[SHELL-14] what several colleagues searched begins a search; an administrator hides it', async () => {
  const admin = await openPage(world, 'luchengze', 'admin/search?view=hot');
  await admin.getByRole('button', { name: word('searches.hot.hide', { words: '快速换型' }) }).click();
  await admin.getByRole('button', { name: word('searches.hot.show', { words: '快速换型' }) }).waitFor();
  const page = await openPage(world, 'linzhiyuan', 'search-v');
  const hot = page.getByRole('region', { name: word('search.hot'), exact: true });
  await hot.getByRole('link', { name: '控制图', exact: true }).waitFor();
  expect(await hot.getByRole('link', { name: '快速换型', exact: true }).count()).toBe(0);
  await hot.getByRole('link', { name: '控制图', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('search.title.of', { words: '控制图' }) }).waitFor();
});

import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const [word, english] = [wordsOf('cn'), wordsOf('en')];
const world = pageWorld();
// The pages the demo company has already: this story begins without any.
beforeAll(async () => void (await world.rows('delete from site_page')));

const title = (page: Page, language: string) =>
  page.getByLabel(`${word('site.editor.moduleTitle')} · ${language}`, { exact: true });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const pressed = (page: Page, name: string): Promise<string | null> =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');

test('[D-186] a module is titled language by language and tried by width and by night; each reader has their own language, until the page is withdrawn', async () => {
  const page = await openPage(world, 'luchengze', 'admin/pages');
  await press(page, word('site.pages.makeHome'));
  await page.getByLabel(word('site.editor.kind')).selectOption('links');
  await press(page, word('site.editor.add'));
  await press(page, word('site.editor.addItem'));
  await page.getByLabel(word('site.editor.target')).fill('/study-v');
  await title(page, '简体中文').fill('本周推荐');
  await page.getByLabel(word('site.editor.language')).selectOption('en');
  await page.getByText(word('site.editor.others', { languages: '简体中文' })).waitFor();
  await title(page, 'English').fill('Picks of the week');
  await page.getByRole('button', { name: word('site.editor.settings', { name: 'Picks of the week' }) }).waitFor();

  await press(page, word('site.width.phone'));
  expect(await pressed(page, word('site.width.phone'))).toBe('true');
  await page.locator('[data-width="phone"]').waitFor();
  await press(page, word('site.theme.dark'));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await press(page, word('site.editor.publish'));
  await page.getByText(word('site.editor.published')).waitFor();

  const reader = await openPage(world, 'linzhiyuan');
  await reader.getByRole('region', { name: '本周推荐' }).getByRole('link', { name: '/study-v' }).waitFor();
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
  await world.rows("update member set language = 'en' where account = 'linzhiyuan'");
  await reader.reload();
  await reader.getByRole('region', { name: 'Picks of the week' }).waitFor();
  await reader.getByRole('region', { name: english('home.colleagues.title') }).waitFor();

  const again = await openPage(world, 'luchengze', 'admin/pages');
  await again
    .getByRole('main')
    .getByRole('link', { name: word('site.page.home'), exact: true })
    .click();
  await press(again, word('site.editor.withdraw'));
  await again.getByText(word('site.editor.withdrawn')).waitFor();
  const last = await openPage(world, 'linzhiyuan');
  await last.getByRole('region', { name: english('home.colleagues.title') }).waitFor();
  expect(await last.getByRole('region', { name: 'Picks of the week' }).count()).toBe(0);
});

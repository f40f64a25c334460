import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openAsVisitor, openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
// The pages the demo company has already: these stories begin without any.
beforeAll(async () => void (await world.rows('delete from site_page')));

test('[D-186] an administrator makes the home page anew: a module goes, another comes, and readers see it once it is published', async () => {
  const page = await openPage(world, 'luchengze', 'admin/pages');
  await page.getByRole('button', { name: word('site.pages.makeHome') }).click();
  await page.getByRole('heading', { name: word('site.editor.title') }).waitFor();
  await page.getByRole('button', { name: word('ordering.remove', { name: word('site.kind.people') }) }).click();
  await page.getByRole('button', { name: word('ordering.down', { name: word('site.kind.welcome') }) }).click();
  await page.getByLabel(word('site.editor.kind')).selectOption('links');
  await page.getByRole('button', { name: word('site.editor.add'), exact: true }).click();
  await page.getByRole('button', { name: word('site.editor.addItem') }).click();
  const settings = page.getByRole('region', { name: word('site.kind.links'), exact: true });
  await settings.getByLabel(word('site.editor.target')).fill('javascript:alert(1)');
  await settings.getByText(word('site.editor.target.wrong')).waitFor();
  await settings.getByLabel(word('site.editor.target')).fill('/study-v');
  await page.getByRole('button', { name: word('site.editor.save') }).click();
  await page.getByText(word('site.editor.saved')).waitFor();
  expect(await world.rows('select published from site_page')).toEqual([{ published: null }]);
  await page.getByRole('button', { name: word('site.editor.publish') }).click();
  await page.getByText(word('site.editor.published')).waitFor();
  const [stored] = await world.rows(
    "select jsonb_path_query_array(published, '$.modules[*].kind') as kinds from site_page",
  );
  expect(stored?.['kinds']).toEqual(['live', 'welcome', 'tasks', 'continue', 'questions', 'community', 'links']);

  const reader = await openPage(world, 'linzhiyuan');
  await reader.getByRole('link', { name: '/study-v' }).waitFor();
  expect(await reader.getByRole('heading', { name: word('home.colleagues.title') }).count()).toBe(0);
});

test('[ROUTE-15] [ROUTE-17] [D-186] a branch page is made, titled and published, and found from home', async () => {
  const page = await openPage(world, 'luchengze', 'admin/pages');
  await page.getByRole('button', { name: word('site.pages.add') }).click();
  await page.getByLabel(new RegExp(word('site.editor.pageTitle'))).fill('质量月');
  await page.getByRole('button', { name: word('site.editor.publish') }).click();
  await page.getByText(word('site.editor.published')).waitFor();
  const reader = await openPage(world, 'linzhiyuan');
  await reader.getByRole('link', { name: word('home.branches.all') }).click();
  await reader.arrivesAt('/more-branch-list');
  await reader.getByRole('link', { name: '质量月' }).click();
  await reader.getByRole('heading', { level: 1, name: '质量月' }).waitFor();
  await reader.getByText(word('site.branch.empty')).waitFor();
});

test('[D-187] [ROUTE-30] [ROUTE-31] a visitor reads what is written about partners, and is told where nothing is', async () => {
  const page = await openPage(world, 'luchengze', 'admin/pages');
  await page.getByRole('button', { name: word('site.pages.write.named', { name: word('site.article.join') }) }).click();
  await page.getByLabel(new RegExp(word('site.editor.pageTitle'))).fill('一起办学');
  await page.getByRole('button', { name: word('site.editor.publish') }).click();
  await page.getByText(word('site.editor.published')).waitFor();
  const visitor = await openAsVisitor(world, 'partner');
  await visitor.getByText(word('site.article.none')).waitFor();
  await visitor.getByRole('link', { name: word('site.article.join') }).click();
  await visitor.getByRole('heading', { level: 1, name: '一起办学' }).waitFor();
});

test('[D-186] whoever may not write pages is told so, and the server was asked for none', async () => {
  const page = await openPage(world, 'linzhiyuan', 'page-editor/nothing');
  await page.getByText(word('site.editor.forbidden')).waitFor();
});

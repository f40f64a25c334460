import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { choosePlace, handsOn, keyTo } from './hands.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: word('admin.organizations.actions', { name }) });
const treeOf = (page: Page) => page.getByRole('list', { name: word('admin.organizations.tree') });

test('an organisation is added, renamed, moved and deleted by keyboard alone', async () => {
  const page = await openPage(world, 'admin', 'admin/organizations');
  const choose = async (name: string, action: 'add' | 'rename' | 'move' | 'delete') => {
    await keyTo(page, 'Tab', menuOf(page, name));
    await page.press('Enter');
    await keyTo(page, 'ArrowDown', page.getByRole('menuitem', { name: word(`admin.organizations.${action}`) }));
    await page.press('Enter');
  };
  const write = async (text: string) => {
    await keyTo(page, 'Tab', page.getByLabel(word('admin.organizations.name')));
    await page.press('Control+A');
    await page.type(text);
    await page.press('Enter');
  };
  const press = async (action: 'move.confirm' | 'delete') => {
    await keyTo(page, 'Tab', page.getByRole('button', { name: word(`admin.organizations.${action}`), exact: true }));
    await page.press('Enter');
  };
  await choose('人力资源部', 'add');
  await write('招聘组');
  await menuOf(page, '招聘组').waitFor();
  await choose('招聘组', 'rename');
  await write('人才招聘组');
  await menuOf(page, '人才招聘组').waitFor();
  await choose('人才招聘组', 'move');
  const parent = page.getByRole('combobox', { name: word('admin.organizations.move.parent') });
  await choosePlace(page, parent, '人才发展学院');
  await press('move.confirm');
  await page.getByText(word('admin.organizations.moved', { name: '人才招聘组' })).waitFor();
  await choose('人才招聘组', 'delete');
  await press('delete');
  await page.getByText(word('admin.organizations.deleted', { name: '人才招聘组' })).waitFor();
  await eventually('it is gone', async () => (await menuOf(page, '人才招聘组').count()) === 0);
});

/** Whether one name stands above another in the tree. */
async function isAbove(page: Page, one: string, other: string): Promise<boolean> {
  const [first, second] = [one, other].map((name) => treeOf(page).getByText(name, { exact: true }).all()[0]);
  return !!first && !!second && (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

test('organisations change their order by keys, and are found in it after a reload', async () => {
  const page = await openPage(world, 'admin', 'admin/organizations');
  await page.getByRole('button', { name: word('admin.organizations.expand', { name: '苏州工厂' }) }).click();
  const [first, second] = ['总装车间', '仓储物流部'] as const;
  await treeOf(page).getByText(second, { exact: true }).waitFor();
  expect(await isAbove(page, first, second)).toBe(true);
  const hands = handsOn(page);
  const menu = menuOf(page, first);
  await hands.fromMenu(menu, word('admin.organizations.down'));
  await eventually('it stands below', () => isAbove(page, second, first));
  await hands.isBackAt('the row that moved', menu);
  await page.getByText(word('admin.organizations.reordered', { name: first })).waitFor();
  await page.reload();
  await treeOf(page).getByText(first, { exact: true }).waitFor();
  expect(await isAbove(page, second, first)).toBe(true);
});

test('an organisation is found by its name with its way down, and the address keeps it', async () => {
  const page = await openPage(world, 'admin', 'admin/organizations');
  await page.getByLabel(word('admin.organizations.search.label')).fill('软件');
  await page.press('Enter');
  const hits = page.getByRole('list', { name: word('admin.organizations.search.found') });
  await hits.getByText('软件研发部').first().waitFor();
  await hits.getByText('青禾智造股份有限公司 / 技术中心').waitFor();
  await page.reload();
  await hits.getByText('青禾智造股份有限公司 / 技术中心').waitFor();
  await page.getByLabel(word('admin.organizations.search.label')).fill('没有这样的部门');
  await page.press('Enter');
  await page.getByText(word('admin.organizations.search.none', { search: '没有这样的部门' })).waitFor();
});

test('by keys alone: the tree is opened, searched and put in another order', async () => {
  const page = await openPage(world, 'admin', 'about');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.goto('admin/organizations');
  const hands = handsOn(page);
  await hands.isBackAt('the heading of the page', heading);
  const toggle = (state: 'expand' | 'collapse') =>
    page.getByRole('button', { name: word(`admin.organizations.${state}`, { name: '苏州工厂' }) });
  await hands.press(toggle('expand'));
  await hands.isBackAt('the same row', toggle('collapse'));
  const menu = menuOf(page, '总装车间');
  for (const direction of ['up', 'down'] as const) {
    await hands.fromMenu(menu, word(`admin.organizations.${direction}`));
    await page
      .getByText(word('admin.organizations.reordered', { name: '总装车间' }))
      .last()
      .waitFor();
    await hands.isBackAt('the row that moved', menu);
  }
  await hands.fromMenu(menu, word('admin.organizations.move'));
  await page.getByRole('dialog').waitFor();
  await page.press('Escape');
  await hands.isBackAt('the menu', menu);
  const search = page.getByLabel(word('admin.organizations.search.label'));
  await hands.reach(search, 'Shift+Tab');
  await page.type('软件');
  await page.press('Enter');
  await page
    .getByRole('list', { name: word('admin.organizations.search.found') })
    .getByText('软件研发部')
    .first()
    .waitFor();
  await hands.isBackAt('the word that was searched for', search);
});

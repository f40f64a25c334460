import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const grantButton = (page: Page) => page.getByRole('button', { name: word('admin.coins.grant'), exact: true });
const rows = (page: Page) => page.getByRole('table', { name: word('admin.coins.list') }).getByRole('row');

async function choosePerson(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel(word('admin.coins.find.2')).fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

test('[D-107] [D-109] whoever manages coins grants some, finds the trade, takes it back, and the book adds up', async () => {
  const page = await openPage(world, 'luchengze', 'admin/coins');
  await page.getByText(word('admin.coins.right')).waitFor();
  await grantButton(page).click();
  const dialog = page.getByRole('dialog');
  await choosePerson(dialog, '林知远');
  await choosePerson(dialog, '唐予微');
  await dialog.getByLabel(word('admin.coins.amount')).fill('30');
  await dialog.getByLabel(word('admin.coins.reason')).fill('读书会主持');
  await dialog.getByText(/2 × 30\.00 = 60\.00/).waitFor();
  await dialog.getByRole('button', { name: word('admin.coins.direction.1'), exact: true }).click();
  await page.getByText(word('admin.coins.granted', { total: '60.00' })).waitFor();

  await page.getByRole('searchbox', { name: word('admin.coins.search') }).fill('读书会');
  await page.press('Enter');
  await eventually('the address keeps the words', () => page.address().includes('search='));
  await page.reload();
  const granted = rows(page).filter({ hasText: '60.00' }).filter({ hasText: '读书会主持' });
  await granted.waitFor();

  await granted.getByRole('button', { name: /^冲正/ }).click();
  await dialog.getByLabel(word('admin.coins.reason')).fill('读书会取消');
  await dialog.getByRole('button', { name: word('admin.coins.reverse'), exact: true }).click();
  await granted.getByText(word('admin.coins.reversed')).waitFor();
  await page.getByText(word('admin.coins.right')).waitFor();
  await page.getByRole('searchbox', { name: word('admin.coins.search') }).fill('读书会取消');
  await page.press('Enter');
  await rows(page)
    .filter({ hasText: word('tradeType.reversal') })
    .first()
    .waitFor();
});

test('[D-107] more than somebody has cannot be taken back: it is refused in the dialog, and nothing has changed', async () => {
  const page = await openPage(world, 'luchengze', 'admin/coins');
  await grantButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: word('admin.coins.direction.2') }).check();
  await choosePerson(dialog, '林知远');
  await dialog.getByLabel(word('admin.coins.amount')).fill('99999');
  await dialog.getByLabel(word('admin.coins.reason')).fill('重复发放');
  await dialog.getByRole('button', { name: word('admin.coins.direction.2'), exact: true }).click();
  await dialog
    .getByRole('alert')
    .filter({ hasText: word('lang.34105') })
    .waitFor();
  await dialog.getByLabel(word('admin.coins.amount')).fill('0.01');
  await dialog.getByRole('button', { name: word('admin.coins.direction.2'), exact: true }).click();
  await page.getByText(word('admin.coins.taken', { total: '0.01' })).waitFor();
});

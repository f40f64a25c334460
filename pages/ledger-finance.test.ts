import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const table = (page: Page, name: Parameters<typeof word>[0]) => page.getByRole('table', { name: word(name) });

test('[D-107] [D-110] finance is led from the menu of the administration to what was paid out, by month, unit and type', async () => {
  const page = await openPage(world, 'luchengze', 'admin/coins');
  await page.getByRole('link', { name: word('admin.nav.finance'), exact: true }).click();
  await page.getByRole('heading', { name: word('finance.title'), level: 1 }).waitFor();
  const months = table(page, 'finance.months').getByRole('row');
  await months.first().waitFor();
  // Twelve of them below their head.
  expect(await months.count()).toBe(13);
  await table(page, 'finance.kinds').getByText(word('tradeType.platformGrant')).waitFor();

  await page.getByRole('button', { name: word('ledger.integral'), exact: true }).click();
  await eventually('the address keeps the currency', () => page.address().includes('type=2'));
  const units = table(page, 'finance.units');
  await units.getByRole('button').first().click();
  await eventually('the address keeps the unit', () => page.address().includes('unit='));
  await page.getByRole('navigation', { name: word('finance.units.path') }).waitFor();
  await page.reload();
  await page.getByRole('navigation', { name: word('finance.units.path') }).waitFor();
  await page.getByText(word('finance.received')).first().waitFor();
});

test('[D-098] the checks of the nights are listed with what they came to', async () => {
  const page = await openPage(world, 'luchengze', 'admin/finance');
  await table(page, 'finance.checks').getByText(word('finance.checks.right')).waitFor();
});

test('[ERR-04] whoever does not manage coins reads that finance is not theirs', async () => {
  const page = await openPage(world, 'linzhiyuan', 'admin/finance');
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByText(word('finance.months')).count()).toBe(0);
});

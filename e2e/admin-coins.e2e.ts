import type { Locator, Page } from 'playwright-core';
import { journey } from './journey.ts';
import { eventually } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

const word = wordsOf('cn');
const grantButton = (page: Page, said: Word) =>
  page.getByRole('button', { name: said('admin.coins.grant'), exact: true });
const rows = (page: Page, said: Word) => page.getByRole('table', { name: said('admin.coins.list') }).getByRole('row');

async function choosePerson(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel(word('admin.coins.find.2')).fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

journey(
  '[D-107] [D-109] whoever manages coins grants some, finds the trade, takes it back, and the book adds up',
  async ({ page, signIn }) => {
    await signIn(page, 'luchengze', 'admin/coins');
    await page.getByText(word('admin.coins.right')).waitFor();
    await grantButton(page, word).click();
    const dialog = page.getByRole('dialog');
    await choosePerson(dialog, '林知远');
    await choosePerson(dialog, '唐予微');
    await dialog.getByLabel(word('admin.coins.amount')).fill('30');
    await dialog.getByLabel(word('admin.coins.reason')).fill('读书会主持');
    await dialog.getByText(/2 × 30\.00 = 60\.00/).waitFor();
    await dialog.getByRole('button', { name: word('admin.coins.direction.1'), exact: true }).click();
    await page.getByText(word('admin.coins.granted', { total: '60.00' })).waitFor();

    await page.getByRole('searchbox', { name: word('admin.coins.search') }).fill('读书会');
    await page.keyboard.press('Enter');
    await eventually('the address keeps the words', () => page.url().includes('search='));
    await page.reload();
    const granted = rows(page, word).filter({ hasText: '60.00' }).filter({ hasText: '读书会主持' });
    await granted.waitFor();

    await granted.getByRole('button', { name: /^冲正/ }).click();
    await dialog.getByLabel(word('admin.coins.reason')).fill('读书会取消');
    await dialog.getByRole('button', { name: word('admin.coins.reverse'), exact: true }).click();
    await granted.getByText(word('admin.coins.reversed')).waitFor();
    await page.getByText(word('admin.coins.right')).waitFor();
    await page.getByRole('searchbox', { name: word('admin.coins.search') }).fill('读书会取消');
    await page.keyboard.press('Enter');
    await rows(page, word)
      .filter({ hasText: word('tradeType.reversal') })
      .first()
      .waitFor();
  },
);

journey(
  '[D-107] more than somebody has cannot be taken back: it is refused in the dialog, and nothing has changed',
  async ({ page, signIn }) => {
    await signIn(page, 'luchengze', 'admin/coins');
    await grantButton(page, word).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: word('admin.coins.direction.2') }).check();
    await choosePerson(dialog, '林知远');
    await dialog.getByLabel(word('admin.coins.amount')).fill('99999');
    await dialog.getByLabel(word('admin.coins.reason')).fill('重复发放');
    await dialog.getByRole('button', { name: word('admin.coins.direction.2'), exact: true }).click();
    await dialog.getByRole('alert').getByText(word('lang.34105')).waitFor();
    await dialog.getByLabel(word('admin.coins.amount')).fill('0.01');
    await dialog.getByRole('button', { name: word('admin.coins.direction.2'), exact: true }).click();
    await page.getByText(word('admin.coins.taken', { total: '0.01' })).waitFor();
  },
);

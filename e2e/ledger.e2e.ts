import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { night: ['ledger', 'teams'] };

const word = wordsOf('cn');
const team = '技术夜谈';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const figure = (page: Page, label: string, amount: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*').getByText(amount, { exact: true });
const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

/** By clicks alone: the community, one's team there, its ledger. */
async function openLedger(page: Page, said: Word = word): Promise<void> {
  await page
    .getByRole('navigation', { name: said('frame.nav') })
    .getByRole('link', { name: said('frame.nav.community') })
    .click();
  await page
    .getByRole('region', { name: said('teams.mine.title') })
    .getByRole('link', { name: team })
    .click();
  await page.getByRole('link', { name: said('ledger.title'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: said('ledger.title') }).waitFor();
}

async function openDialog(page: Page, said: Word = word) {
  await press(page, said('ledger.distribute'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: said('ledger.distribute.all', { count: '4' }) }).waitFor();
  return dialog;
}

journey(
  '[LEDGER-11] [LEDGER-12] an owner shares out on average, reads who got what, and shares out by hand',
  async (stage) => {
    const { page, url, signIn } = stage;
    await signIn(page);
    await openLedger(page);
    await figure(page, word('ledger.balance'), '16.66').waitFor();
    const dialog = await openDialog(page);
    await press(page, word('ledger.average.apply'));
    await dialog.getByText(word('ledger.average.nobody')).waitFor();
    await dialog.getByRole('checkbox', { name: word('ledger.distribute.all', { count: '4' }) }).click();
    await dialog.getByRole('textbox', { name: word('ledger.average.total') }).fill('10.01');
    await press(page, word('ledger.average.apply'));
    await figure(page, word('ledger.distribute.left'), '6.65').waitFor();
    await press(page, word('ledger.distribute.submit'));
    await dialog.waitFor({ state: 'hidden' });
    await figure(page, word('ledger.balance'), '6.65').waitFor();
    await firstRow(page).getByText('−10.01', { exact: true }).waitFor();
    await firstRow(page)
      .getByRole('button', { name: word('ledger.grant.open') })
      .click();
    const detail = page.getByRole('dialog', { name: word('ledger.grant.title') });
    await detail.getByRole('listitem').nth(3).waitFor();
    const shares = await detail.getByRole('listitem').allInnerTexts();
    assert.deepEqual(
      shares.map((line) => line.split(/\s+/).at(-1)),
      ['2.50', '2.50', '2.50', '2.51'],
    );
    // A reload finds the detail open where it was.
    await page.reload();
    await detail.getByRole('listitem').nth(3).waitFor();
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });

    // From elsewhere: one way back and the ledger is left.
    const ledger = page.url();
    await page.goto(`${url}#/home-v`);
    await page.goto(ledger);
    await openDialog(page);
    const name = '何景行';
    await dialog.getByRole('textbox', { name: word('ledger.distribute.amount', { name }) }).fill('6.66');
    await press(page, word('ledger.distribute.submit'));
    await dialog.getByText(word('ledger.problem.over-balance')).waitFor();
    // The way back asks first, and what was typed is still there.
    await page.goBack();
    const question = page.getByRole('dialog', { name: word('dialog.leave.title') });
    await question
      .getByRole('button', { name: word('dialog.leave.stay'), exact: true })
      .last()
      .click();
    await question.waitFor({ state: 'hidden' });
    await dialog.getByRole('textbox', { name: word('ledger.distribute.amount', { name }) }).fill('1.5');
    await press(page, word('ledger.distribute.submit'));
    await dialog.waitFor({ state: 'hidden' });
    await figure(page, word('ledger.balance'), '5.15').waitFor();
  },
);

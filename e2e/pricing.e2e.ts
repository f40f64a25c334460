import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { addressOf } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['pricing', 'community', 'ledger'] };

const word = wordsOf('cn');
/** The name of the coin in the demo company. */
const coin = '青禾币';

const account = '顾工说工艺';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const locked = (page: Page) => page.getByRole('region', { name: word('pricing.locked.question') });

/** The fields of a ladder of two ranges, one price for both. */
async function fillLadder(page: Page, prices: readonly (readonly [coin: string, discount: string])[]): Promise<void> {
  await page.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await page.getByRole('radio', { name: word('pricing.form.ladder') }).check();
  for (const [at, [original, discount]] of prices.entries()) {
    const range = page.getByRole('group', { name: word('pricing.form.range', { number: String(at + 1) }) });
    await range.getByRole('textbox', { name: word('pricing.form.coin') }).fill(original);
    await range.getByRole('textbox', { name: word('pricing.form.discount') }).fill(discount);
  }
}

async function buy(page: Page, amount: string): Promise<void> {
  await press(page, word('pricing.buy'));
  await press(page, word('pricing.dialog.confirm', { amount, coin }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

journey(
  '[PRICE-01] [PRICE-02] [PRICE-06] [PRICE-08] a creator sells an article by a ladder; a colleague buys one and reads it',
  async ({ page, url, signIn, as }) => {
    await signIn(page, 'guhuaiqian', 'publish-manage/publish-create');
    await page.getByRole('radio', { name: account }).check();
    await page.getByRole('textbox', { name: word('community.publish.title') }).fill('零点定位怎么算回本');
    await page.getByRole('textbox', { name: word('community.publish.content'), exact: true }).click();
    await page.keyboard.type('先算找正占了多少时间。');
    await fillLadder(page, [['30', '20']]);
    for (let added = 0; added < 4; added += 1) await press(page, word('pricing.form.add'));
    await page
      .getByRole('alert')
      .filter({ hasText: word('pricing.problem.ladder-overflow', { max: '5' }) })
      .waitFor();
    for (const number of ['4', '3', '2']) await press(page, word('pricing.form.remove', { number }));
    await press(page, word('community.publish.submit'));
    await page
      .getByRole('alert')
      .filter({ hasText: word('pricing.problem.coin-required') })
      .waitFor();
    await fillLadder(page, [
      ['30', '20'],
      ['25', '15'],
    ]);
    await press(page, word('community.publish.submit'));
    await heading(page, '零点定位怎么算回本').waitFor();
    await page.getByText('先算找正占了多少时间。').waitFor();

    const reader = await as('shenruoxi', addressOf(page));
    await locked(reader)
      .getByText(word('pricing.amount', { amount: '20.00', coin }))
      .waitFor();
    await buy(reader, '20.00');
    await reader.getByText('先算找正占了多少时间。').waitFor();
    await reader.reload();
    await reader.getByText('先算找正占了多少时间。').waitFor();
    await reader.goto(`${url}#/learncoin-manage`);
    await reader.getByRole('link', { name: word('pricing.mine.title') }).click();
    await reader.getByRole('link', { name: '零点定位怎么算回本' }).waitFor();
  },
);

import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { arrivesAt } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { night: ['notifications'] };

const cn = wordsOf('cn');

/** The bell while something is unread; its name says how much. */
const ringing = (page: Page, word: Word) =>
  page.getByRole('button', { name: new RegExp(word('frame.notices.unread', { count: '\\d+' })) });
const quiet = (page: Page, word: Word) => page.getByRole('button', { name: word('frame.notices'), exact: true });

journey('[D-147] what is read in one tab is read in the other at once, without a reload', async (stage) => {
  const { page, url, signIn, newTab } = stage;
  await signIn(page, 'jiangshuyi');
  const other = await newTab();
  await other.goto(`${url}#/about`);
  await ringing(other, cn).waitFor();
  await ringing(page, cn).click();
  await page.getByRole('list', { name: cn('notices.latest') }).waitFor();
  await page.getByRole('button', { name: cn('notices.markAll') }).click();
  await quiet(page, cn).waitFor();
  await quiet(other, cn).waitFor();
  await page.getByRole('link', { name: cn('notices.all') }).click();
  await arrivesAt(page, '/center/my/notifications');
  await page.getByRole('link', { name: cn('notices.filter.unread') }).click();
  await page.getByText(cn('notices.none.title')).waitFor();
  await page.reload();
  await page.getByText(cn('notices.none.title')).waitFor();
});

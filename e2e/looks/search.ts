import type { Page } from 'playwright-core';
import type { Word } from '../words.ts';
import { heading, type LookGroup } from './look-table.ts';

/** On a phone the box stands on the page, on a desk in the header. */
const box = (page: Page, word: Word) =>
  page.getByRole('combobox', { name: word('frame.search.label') }).filter({ visible: true });

export const search: readonly LookGroup[] = [
  {
    title: '[ROUTE-34] looks: the search',
    features: ['search'],
    looks: [
      {
        name: 'search-results',
        as: 'linzhiyuan',
        at: 'search-v?keyword=安全',
        open: async ({ page, word }) => {
          await heading(page, word('search.title.of', { words: '安全' }));
          await page.getByRole('main').getByRole('listitem').first().waitFor();
        },
      },
      {
        name: 'search-filters',
        at: 'search-v?keyword=安全&period=year',
        open: async ({ page, word }) => {
          await page.getByRole('main').getByRole('listitem').first().waitFor();
          // On a desk they stand on the page.
          const folded = page.getByRole('button', { name: word('search.filters.counted', { count: '1' }) });
          if (await folded.isVisible()) await folded.click();
          await page.getByLabel(word('search.period'), { exact: true }).waitFor();
        },
      },
      {
        name: 'search-none',
        at: 'search-v?keyword=zzqxwvkj',
        open: ({ page, word }) => page.getByText(word('search.none'), { exact: true }).waitFor(),
      },
      {
        name: 'search-start',
        at: 'search-v',
        open: async ({ page, word }) => {
          await page.getByRole('region', { name: word('search.recent') }).waitFor();
          await page.getByRole('region', { name: word('search.saved') }).waitFor();
          await page
            .getByRole('region', { name: word('search.hot'), exact: true })
            .getByRole('link')
            .first()
            .waitFor();
          await page
            .getByRole('region', { name: word('search.hotTopics') })
            .getByRole('link')
            .first()
            .waitFor();
        },
      },
      {
        // On a phone the box of a page with words: there the empty page shows all of this itself.
        name: 'search-beginnings',
        at: 'search-v?keyword=安全',
        open: async ({ page, word }) => {
          await page.getByRole('main').getByRole('listitem').first().waitFor();
          await box(page, word).fill('');
          const list = page.getByRole('listbox', { name: word('search.beginnings') });
          await list
            .getByRole('group', { name: word('search.hot') })
            .getByRole('option')
            .first()
            .waitFor();
          await page.keyboard.press('ArrowDown');
        },
      },
      {
        name: 'search-suggestions',
        open: async ({ page, word }) => {
          await box(page, word).fill('安');
          await page.getByRole('option').nth(1).waitFor();
          await box(page, word).press('ArrowDown');
        },
      },
      {
        name: 'search-save',
        at: 'search-v?keyword=安全',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('search.save'), exact: true }).click();
          await page.getByRole('dialog').getByLabel(word('search.save.name')).waitFor();
        },
      },
      {
        name: 'search-report',
        as: 'luchengze',
        at: 'admin/search',
        open: ({ page }) => page.getByRole('row').nth(3).waitFor(),
      },
      {
        name: 'search-report-results',
        at: 'admin/search?view=results',
        open: ({ page }) => page.getByRole('row').nth(1).waitFor(),
      },
      {
        name: 'search-report-hot',
        at: 'admin/search?view=hot',
        open: ({ page }) => page.getByRole('row').nth(3).waitFor(),
      },
    ],
  },
];

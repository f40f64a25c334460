import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

/** With three versions. */
const item = '主轴跳动点检规范';
/** Nobody but 宋清和 has bought it. */
const priced = '主轴异响速查图册';
const draft = '仓库先进先出看板（征求意见）';

export const library: readonly LookGroup[] = [
  {
    title: '[ROUTE-35] looks: the knowledge library',
    features: ['library'],
    looks: [
      {
        name: 'library',
        as: 'linzhiyuan',
        at: 'knowledge-list',
        open: async ({ page, word }) => {
          await heading(page, word('library.title'));
          await page.getByRole('link', { name: item }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'library-item',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: item }).click();
          await heading(page, item);
          await page.getByText(word('library.version.current'), { exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'library-priced',
        at: 'knowledge-list?search=主轴异响',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: priced }).click();
          await page.getByRole('region', { name: word('pricing.locked.libraryItem') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'library-none',
        at: 'knowledge-list?search=龘',
        open: ({ page, word }) => page.getByText(word('library.none.title')).waitFor(),
      },
      {
        name: 'library-missing',
        at: 'knowledge/detail/nowhere',
        open: ({ page, word }) => page.getByText(word('library.missing.title')).waitFor(),
      },
      {
        name: 'library-managed',
        as: 'shenruoxi',
        at: 'knowledge-list?view=manage',
        open: ({ page }) => page.getByRole('link', { name: draft }).waitFor(),
      },
      {
        name: 'library-draft',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: draft }).click();
          await page.getByText(word('library.hidden')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'library-edit',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('library.edit'), exact: true }).click();
          await page
            .getByRole('dialog')
            .getByRole('textbox', { name: word('library.field.title') })
            .waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
];

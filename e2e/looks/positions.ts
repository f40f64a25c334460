import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

const path = '总装技师';

export const positions: readonly LookGroup[] = [
  {
    title: '[ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-29] looks: paths of positions',
    features: ['positions'],
    looks: [
      {
        name: 'position-paths',
        as: 'xiaoyichen',
        at: 'center/study/position',
        open: async ({ page, word }) => {
          await heading(page, word('positions.title'));
          await page.getByRole('link', { name: path }).waitFor();
        },
      },
      {
        name: 'position-path',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: path }).click();
          await heading(page, path);
          await page.getByText(word('positions.chapter.locked')).first().waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'position-evidence',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('positions.evidence'), exact: true }).click();
          await page.getByRole('table').first().waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'position-points',
        open: async ({ page, word }) => {
          await page.goBack();
          await page.getByRole('link', { name: word('positions.points'), exact: true }).click();
          await heading(page, word('positions.points'));
          await nothingLoads(page);
        },
      },
      {
        name: 'position-team',
        as: 'luchengze',
        at: 'center/study/position?view=team',
        open: async ({ page, word }) => {
          await page
            .getByRole('table', { name: word('positions.report') })
            .getByRole('cell')
            .first()
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'position-management',
        at: 'center/study/position?view=manage',
        open: ({ page }) => page.getByRole('button', { name: path }).waitFor(),
      },
      {
        name: 'position-editor',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: path }).click();
          await page
            .getByRole('region', { name: word('positions.holders') })
            .getByRole('table')
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'position-file',
        open: async ({ page, word }) => {
          await page
            .getByRole('button', { name: word('positions.kind.file'), exact: true })
            .first()
            .click();
          await page.getByText(word('positions.form.fileHint')).waitFor();
        },
      },
    ],
  },
];

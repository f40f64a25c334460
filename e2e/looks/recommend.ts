import { heading, type LookGroup } from './look-table.ts';

export const recommend: readonly LookGroup[] = [
  {
    title: '[ROUTE-33] looks: recommendations',
    features: ['recommend'],
    looks: [
      {
        name: 'recommend',
        as: 'linzhiyuan',
        at: 'recommend-v',
        open: async ({ page, word }) => {
          await heading(page, word('recommend.title'));
          await page
            .getByRole('list', { name: word('recommend.title') })
            .getByRole('listitem')
            .first()
            .waitFor();
          await page.getByRole('switch', { name: word('recommend.personal') }).waitFor();
        },
      },
      {
        name: 'recommend-report',
        as: 'luchengze',
        at: 'admin/recommend',
        open: ({ page, word }) => page.getByRole('heading', { name: word('recommend.report.byKind') }).waitFor(),
      },
      {
        name: 'recommend-none-dismissed',
        as: 'linzhiyuan',
        at: 'recommend-v?tab=dismissed',
        open: ({ page, word }) => page.getByText(word('recommend.dismissed.none'), { exact: true }).waitFor(),
      },
    ],
  },
];

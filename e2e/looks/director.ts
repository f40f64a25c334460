import type { LookGroup } from './look-table.ts';

export const director: readonly LookGroup[] = [
  {
    title: '[ROUTE-23] [ROUTE-24] [ROUTE-25] [ROUTE-26] [ROUTE-27] looks: the view of a director',
    features: ['centre'],
    looks: [
      {
        name: 'director-people',
        as: 'zhoumuyun',
        at: 'center/subordinate',
        open: ({ page }) => page.getByRole('button', { name: '林知远', exact: true }).waitFor(),
      },
      {
        name: 'director-person',
        open: async ({ page }) => {
          await page.getByRole('button', { name: '唐予微', exact: true }).click();
          await page.getByRole('heading', { name: '唐予微', level: 2 }).waitFor();
        },
      },
      {
        name: 'director-team',
        at: 'center/subordinate',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: /^技术中心/ }).click();
          await page.getByRole('link', { name: word('director.team.open'), exact: true }).click();
          await page.getByText(word('centre.weeks.table')).click();
          await page.getByRole('link', { name: '软件研发部', exact: true }).waitFor();
        },
      },
      {
        name: 'director-packs',
        at: 'center/subordinate?view=packs',
        open: ({ page }) => page.getByRole('link', { name: '质量月学习包', exact: true }).waitFor(),
      },
      {
        name: 'director-pack',
        open: async ({ page }) => {
          await page.getByRole('link', { name: '质量月学习包', exact: true }).click();
          await page.getByRole('link', { name: '唐予微', exact: true }).waitFor();
        },
      },
      {
        name: 'director-pack-content',
        open: async ({ page }) => {
          await page.getByRole('button', { name: '安全生产年度复训', exact: true }).click();
          await page.getByRole('dialog').getByRole('row').filter({ hasText: '唐予微' }).waitFor();
        },
      },
      {
        name: 'pack-preview',
        open: async ({ page, word }) => {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: word('dialog.close') })
            .first()
            .click();
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          await page.getByRole('link', { name: word('packs.preview.open') }).click();
          await page.getByRole('heading', { name: word('packs.items'), exact: true }).waitFor();
        },
      },
      {
        name: 'director-push',
        at: 'center/director/study/push/new',
        open: async ({ page, word }) => {
          await page.getByLabel(word('packs.name')).fill('新工艺两周入门');
          await page.getByRole('button', { name: '林知远', exact: true }).click();
          await page.getByRole('button', { name: word('packs.push'), exact: true }).click();
          await page.getByText(word('packs.items.missing')).waitFor();
        },
      },
      {
        name: 'own-packs',
        as: 'tangyuwei',
        at: 'center/my/packs',
        open: ({ page }) => page.getByRole('link', { name: '质量月学习包', exact: true }).waitFor(),
      },
      {
        name: 'own-pack',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: '质量月学习包', exact: true }).click();
          await page.getByRole('heading', { name: word('packs.items'), exact: true }).waitFor();
        },
      },
      {
        name: 'director-of-nobody',
        as: 'luchengze',
        at: 'center/subordinate',
        open: ({ page, word }) => page.getByText(word('director.none'), { exact: true }).waitFor(),
      },
    ],
  },
];

import { type LookGroup, press } from './look-table.ts';

/** The name of the coin in the demo company. */
const coin = '青禾币';

const finance: LookGroup = {
  title: '[D-107] [D-098] looks: finance',
  features: ['ledger'],
  looks: [
    {
      name: 'finance',
      as: 'luchengze',
      at: 'admin/finance',
      open: async ({ page, word }) => {
        await page.getByRole('table', { name: word('finance.units') }).waitFor();
        await page.getByText(word('finance.checks.right'), { exact: true }).waitFor();
      },
    },
    {
      name: 'finance-of-a-unit',
      open: async ({ page, word }) => {
        const units = page.getByRole('table', { name: word('finance.units') });
        await units.getByRole('button').first().click();
        await page.getByRole('navigation', { name: word('finance.units.path') }).waitFor();
      },
    },
  ],
};

const shop: LookGroup = {
  title: '[D-107] [D-106] looks: points and the shop',
  features: ['pricing', 'ledger'],
  looks: [
    {
      name: 'shop',
      as: 'songqinghe',
      at: 'integral-mall',
      open: async ({ page, word }) => {
        await page
          .getByRole('region', { name: word('points.shop.items') })
          .getByRole('listitem')
          .first()
          .waitFor();
        await page.getByRole('table', { name: word('points.shop.orders') }).waitFor();
      },
    },
    {
      name: 'exchange',
      at: 'center/my/integral',
      open: async ({ page, word }) => {
        await press(page, word('points.exchange', { coin }));
        await page.getByRole('dialog').getByLabel(word('points.exchange.coins')).fill('2');
      },
    },
    {
      name: 'points-grade-and-expiry',
      at: 'center/my/integral',
      open: ({ page, word }) => page.getByRole('list', { name: word('points.expiry.title') }).waitFor(),
    },
    {
      name: 'shop-with-discount',
      as: 'hejingxing',
      at: 'integral-mall',
      open: ({ page }) => page.locator('s').first().waitFor(),
    },
    {
      name: 'shop-orders',
      as: 'luchengze',
      at: 'admin/shop',
      open: ({ page, word }) => page.getByRole('table', { name: word('points.admin.orders') }).waitFor(),
    },
    {
      name: 'shop-item-new',
      at: 'admin/shop?view=items',
      open: async ({ page, word }) => {
        await page.getByRole('table', { name: word('points.admin.items') }).waitFor();
        await press(page, word('points.admin.add'));
        await page.getByRole('dialog').getByLabel(word('points.admin.title')).waitFor();
      },
    },
    {
      name: 'shop-grades',
      at: 'admin/shop?view=grades',
      open: ({ page, word }) => page.getByRole('table', { name: word('points.admin.grades') }).waitFor(),
    },
    {
      name: 'shop-grade',
      open: async ({ page, word }) => {
        await page.getByRole('button', { name: word('points.admin.grades.edit', { grade: word('grade.6') }) }).click();
        await page.getByRole('dialog').getByLabel(word('points.admin.grades.from')).waitFor();
      },
    },
  ],
};

export const points: readonly LookGroup[] = [finance, shop];

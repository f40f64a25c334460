import type { Page } from 'playwright-core';
import type { Word } from '../words.ts';
import { type LookGroup, press } from './look-table.ts';
import { openColumn, openPost } from './opening.ts';

/** Told by the world. */
const coin = '青禾币';
const chart = '控制图上连续七点上升，要不要停线？';
const robots = '机器人上下料二十问：从节拍到急停';
/** A director has seats of this course. */
const spindle = '主轴维修手记';
const handbook = '装夹与自动化手册';
const card = '工艺进阶卡';
const team = '技术夜谈';

const givers = (page: Page, word: Word) => page.getByRole('region', { name: word('ledger.reward.givers') });
const locked = (page: Page, word: Word, kind: 'question' | 'column') =>
  page.getByRole('region', { name: word(`pricing.locked.${kind}`) });

const ledger: LookGroup = {
  title: '[LEDGER-01] [ROUTE-42] [ROUTE-44] looks: ledger and earnings',
  features: ['ledger'],
  looks: [
    {
      name: 'ledger-team',
      as: 'linzhiyuan',
      at: 'share-team/team-content',
      open: async ({ page, word, notes }) => {
        await page.getByRole('link', { name: team }).click();
        await page.getByRole('link', { name: word('ledger.title'), exact: true }).click();
        await page
          .getByRole('button', { name: word('ledger.grant.open') })
          .first()
          .waitFor();
        await page.locator('figure polyline').waitFor();
        notes.set('team', new URL(page.url().replace('#', '')).searchParams.get('teamID') ?? '');
      },
    },
    {
      name: 'ledger-distribute',
      open: async ({ page, word }) => {
        await press(page, word('ledger.distribute'));
        const everybody = { name: word('ledger.distribute.all', { count: '4' }) };
        await page.getByRole('dialog').getByRole('checkbox', everybody).click();
        await press(page, word('ledger.average.apply'));
      },
    },
    {
      name: 'ledger-grant',
      open: async ({ page, url, word, notes }) => {
        await page.goto('about:blank');
        await page.goto(`${url}#/output-detail?teamID=${notes.get('team')}`);
        await page
          .getByRole('button', { name: word('ledger.grant.open') })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
    {
      name: 'ledger-integral',
      open: async ({ page, url, word, notes }) => {
        await page.goto('about:blank');
        await page.goto(`${url}#/output-detail?teamID=${notes.get('team')}&tab=2`);
        await page.getByText(word('ledger.trades.empty.title')).waitFor();
      },
    },
    { name: 'ledger-earnings', at: 'learncoin-manage', open: ({ page }) => page.getByRole('table').waitFor() },
  ],
};

const rewards: LookGroup = {
  title: '[COMM-16] [LEDGER-28] looks: giving coins',
  features: ['ledger', 'community'],
  looks: [
    {
      name: 'rewards',
      as: 'linzhiyuan',
      at: 'about',
      open: async (stage) => {
        await openPost(stage, chart);
        await givers(stage.page, stage.word).waitFor();
      },
    },
    {
      name: 'reward-dialog',
      open: async ({ page, word }) => {
        await page
          .getByRole('button', { name: word('ledger.reward.give', { coin }), exact: true })
          .first()
          .click();
        await page
          .getByRole('dialog')
          .getByText(/\d\.\d\d/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'reward-givers',
      at: 'about',
      open: async (stage) => {
        await openPost(stage, chart);
        const { page, word } = stage;
        await givers(page, word)
          .getByRole('button', { name: word('ledger.reward.all') })
          .click();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
      },
    },
  ],
};

const selling: LookGroup = {
  title: '[PRICE-19] looks: setting a price',
  features: ['pricing', 'community'],
  looks: [
    {
      name: 'price-ladder',
      as: 'guhuaiqian',
      at: 'column-manage/column-add',
      open: async ({ page, word }) => {
        await page.getByRole('radio', { name: word('pricing.form.paid') }).check();
        await page.getByRole('radio', { name: word('pricing.form.ladder') }).check();
        await press(page, word('pricing.form.add'));
        await press(page, word('community.column.form.create'));
        await page
          .getByRole('alert')
          .filter({ hasText: word('pricing.problem.coin-required') })
          .waitFor();
      },
    },
    {
      name: 'price-fixed',
      open: ({ page, word }) => page.getByRole('radio', { name: word('pricing.form.fixed') }).check(),
    },
    {
      name: 'price-card',
      open: async ({ page, word }) => {
        await page.getByRole('radio', { name: word('pricing.form.byCard') }).check();
        await page.getByRole('checkbox', { name: card }).check();
      },
    },
  ],
};

const buying: LookGroup = {
  title: '[D-116] [D-122] looks: buying',
  features: ['pricing', 'community'],
  looks: [
    {
      name: 'offer-card',
      as: 'tanmuyang',
      at: 'about',
      open: async (stage) => {
        await openPost(stage, robots);
        await locked(stage.page, stage.word, 'question').waitFor();
      },
    },
    {
      name: 'member-card',
      open: async ({ page, word }) => {
        await locked(page, word, 'question').getByRole('link', { name: card }).click();
        await page.getByRole('list', { name: word('pricing.card.contents') }).waitFor();
      },
    },
    {
      name: 'offer-column',
      open: async (stage) => {
        await openColumn(stage, handbook);
        await locked(stage.page, stage.word, 'column').waitFor();
      },
    },
    {
      name: 'purchase',
      open: async ({ page, word }) => {
        await press(page, word('pricing.buy'));
        await page.getByText(word('pricing.dialog.left')).waitFor();
      },
    },
    {
      name: 'purchases',
      as: 'duyinuo',
      at: 'learncoin-manage/purchases',
      open: ({ page }) => page.getByRole('link', { name: handbook }).waitFor(),
    },
    {
      name: 'team-seats',
      as: 'zhoumuyun',
      at: 'learncoin-manage/purchases?tab=seats',
      open: ({ page }) => page.getByRole('link', { name: spindle }).waitFor(),
    },
    {
      name: 'team-seats-order',
      open: async ({ page, word }) => {
        await page.getByRole('link', { name: spindle }).click();
        await page.getByRole('table', { name: word('pricing.seats.people') }).waitFor();
      },
    },
    {
      name: 'team-seats-buy',
      at: 'learncoin-manage/purchases?tab=seats',
      open: async ({ page, word }) => {
        await page.getByRole('button', { name: word('pricing.seats.more.named', { title: spindle }) }).click();
        await page.getByText(word('pricing.seats.total'), { exact: true }).waitFor();
      },
    },
  ],
};

const paying: LookGroup = {
  title: '[ROUTE-53] [SITE-11] looks: orders and invoices',
  features: ['payments'],
  looks: [
    {
      name: 'orders',
      as: 'linzhiyuan',
      at: 'learncoin-manage/orders',
      open: ({ page, word }) => page.getByText(word('payment.state.paid'), { exact: true }).first().waitFor(),
    },
    {
      name: 'order-new',
      open: async ({ page, word }) => {
        await press(page, word('payment.order'));
        await page.getByRole('dialog').getByLabel(word('payment.new.yuan')).fill('20');
      },
    },
    {
      name: 'order-how-to-pay',
      at: 'learncoin-manage/orders?state=created',
      open: async ({ page, word }) => {
        await page.getByText(word('payment.how'), { exact: true }).first().click();
        await page.getByText('示例银行苏州分行').waitFor();
      },
    },
    {
      name: 'invoices-mine',
      at: 'invoice-management/1',
      open: ({ page, word }) => page.getByText(word('invoice.status.issued'), { exact: true }).first().waitFor(),
    },
    {
      name: 'invoice-detail',
      open: async ({ page, word }) => {
        await page.getByRole('button', { name: word('invoice.open.named', { title: '林知远' }) }).click();
        await page.getByRole('dialog').getByText(word('invoice.field.email')).waitFor();
      },
    },
    {
      name: 'orders-of-finance',
      as: 'luchengze',
      at: 'admin/orders',
      open: ({ page, word }) => page.getByText(word('payment.state.created'), { exact: true }).first().waitFor(),
    },
    {
      name: 'order-money-has-come',
      at: 'admin/orders?state=created',
      open: async ({ page, word }) => {
        await page.getByText(word('payment.confirm'), { exact: true }).first().click();
        await page.getByRole('dialog').getByLabel(word('payment.confirm.money')).fill('30');
      },
    },
    {
      name: 'order-refund',
      at: 'admin/orders?state=paid',
      open: async ({ page, word }) => {
        await page.getByText(word('payment.refund'), { exact: true }).first().click();
        await page.getByRole('dialog').getByLabel(word('refund.money')).waitFor();
      },
    },
    {
      name: 'refunds-of-finance',
      at: 'admin/orders?view=refunds',
      open: ({ page }) =>
        page
          .getByText(/^SR\d{10}$/)
          .first()
          .waitFor(),
    },
    {
      name: 'payments-of-finance',
      at: 'admin/orders?view=receipts',
      open: ({ page, word }) => page.getByText(word('receipt.reason.other-amount')).first().waitFor(),
    },
    {
      name: 'payment-to-book',
      open: async ({ page, word }) => {
        await page.getByText(word('receipt.book'), { exact: true }).first().click();
        await page.getByRole('dialog').getByRole('button').last().waitFor();
      },
    },
    {
      name: 'payment-differences',
      at: 'admin/orders?view=differences',
      open: ({ page, word }) => page.getByText(word('difference.none.text')).waitFor(),
    },
    {
      name: 'payment-providers',
      at: 'admin/orders?view=providers',
      open: ({ page, word }) => page.getByText(word('provider.state.on'), { exact: true }).first().waitFor(),
    },
    {
      name: 'payment-provider',
      open: async ({ page, word }) => {
        await page.getByText(word('provider.edit'), { exact: true }).first().click();
        await page.getByRole('dialog').getByLabel(word('provider.appId')).waitFor();
      },
    },
    {
      name: 'order-refunded-partly',
      as: 'wenjiahe',
      at: 'learncoin-manage/orders',
      open: async ({ page, word }) => {
        await page.getByText(word('payment.detail'), { exact: true }).first().click();
        await page.getByRole('dialog').getByText(word('refund.state.done'), { exact: true }).waitFor();
      },
    },
    {
      name: 'invoices-of-finance',
      as: 'luchengze',
      at: 'invoice-management',
      open: ({ page, word }) => page.getByText(word('invoice.status.applied'), { exact: true }).first().waitFor(),
    },
    {
      name: 'invoice-new',
      as: 'tangyuwei',
      at: 'invoice-management/1',
      open: async ({ page, word }) => {
        await press(page, word('invoice.new'));
        await page.getByRole('dialog').getByText(word('invoice.orders.none')).waitFor();
      },
    },
  ],
};

export const money: readonly LookGroup[] = [ledger, rewards, selling, buying, paying];

import type { Page } from 'playwright-core';
import type { Word } from '../words.ts';
import { type LookGroup, press } from './look-table.ts';

/** Told by the world. */
const card = '工艺进阶卡';

const settingOf = (page: Page, word: Word, key: 'CURRENCY_RULE' | 'REWARD_RULE') =>
  page.getByRole('region', { name: word(`admin.settings.${key}.title`), exact: true });
const tradeRows = (page: Page, word: Word) =>
  page.getByRole('table', { name: word('admin.coins.list') }).getByRole('row');

export const administration: readonly LookGroup[] = [
  {
    title: 'looks: settings, words, audit log and health',
    features: ['system', 'admin', 'app'],
    looks: [
      {
        name: 'admin-settings',
        as: 'luchengze',
        at: 'admin/settings',
        open: ({ page, word }) => settingOf(page, word, 'REWARD_RULE').waitFor(),
      },
      {
        name: 'admin-setting-history',
        open: async ({ page, word }) => {
          const history = { name: word('admin.settings.history') };
          await settingOf(page, word, 'CURRENCY_RULE').getByRole('button', history).click();
          await page.getByRole('dialog').getByText(word('admin.audit.after')).first().waitFor();
        },
      },
      { name: 'admin-words', at: 'admin/sensitive-words', open: ({ page }) => page.getByRole('table').waitFor() },
      {
        name: 'admin-audit',
        as: 'admin',
        at: 'admin/audit',
        open: ({ page, word }) =>
          page
            .getByRole('button', { name: word('admin.audit.open') })
            .first()
            .waitFor(),
      },
      {
        name: 'admin-access',
        at: 'admin/audit?log=access',
        open: ({ page }) => page.getByRole('row').nth(2).waitFor(),
      },
      {
        name: 'audit-behaviour',
        at: 'admin/audit?log=behaviour',
        open: ({ page, word }) => page.getByLabel(word('behaviour.place')).waitFor(),
      },
      {
        name: 'admin-health',
        at: 'admin/health',
        open: async ({ page, word }) => {
          await page.getByText(word('admin.health.letters.empty.title')).waitFor();
          await page.getByRole('region', { name: word('admin.health.database'), exact: true }).waitFor();
        },
      },
    ],
  },
  {
    title: 'looks: approval templates and robots',
    features: ['approval', 'people'],
    looks: [
      {
        name: 'approval-templates',
        as: 'admin',
        at: 'admin/approval-templates',
        open: ({ page }) => page.getByRole('row').nth(2).waitFor(),
      },
      {
        name: 'approval-template',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.approvals.create') }).click();
          await page.getByRole('dialog').getByLabel(word('admin.approvals.kind')).waitFor();
        },
      },
      {
        name: 'approvals-waiting',
        at: 'admin/approval-templates?view=waiting',
        open: ({ page }) => page.getByRole('row').nth(1).waitFor(),
      },
      {
        name: 'no-right',
        as: 'linzhiyuan',
        at: 'admin/settings',
        open: ({ page, word }) => page.getByText(word('admin.noRight.title')).waitFor(),
      },
      {
        name: 'robots',
        as: 'luchengze',
        at: 'admin/webhooks',
        open: ({ page, word }) => page.getByText(word('admin.webhooks.empty.title')).waitFor(),
      },
      {
        name: 'robot-form',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.webhooks.add') }).click();
          await page.getByRole('dialog').getByLabel(word('admin.webhooks.form.name')).waitFor();
        },
      },
      {
        name: 'letters',
        as: 'luchengze',
        at: 'admin/contact',
        open: ({ page, word }) => page.getByText(word('contact.empty')).waitFor(),
      },
      {
        name: 'message-texts',
        as: 'luchengze',
        at: 'admin/templates?area=mail',
        // Its preview stands in a frame without scripts, in which axe waits for ever: it is shown by pages/message-texts.
        open: ({ page }) => page.getByRole('row').nth(5).waitFor(),
      },
    ],
  },
  {
    title: '[D-107] [D-109] [D-120] looks: coins and cards',
    features: ['ledger', 'pricing'],
    looks: [
      {
        name: 'admin-coins',
        as: 'luchengze',
        at: 'admin/coins',
        open: async ({ page, word }) => {
          await tradeRows(page, word).nth(1).waitFor();
          await page.getByText(word('admin.coins.right')).waitFor();
        },
      },
      {
        name: 'admin-coins-grant',
        open: async ({ page, word }) => {
          await press(page, word('admin.coins.grant'));
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel(word('admin.coins.find.2')).fill('林知远');
          await dialog.getByRole('button', { name: /^林知远/ }).click();
          await dialog.getByLabel(word('admin.coins.amount')).fill('12.5');
        },
      },
      {
        name: 'admin-coins-reverse',
        at: 'admin/coins',
        open: async ({ page, word }) => {
          await tradeRows(page, word).getByRole('button').first().click();
          await page.getByRole('dialog').getByRole('textbox').waitFor();
        },
      },
      {
        name: 'admin-cards',
        at: 'admin/cards',
        open: ({ page, word }) =>
          page.getByRole('button', { name: word('admin.cards.edit.named', { name: card }) }).waitFor(),
      },
      {
        name: 'admin-card-people',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.cards.people.named', { name: card }) }).click();
          await page.getByRole('cell', { name: '萧亦辰', exact: true }).waitFor();
        },
      },
    ],
  },
  {
    title: '[COMM-22] looks: moderation, circles, topics and covers',
    features: ['community', 'files'],
    looks: [
      {
        name: 'moderation',
        as: 'luchengze',
        at: 'admin/moderation',
        open: ({ page, word }) =>
          page
            .getByRole('button', { name: word('admin.moderation.remove'), exact: true })
            .first()
            .waitFor(),
      },
      {
        name: 'complaints',
        at: 'admin/moderation?tab=complaints',
        open: ({ page, word }) =>
          page
            .getByRole('button', { name: word('admin.moderation.uphold'), exact: true })
            .first()
            .waitFor(),
      },
      {
        name: 'admin-circles',
        at: 'admin/circles',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.circles.edit.named', { name: '工艺与质量' }) }).click();
          await page.getByRole('dialog').getByRole('switch').waitFor();
        },
      },
      {
        name: 'admin-topics',
        at: 'admin/topics',
        open: ({ page }) => page.getByRole('link', { name: '人工智能' }).waitFor(),
      },
      {
        name: 'admin-topic',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.topics.edit.named', { name: '人工智能' }) }).click();
          await page.getByRole('dialog').getByRole('switch').waitFor();
        },
      },
      {
        name: 'admin-materials',
        at: 'admin/materials',
        open: ({ page, word }) => page.getByRole('list', { name: word('admin.materials.list') }).waitFor(),
      },
      {
        name: 'admin-materials-add',
        open: async ({ page, word }) => {
          await press(page, word('admin.materials.add'));
          await page.getByRole('dialog').getByLabel(word('admin.materials.form.title')).waitFor();
        },
      },
    ],
  },
];

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { choosePlace } from './choosing.ts';
import { journey } from './journey.ts';
import { eventually, keyTo } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

const word = wordsOf('cn');

const rowOf = (page: Page, said: Word, key: 'LIVE_ENTRANCE_SWITCH' | 'CURRENCY_RULE' | 'REWARD_RULE') =>
  page.getByRole('region', { name: said(`admin.settings.${key}.title`), exact: true });

journey(
  '[SYSTEM-03] an administrator changes a setting by keyboard, sees it inherited below, and finds it in the audit log',
  async ({ page, url, signIn }) => {
    await signIn(page, 'luchengze', 'admin/settings');
    const place = page.getByRole('combobox', { name: word('admin.settings.organization'), exact: true });
    await choosePlace(page, place, '苏州工厂');
    await eventually('the address names the organisation', () => page.url().includes('organization='));
    await page.reload();
    const live = rowOf(page, word, 'LIVE_ENTRANCE_SWITCH');
    await keyTo(page, 'Tab', live.getByRole('switch'));
    await page.keyboard.press('Space');
    await live.getByText(word('admin.settings.state.own')).waitFor();
    await choosePlace(page, place, '总装车间');
    await live.getByText(word('admin.settings.state.inherited', { name: '苏州工厂' })).waitFor();
    assert.equal(await live.getByRole('switch').isChecked(), false);

    await page.goto(`${url}#/admin/audit?action=setting.saved`);
    const row = page.getByRole('row').filter({ hasText: word('admin.settings.LIVE_ENTRANCE_SWITCH.title') });
    await row.filter({ hasText: '陆承泽' }).first().waitFor();
    await row
      .getByRole('button', { name: word('admin.audit.open') })
      .first()
      .click();
    await page.getByRole('dialog').getByText(word('admin.audit.after')).waitFor();
    await page.getByRole('dialog').getByText(word('admin.settings.off'), { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('dialog').getByText(word('admin.audit.field.value')).waitFor();
  },
);

journey(
  '[COMM-03] a word that was added is refused at once, and no longer once it was removed',
  async ({ page, signIn }) => {
    await signIn(page, 'luchengze', 'admin/sensitive-words');
    await page.getByRole('button', { name: word('admin.words.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(word('admin.words.add.label')).fill('C++\n摸鱼攻略');
    await dialog.getByRole('button', { name: word('admin.words.add.submit'), exact: true }).click();
    await dialog.getByText(word('admin.words.add.unusable', { words: 'C++' })).waitFor();
    await dialog.getByLabel(word('admin.words.add.label')).fill('摸鱼攻略');
    await dialog.getByRole('button', { name: word('admin.words.add.submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByLabel(word('admin.words.try.label')).fill('新版【摸－鱼】攻 略来了');
    await page.getByRole('button', { name: word('admin.words.try.submit'), exact: true }).click();
    await page.getByRole('status').getByText('摸鱼攻略').waitFor();

    await page.getByRole('searchbox', { name: word('admin.words.search') }).fill('摸鱼');
    await page.keyboard.press('Enter');
    await eventually('the address keeps the search', () => page.url().includes('search='));
    await page.getByRole('button', { name: word('admin.words.remove.named', { word: '摸鱼攻略' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('admin.words.remove'), exact: true })
      .click();
    await page.getByText(word('admin.words.none.title', { search: '摸鱼' })).waitFor();
  },
);

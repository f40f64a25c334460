import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { choosePlace, keyTo } from './hands.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[SYSTEM-03] an administrator changes a setting by keyboard, sees it inherited below, and finds it in the audit log', async () => {
  const page = await openPage(world, 'luchengze', 'admin/settings');
  const place = page.getByRole('combobox', { name: word('admin.settings.organization'), exact: true });
  await choosePlace(page, place, '苏州工厂');
  await eventually('the address names the organisation', () => page.address().includes('organization='));
  await page.reload();
  const title = word('admin.settings.LIVE_ENTRANCE_SWITCH.title');
  const live = page.getByRole('region', { name: title, exact: true });
  await keyTo(page, 'Tab', live.getByRole('switch'));
  await page.press('Space');
  await live.getByText(word('admin.settings.state.own')).waitFor();
  await choosePlace(page, place, '总装车间');
  await live.getByText(word('admin.settings.state.inherited', { name: '苏州工厂' })).waitFor();
  expect(await live.getByRole('switch').isChecked()).toBe(false);

  await page.goto('admin/audit?action=setting.saved');
  const row = page.getByRole('row').filter({ hasText: title }).filter({ hasText: '陆承泽' }).first();
  await row.getByRole('button', { name: word('admin.audit.open') }).click();
  await page.getByRole('dialog').getByText(word('admin.audit.after')).waitFor();
  await page.getByRole('dialog').getByText(word('admin.settings.off'), { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('dialog').getByText(word('admin.audit.field.value')).waitFor();
});

test('[COMM-03] a word that was added is refused at once, and no longer once it was removed', async () => {
  const page = await openPage(world, 'luchengze', 'admin/sensitive-words');
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
  await page.press('Enter');
  await eventually('the address keeps the search', () => page.address().includes('search='));
  await page.getByRole('button', { name: word('admin.words.remove.named', { word: '摸鱼攻略' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('admin.words.remove'), exact: true })
    .click();
  await page.getByText(word('admin.words.none.title', { search: '摸鱼' })).waitFor();
  expect(await world.rows("select 1 from sensitive_word where word like '%摸鱼%'")).toEqual([]);
});

import assert from 'node:assert/strict';
import { journey, type Stage } from './journey.ts';
import { arrivesByKeys, handsOn } from './keys.ts';
import { lobby } from './signing-in.ts';
import { eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

async function open({ page, url, signIn }: Stage, place: string) {
  // From another page: the heading has the focus after a change of pages.
  await signIn(page, 'admin', lobby);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${url}#/admin/${place}`);
  await arrivesByKeys(page);
  return handsOn(page);
}

journey('by keys alone: a setting is changed, the trail is filtered and one of its entries read', async (stage) => {
  const { page, url } = stage;
  const hands = await open(stage, 'settings');
  const title = word('admin.settings.LIVE_ENTRANCE_SWITCH.title');
  const setting = page.getByRole('region', { name: title, exact: true });
  await hands.toggle(setting.getByRole('switch'));
  await setting.getByText(word('admin.settings.state.own')).waitFor();
  await page.goto(`${url}#/admin/audit`);
  await arrivesByKeys(page);
  await hands.write(page.getByLabel(word('admin.audit.filter.actor'), { exact: true }), 'admin');
  await hands.select(page.getByLabel(word('admin.audit.filter.action'), { exact: true }), 'setting.saved');
  await hands.press(page.getByRole('button', { name: word('admin.audit.filter'), exact: true }));
  await eventually('the address keeps the filter', () => page.url().includes('action=setting.saved'));
  const entry = page.getByRole('button', { name: word('admin.audit.open') }).first();
  await hands.press(entry);
  await page.getByRole('dialog').getByText(word('admin.audit.after')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await hands.isBackAt('the entry', entry);
});

journey('by keys alone: the tree is opened, searched and put in another order', async (stage) => {
  const { page } = stage;
  const hands = await open(stage, 'organizations');
  const toggle = (state: 'expand' | 'collapse') =>
    page.getByRole('button', { name: word(`admin.organizations.${state}`, { name: '苏州工厂' }) });
  await hands.press(toggle('expand'));
  await hands.isBackAt('the same row', toggle('collapse'));
  const menu = page.getByRole('button', { name: word('admin.organizations.actions', { name: '总装车间' }) });
  await hands.fromMenu(menu, word('admin.organizations.down'));
  await page.getByText(word('admin.organizations.reordered', { name: '总装车间' })).waitFor();
  await hands.isBackAt('the row that moved', menu);
  await hands.fromMenu(menu, word('admin.organizations.up'));
  await hands.isBackAt('the row that moved', menu);
  await hands.fromMenu(menu, word('admin.organizations.move'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await hands.isBackAt('the menu', menu);
  const search = page.getByLabel(word('admin.organizations.search.label'));
  await hands.reach(search, 'Shift+Tab');
  await page.keyboard.type('软件');
  await page.keyboard.press('Enter');
  await page
    .getByRole('list', { name: word('admin.organizations.search.found') })
    .getByText('软件研发部')
    .first()
    .waitFor();
  await hands.isBackAt('the word that was searched for', search);
});

journey('by keys alone: a table is pasted, mended, brought as a file, imported and exported', async (stage) => {
  const { page } = stage;
  const hands = await open(stage, 'members-import');
  await hands.press(page.getByText(word('admin.import.paste')));
  const cells = page.getByLabel(word('admin.import.pasteLabel'));
  await hands.write(cells, '账号,姓名,组织');
  await page.keyboard.press('Enter');
  await page.keyboard.type('xiadong,夏冬,没有这里');
  await hands.press(page.getByRole('button', { name: word('admin.import.check') }));
  await page.getByText(word('admin.import.blocked')).waitFor();
  await hands.press(page.getByRole('link', { name: word('admin.import.another') }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hands.press(page.getByRole('button', { name: word('admin.import.choose') })),
  ]);
  const buffer = Buffer.from('账号,姓名,组织\nxiadong,夏冬,青禾智造股份有限公司');
  await chooser.setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: 'people.csv' }).waitFor();
  await hands.press(page.getByRole('button', { name: word('admin.import.apply') }));
  await hands.confirm(word('admin.import.apply'));
  await page.getByText(word('admin.import.applied', { created: '1', changed: '0' })).waitFor();
  await hands.press(page.getByRole('link', { name: word('admin.import.toMembers') }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('button', { name: word('admin.export.button') })),
  ]);
  assert.match(file.suggestedFilename(), /\.csv$/);
});

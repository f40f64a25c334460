import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { journey, type Stage } from './journey.ts';
import { arrivesByKeys, handsOn } from './keys.ts';
import { lobby } from './signing-in.ts';
import { eventually, placeOf } from './waiting.ts';
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

const company = '青禾智造股份有限公司';
/** 账号,姓名,组织 and 向南 as Excel in China saves them. */
const gbTable = Buffer.concat([
  Buffer.from('d5cbbac52cd0d5c3fb2cd7e9d6af0d0a', 'hex'),
  Buffer.from('xiangnan,'),
  Buffer.from('cff2c4cf2c', 'hex'),
  Buffer.from('c7e0baccd6c7d4ecb9c9b7ddd3d0cfdeb9abcbbe', 'hex'),
]);

journey(
  'by keys alone: a table is pasted, mended after its dry run, brought as a file, imported, exported, and imported again without a change',
  async (stage) => {
    const { page, url } = stage;
    const hands = await open(stage, 'members-import');
    await hands.press(page.getByText(word('admin.import.paste')));
    await hands.write(page.getByLabel(word('admin.import.pasteLabel')), '账号,姓名,组织');
    for (const line of [`xiangnan,向南,${company}/技术中心`, `xiangbei,向北,${company}/没有这里`]) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(line);
    }
    await hands.press(page.getByRole('button', { name: word('admin.import.check') }));
    await page.getByText(word('admin.import.blocked')).waitFor();
    const problem = page.getByRole('row').filter({ hasText: word('admin.import.rule.unknown') });
    assert.match(await problem.innerText(), /3/);
    const place = placeOf(page);
    assert.match(place, /^\/admin\/members-import\?id=\w+$/);
    await page.reload();
    await page.getByText(word('admin.import.blocked')).waitFor();
    assert.equal(placeOf(page), place);

    await hands.press(page.getByRole('link', { name: word('admin.import.another') }));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      hands.press(page.getByRole('button', { name: word('admin.import.choose') })),
    ]);
    await chooser.setFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: gbTable });
    await page.getByRole('heading', { name: 'members.csv' }).waitFor();
    await hands.press(page.getByRole('button', { name: word('admin.import.apply') }));
    await hands.confirm(word('admin.import.apply'));
    await page.getByText(word('admin.import.applied', { created: '1', changed: '0' })).waitFor();
    await hands.press(page.getByRole('link', { name: word('admin.import.toMembers') }));
    await page.getByRole('cell', { name: '向南' }).first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: word('admin.export.button') })),
    ]);
    assert.match(file.suggestedFilename(), /\.csv$/);
    const exported = await readFile(await file.path());
    assert.match(exported.toString(), /^\uFEFF账号,姓名,组织[\s\S]*xiangnan,向南/);

    await page.goto(`${url}#/admin/members-import`);
    await page.locator('input[type=file]').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: exported });
    await page.getByText(word('admin.import.nothing')).waitFor();
  },
);

journey('by keys alone: help with a page is opened beside it, one article read, and closed again', async (stage) => {
  const { page } = stage;
  const hands = await open(stage, 'members');
  const opener = page.getByRole('button', { name: word('frame.pageHelp'), exact: true });
  await hands.reach(opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const beside = page.getByRole('region', { name: word('help.aside.title'), exact: true });
  await hands.isBackAt('the heading of the help', beside.getByRole('heading', { level: 2 }));
  // The only article about the page stands open; its way leads into the help centre.
  await beside.getByRole('heading', { name: word('help.members.title'), exact: true }).waitFor();
  await beside.getByText(word('admin.members.add')).waitFor();
  await hands.reach(beside.getByRole('link', { name: word('help.aside.toArticle'), exact: true }));
  await page.keyboard.press('Escape');
  await beside.waitFor({ state: 'detached' });
  await hands.isBackAt('the question mark', opener);
});

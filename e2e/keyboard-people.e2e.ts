import assert from 'node:assert/strict';
import { journey, type Stage } from './journey.ts';
import { arrivesByKeys, handsOn } from './keys.ts';
import { arrivesAt, eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

async function open({ page, url, signIn }: Stage, place: string) {
  // From another page: the heading has the focus after a change of pages.
  await signIn(page, 'admin');
  await page.goto(`${url}#/admin/${place}`);
  await arrivesByKeys(page);
  return handsOn(page);
}

journey('by keys alone: a member is created, with a role, an identity and a further organisation', async (stage) => {
  const { page } = stage;
  const hands = await open(stage, 'members');
  const add = page.getByRole('button', { name: word('admin.members.add') });
  await hands.press(add);
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel(word('admin.members.form.fullName')), '方知夏');
  await hands.write(dialog.getByLabel(word('admin.members.form.account')), 'fangzhixia');
  await hands.place(dialog.getByRole('combobox', { name: word('admin.members.form.organization') }), '总装车间');
  const further = dialog.getByRole('combobox', { name: word('admin.members.form.further') });
  await hands.place(further, '质量管理部');
  await hands.isBackAt('the field for the next', further);
  await eventually('it is empty again', async () => (await further.inputValue()) === '');
  await hands.place(further, '营销中心');
  await hands.press(
    dialog.getByRole('button', { name: word('admin.members.form.further.remove', { name: '营销中心' }) }),
  );
  await hands.isBackAt('the field for the next', further);
  await hands.toggle(dialog.getByLabel(word('role.creator'), { exact: true }));
  await hands.toggle(dialog.getByLabel(word('role.lecturer'), { exact: true }));
  await hands.press(dialog.getByRole('button', { name: word('admin.members.form.create') }));
  await hands.press(page.getByRole('button', { name: word('admin.members.password.done') }));
  await hands.isBackAt('where it began', add);
  const search = page.getByLabel(word('admin.members.search.label'));
  await hands.write(search, 'fangzhixia');
  await page.keyboard.press('Enter');
  await arrivesAt(page, '/admin/members?search=fangzhixia');
  await hands.isBackAt('the word that was searched for', search);
  const row = page.getByRole('row').filter({ hasText: '方知夏' });
  await row.getByText(word('admin.members.further', { names: '质量管理部' })).waitFor();
  for (const identity of ['creator', 'lecturer'] as const)
    await row.getByText(word(`role.${identity}`), { exact: true }).waitFor();
});

journey('by keys alone: a member is edited, suspended, called back, given a password and has left', async (stage) => {
  const { page } = stage;
  const hands = await open(stage, 'members?search=shixiaoman');
  const edit = page.getByRole('button', { name: word('admin.members.editOf', { name: '石小满' }) });
  await hands.press(edit);
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel(word('admin.members.form.phone')), '0512-6688 0199');
  await hands.toggle(dialog.getByLabel(word('role.approver'), { exact: true }));
  await hands.press(dialog.getByRole('button', { name: word('admin.members.form.save') }));
  await page.getByText(word('admin.members.form.saved', { name: '石小满' })).waitFor();
  await hands.isBackAt('the name', edit);
  await hands.press(edit);
  await dialog.getByLabel(word('admin.members.form.account')).waitFor();
  await page.keyboard.press('Escape');
  await hands.isBackAt('the name', edit);

  const menu = page.getByRole('button', { name: word('admin.members.actions', { name: '石小满' }) });
  for (const action of ['suspend', 'reactivate', 'leave', 'reactivate'] as const) {
    await hands.fromMenu(menu, word(`admin.members.${action}.action`));
    await hands.confirm(word(`admin.members.${action}.action`));
    await page
      .getByText(word(`admin.members.${action}.done`, { name: '石小满' }))
      .last()
      .waitFor();
    await dialog.waitFor({ state: 'detached' });
    await hands.isBackAt('the menu', menu);
  }
  await hands.fromMenu(menu, word('admin.members.reset.action'));
  await hands.confirm(word('admin.members.reset.action'));
  await page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true }).waitFor();
  await hands.press(page.getByRole('button', { name: word('admin.members.password.done') }));
  await hands.isBackAt('the menu', menu);
  await page.getByText(word('admin.members.mustChange')).waitFor();
});

journey('[ROLE-02] [ROLE-04] by keys alone: members are found by what they are, and are called so', async (stage) => {
  const { page } = stage;
  const hands = await open(stage, 'members');
  const rows = page.getByRole('row');
  const identity = page.getByLabel(word('admin.members.filter.identity'));
  for (const one of ['learner', 'lecturer', 'class-teacher', 'director', 'approver', 'creator'] as const) {
    await hands.select(identity, one);
    await arrivesAt(page, `/admin/members?identity=${one}`);
    await eventually(`somebody is ${one}`, async () => (await rows.count()) > 1);
  }
  await hands.select(identity, 'org-admin');
  await rows
    .filter({ hasText: '陆承泽' })
    .getByText(`· ${word('people.memberType.administrator')}`)
    .waitFor();
  await hands.select(page.getByLabel(word('admin.members.filter.state')), 'suspended');
  await page.getByText(word('admin.members.none.title')).waitFor();
  await hands.press(page.getByRole('button', { name: word('admin.members.none.clear') }));
  await hands.place(page.getByRole('combobox', { name: word('admin.members.filter.organization') }), '软件研发部');
  await rows
    .filter({ hasText: '林知远' })
    .getByText(`· ${word('people.memberType.member')}`)
    .waitFor();
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

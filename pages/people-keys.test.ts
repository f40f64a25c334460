import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { handsOn } from './hands.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

async function open(place: string) {
  // From another page: the heading has the focus after a change of pages.
  const page = await openPage(world, 'admin', 'about');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.goto(`admin/${place}`);
  const hands = handsOn(page);
  await hands.isBackAt('the heading of the page', heading);
  return { page, hands };
}

test('by keys alone: a member is created, with a role, an identity and a further organisation', async () => {
  const { page, hands } = await open('members');
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
  await page.press('Enter');
  await page.arrivesAt('/admin/members?search=fangzhixia');
  await hands.isBackAt('the word that was searched for', search);
  const row = page.getByRole('row').filter({ hasText: '方知夏' });
  await row.getByText(word('admin.members.further', { names: '质量管理部' })).waitFor();
  for (const identity of ['creator', 'lecturer'] as const)
    await row.getByText(word(`role.${identity}`), { exact: true }).waitFor();
});

test('by keys alone: a member is edited, suspended, called back, given a password and has left', async () => {
  const { page, hands } = await open('members?search=shixiaoman');
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
  await page.press('Escape');
  await hands.isBackAt('the name', edit);

  const menu = page.getByRole('button', { name: word('admin.members.actions', { name: '石小满' }) });
  const row = page.getByRole('row').filter({ hasText: '石小满' });
  const steps = [
    ['suspend', 'suspended'],
    ['reactivate', 'active'],
    ['leave', 'left'],
    ['reactivate', 'active'],
  ] as const;
  for (const [action, state] of steps) {
    await hands.fromMenu(menu, word(`admin.members.${action}.action`));
    await hands.confirm(word(`admin.members.${action}.action`));
    await page
      .getByText(word(`admin.members.${action}.done`, { name: '石小满' }))
      .last()
      .waitFor();
    await dialog.waitFor({ state: 'detached' });
    // The list is read again: a menu that is opened before that is closed with its old row.
    await row.getByText(word(`admin.members.state.${state}`), { exact: true }).waitFor();
    await hands.isBackAt('the menu', menu);
  }
  await hands.fromMenu(menu, word('admin.members.reset.action'));
  await hands.confirm(word('admin.members.reset.action'));
  await page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true }).waitFor();
  await hands.press(page.getByRole('button', { name: word('admin.members.password.done') }));
  await hands.isBackAt('the menu', menu);
  await page.getByText(word('admin.members.mustChange')).waitFor();
});

test('[ROLE-02] [ROLE-04] by keys alone: members are found by what they are, and are called so', async () => {
  const { page, hands } = await open('members');
  const rows = page.getByRole('row');
  const identity = page.getByLabel(word('admin.members.filter.identity'));
  for (const one of ['learner', 'lecturer', 'class-teacher', 'director', 'approver', 'creator'] as const) {
    await hands.select(identity, one);
    await page.arrivesAt(`/admin/members?identity=${one}`);
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

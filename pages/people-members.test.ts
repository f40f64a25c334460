import { changeMemberState } from '@shuyuan/contract/people/members.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { choosePlace } from './hands.ts';
import { openAsVisitor, openPage, type Page } from './page.ts';
import { fillCredentials } from './signing-in.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

async function openMembers(search = ''): Promise<Page> {
  const page = await openPage(world, 'admin', `admin/members${search && `?search=${encodeURIComponent(search)}`}`);
  await page.getByRole('table', { name: word('admin.members.title') }).waitFor();
  return page;
}

const signInTitle = (page: Page) => page.getByRole('heading', { name: word('login.title') });

test('a new colleague is added, signs in once and chooses a password of their own', async () => {
  const page = await openMembers();
  await page.getByRole('button', { name: word('admin.members.add') }).click();
  await page.getByLabel(word('admin.members.form.fullName')).fill('柳新月');
  await page.getByLabel(word('admin.members.form.account')).fill('liuxinyue');
  await page.getByLabel(word('admin.members.form.email'), { exact: true }).fill('not-an-address');
  await choosePlace(page, page.getByRole('combobox', { name: word('admin.members.form.organization') }), '总装车间');
  await page.getByLabel(word('role.lecturer'), { exact: true }).check();
  const submit = page.getByRole('button', { name: word('admin.members.form.create') });
  await submit.click();
  await page.getByText(word('admin.members.form.email.invalid')).waitFor();
  await page.getByLabel(word('admin.members.form.email'), { exact: true }).fill('liuxinyue@qinghe.example');
  await submit.click();
  const shown = page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true });
  const password = await shown.inputValue();
  await page.getByRole('button', { name: word('admin.members.password.done') }).click();

  const theirs = await openAsVisitor(world, 'login');
  await fillCredentials(theirs, 'liuxinyue', password);
  await theirs.getByRole('heading', { level: 1, name: word('password.title') }).waitFor();
  await theirs.goto('search-v');
  await theirs.arrivesAt('/change-password?returnTo=%2Fsearch-v');
  await theirs.getByLabel(word('password.present'), { exact: true }).fill(password);
  await theirs.getByLabel(word('password.new'), { exact: true }).fill('moonlight-on-water-7');
  await theirs.getByRole('button', { name: word('password.submit') }).click();
  await theirs.arrivesAt('/search-v');
});

test('members are found by parts, and the address keeps what was asked for', async () => {
  const page = await openMembers();
  await page.getByLabel(word('admin.members.search.label')).fill('QH1003');
  await page.press('Enter');
  await page.arrivesAt('/admin/members?search=QH1003');
  const found = page.getByRole('button', { name: word('admin.members.editOf', { name: '顾怀谦' }) });
  await found.waitFor();
  await eventually('only one row is left', async () => (await page.getByRole('row').count()) === 2);
  await page.reload();
  await found.waitFor();
  await page.getByLabel(word('admin.members.filter.state')).selectOption('left');
  await page.getByText(word('admin.members.none.title')).waitFor();
  await page.getByRole('button', { name: word('admin.members.none.clear') }).click();
  await page.arrivesAt('/admin/members');
});

test('a session ended from another device is over there', async () => {
  const other = await openPage(world, 'luchengze', 'center/my/profile');
  const page = await openPage(world, 'luchengze', 'center/my/sessions');
  await page.getByText(word('centre.sessions.this')).waitFor();
  await page.getByRole('button', { name: word('centre.sessions.endAll') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('centre.sessions.endAll') })
    .click();
  await page.getByText(word('centre.sessions.ended', { count: '1' })).waitFor();
  await other.reload();
  await signInTitle(other).waitFor();
});

test('a new password is asked for twice, and opens the door the next time', async () => {
  const fresh = 'a quiet reading room';
  const page = await openPage(world, 'jiangshuyi', 'center/my/profile');
  const fill = async (current: string, repeated: string): Promise<void> => {
    await page.getByLabel(word('centre.password.current'), { exact: true }).fill(current);
    await page.getByLabel(word('centre.password.new'), { exact: true }).fill(fresh);
    await page.getByLabel(word('centre.password.repeat'), { exact: true }).fill(repeated);
    await page.getByRole('button', { name: word('centre.password.submit') }).click();
  };
  await fill(demoPassword, 'something else');
  await page.getByText(word('centre.password.repeat.wrong')).waitFor();
  await fill('not the password', fresh);
  const said = page.getByText(word('lang.27101'));
  await said.waitFor();
  expect(await said.count()).toBe(1);
  await fill(demoPassword, fresh);
  await page.getByText(word('centre.password.done', { count: '0' })).waitFor();
  const other = await openAsVisitor(world, 'login');
  await fillCredentials(other, 'jiangshuyi', fresh);
  await other.arrivesAt('/home-v');
  await other.getByRole('heading', { level: 1, name: '江书仪' }).waitFor();
});

// The last one: an answer that was still under way for the open window must not meet the page of somebody else.
test('a suspended colleague is called back, and suspended again is out of an open window', async () => {
  const [member] = await world.rows("select id from member where account = 'tanmuyang'");
  const suspend = () => world.write('admin', changeMemberState, { id: String(member?.['id']), action: 'suspend' });
  await suspend();
  const page = await openMembers('谭沐阳');
  await page.getByRole('button', { name: word('admin.members.actions', { name: '谭沐阳' }) }).click();
  await page.getByRole('menuitem', { name: word('admin.members.reactivate.action') }).click();
  await page.getByRole('button', { name: word('admin.members.reactivate.action'), exact: true }).click();
  await page.getByText(word('admin.members.reactivate.done', { name: '谭沐阳' })).waitFor();

  const theirs = await openPage(world, 'tanmuyang');
  await theirs.getByRole('heading', { level: 1, name: '谭沐阳' }).waitFor();
  await suspend();
  await theirs.goto('center');
  await signInTitle(theirs).waitFor();
});

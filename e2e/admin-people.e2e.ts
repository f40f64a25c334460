import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { choosePlace } from './choosing.ts';
import { journey, type Stage } from './journey.ts';
import { fillCredentials } from './signing-in.ts';
import { arrivesAt, eventually, keyTo, placeOf } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const administrator = 'admin';

const openMembers = async ({ page, signIn }: Stage, search = ''): Promise<void> => {
  await signIn(page, administrator, `admin/members${search && `?search=${encodeURIComponent(search)}`}`);
  await page.getByRole('table', { name: word('admin.members.title') }).waitFor();
};

const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: word('admin.members.actions', { name }) });

/** The one-time password the dialog shows. */
const shownPassword = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true }).inputValue();

journey('a new colleague is added, signs in once and chooses a password of their own', async (stage) => {
  const { page, url, elsewhere } = stage;
  await openMembers(stage);
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
  await page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true }).waitFor();
  const password = await shownPassword(page);
  await page.getByRole('button', { name: word('admin.members.password.done') }).click();

  const theirs = await elsewhere();
  await theirs.goto(`${url}#/login`);
  await fillCredentials(theirs, 'liuxinyue', password);
  await theirs.getByRole('heading', { level: 1, name: word('password.title') }).waitFor();
  await theirs.goto(`${url}#/search-v`);
  await arrivesAt(theirs, '/change-password?returnTo=%2Fsearch-v');
  await theirs.getByLabel(word('password.present'), { exact: true }).fill(password);
  await theirs.getByLabel(word('password.new'), { exact: true }).fill('moonlight-on-water-7');
  await theirs.getByRole('button', { name: word('password.submit') }).click();
  await arrivesAt(theirs, '/search-v');
});

journey('members are found by parts, and the address keeps what was asked for', async (stage) => {
  const { page } = stage;
  await openMembers(stage);
  await page.getByLabel(word('admin.members.search.label')).fill('QH1003');
  await page.keyboard.press('Enter');
  await arrivesAt(page, '/admin/members?search=QH1003');
  await page.getByRole('button', { name: word('admin.members.editOf', { name: '顾怀谦' }) }).waitFor();
  await eventually('only one row is left', async () => (await page.getByRole('row').count()) === 2);
  await page.reload();
  await page.getByRole('button', { name: word('admin.members.editOf', { name: '顾怀谦' }) }).waitFor();
  await page.getByLabel(word('admin.members.filter.state')).selectOption('left');
  await page.getByText(word('admin.members.none.title')).waitFor();
  await page.getByRole('button', { name: word('admin.members.none.clear') }).click();
  await arrivesAt(page, '/admin/members');
});

journey('a suspended colleague is out of an open window', async (stage) => {
  const { page, url, as } = stage;
  const theirs = await as('tanmuyang');
  await openMembers(stage, '谭沐阳');
  await actionsOf(page, '谭沐阳').click();
  await page.getByRole('menuitem', { name: word('admin.members.suspend.action') }).click();
  await page.getByRole('button', { name: word('admin.members.suspend.action'), exact: true }).click();
  await page.getByText(word('admin.members.suspend.done', { name: '谭沐阳' })).waitFor();
  await theirs.goto(`${url}#/center`);
  await theirs.getByRole('heading', { name: word('login.title') }).waitFor();
  await actionsOf(page, '谭沐阳').click();
  await page.getByRole('menuitem', { name: word('admin.members.reactivate.action') }).click();
  await page.getByRole('button', { name: word('admin.members.reactivate.action'), exact: true }).click();
  await page.getByText(word('admin.members.reactivate.done', { name: '谭沐阳' })).waitFor();
});

journey('an organisation is added, renamed, moved and deleted by keyboard alone', async ({ page, signIn }) => {
  await signIn(page, administrator, 'admin/organizations');
  const menuOf = (name: string) => page.getByRole('button', { name: word('admin.organizations.actions', { name }) });
  const choose = async (name: string, action: 'add' | 'rename' | 'move' | 'delete') => {
    await keyTo(page, 'Tab', menuOf(name));
    await page.keyboard.press('Enter');
    await keyTo(page, 'ArrowDown', page.getByRole('menuitem', { name: word(`admin.organizations.${action}`) }));
    await page.keyboard.press('Enter');
  };
  const nameField = page.getByLabel(word('admin.organizations.name'));
  const write = async (text: string) => {
    await keyTo(page, 'Tab', nameField);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await menuOf('人力资源部').waitFor();
  await choose('人力资源部', 'add');
  await write('招聘组');
  await menuOf('招聘组').waitFor();
  await choose('招聘组', 'rename');
  await write('人才招聘组');
  await menuOf('人才招聘组').waitFor();
  await choose('人才招聘组', 'move');
  await choosePlace(
    page,
    page.getByRole('combobox', { name: word('admin.organizations.move.parent') }),
    '人才发展学院',
  );
  await keyTo(page, 'Tab', page.getByRole('button', { name: word('admin.organizations.move.confirm'), exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText(word('admin.organizations.moved', { name: '人才招聘组' })).waitFor();
  await choose('人才招聘组', 'delete');
  await keyTo(page, 'Tab', page.getByRole('button', { name: word('admin.organizations.delete'), exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText(word('admin.organizations.deleted', { name: '人才招聘组' })).waitFor();
  await eventually('it is gone', async () => (await menuOf('人才招聘组').count()) === 0);
});

journey(
  'organisations change their order by keys and by dragging between rows; a row dropped on another asks before the sub-tree moves',
  async ({ page, signIn }) => {
    await signIn(page, administrator, 'admin/organizations');
    const expand = (name: string) => page.getByRole('button', { name: word('admin.organizations.expand', { name }) });
    await expand('苏州工厂').click();
    const tree = page.getByRole('list', { name: word('admin.organizations.tree') });
    const [first, second] = ['总装车间', '仓储物流部'] as const;
    const top = async (name: string) => (await tree.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
    const isAbove = async (one: string, other: string) => (await top(one)) < (await top(other));
    await tree.getByText(second, { exact: true }).waitFor();
    assert.ok(await isAbove(first, second));
    const menu = page.getByRole('button', { name: word('admin.organizations.actions', { name: first }) });
    await menu.focus();
    await page.keyboard.press('Enter');
    await keyTo(page, 'ArrowDown', page.getByRole('menuitem', { name: word('admin.organizations.down') }));
    await page.keyboard.press('Enter');
    await eventually('it stands below', () => isAbove(second, first));
    await eventually('the focus stays with it', () => menu.evaluate((button) => button === document.activeElement));
    await page.reload();
    await tree.getByText(first, { exact: true }).waitFor();
    assert.ok(await isAbove(second, first));
    await tree.getByText(first, { exact: true }).dragTo(tree.getByText(second, { exact: true }), {
      targetPosition: { x: 4, y: -8 },
      force: true,
    });
    await eventually('it stands above again', () => isAbove(first, second));

    await tree.getByText(second, { exact: true }).dragTo(tree.getByText('营销中心', { exact: true }));
    await page.getByRole('dialog', { name: word('admin.organizations.move.title', { name: second }) }).waitFor();
    const parent = page.getByRole('combobox', { name: word('admin.organizations.move.parent') });
    await eventually('the dialog names where it was dropped', async () => (await parent.inputValue()) === '营销中心');
    await page.getByRole('button', { name: word('dialog.cancel') }).click();
    assert.ok(placeOf(page).startsWith('/admin/organizations'));
  },
);

journey('an organisation is found by its name with its way down, and the address keeps it', async (stage) => {
  const { page, signIn } = stage;
  await signIn(page, administrator, 'admin/organizations');
  await page.getByLabel(word('admin.organizations.search.label')).fill('软件');
  await page.keyboard.press('Enter');
  const hits = page.getByRole('list', { name: word('admin.organizations.search.found') });
  await hits.getByText('软件研发部').first().waitFor();
  await hits.getByText('青禾智造股份有限公司 / 技术中心').waitFor();
  await page.reload();
  await hits.getByText('青禾智造股份有限公司 / 技术中心').waitFor();
  await page.getByLabel(word('admin.organizations.search.label')).fill('没有这样的部门');
  await page.keyboard.press('Enter');
  await page.getByText(word('admin.organizations.search.none', { search: '没有这样的部门' })).waitFor();
});

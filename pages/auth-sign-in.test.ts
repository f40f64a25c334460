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

test('[D-010] [D-016] [ROLE-07] a wrong password is said at the field and nowhere else; then a visitor is at the page they asked for, also after a reload', async () => {
  const asked = '/search-v?keyword=%E6%A1%A5';
  const page = await openAsVisitor(world, asked.slice(1));
  await page.getByRole('heading', { name: word('login.title') }).waitFor();
  await fillCredentials(page, 'linzhiyuan', 'not-the-password');
  const said = page.getByText(word('lang.20101'));
  await said.waitFor();
  expect(await said.count()).toBe(1);
  const field = page.getByLabel(word('login.password'), { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
  const descriptions = describedBy.split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(descriptions.some((text) => text?.includes(word('lang.20101')))).toBe(true);

  await fillCredentials(page, 'linzhiyuan', demoPassword);
  await page.arrivesAt(asked);
  await page.reload();
  await page.getByRole('button', { name: word('frame.account', { name: '林知远' }) }).waitFor();
  expect(page.address()).toBe(asked);
});

type Send = (path: string, body?: Readonly<Record<string, unknown>>) => Promise<Response>;

/** Another system that keeps members up to date, by the token an administrator made for it. */
const scim =
  (token: string): Send =>
  (path, body) =>
    fetch(`/scim/v2${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body && { body: JSON.stringify(body) }),
    });

async function addToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: word('admin.signIn.token.add') }).click();
  await page.getByLabel(word('admin.signIn.token.name')).fill('Entra');
  await page.press('Enter');
  const token = await page.getByRole('dialog').locator('code').textContent();
  await page.getByRole('button', { name: word('admin.signIn.token.made.done') }).click();
  return token;
}

test('a token for provisioning is shown once and revoked', async () => {
  const page = await openPage(world, 'luchengze', 'admin/sign-in?tab=tokens');
  const send = scim(await addToken(page));
  expect((await send('/Users')).status).toBe(200);
  await page.getByRole('button', { name: word('admin.signIn.token.revoke.named', { name: 'Entra' }) }).press('Enter');
  await page.getByRole('button', { name: word('admin.signIn.token.revoke'), exact: true }).press('Enter');
  await page.getByText(word('admin.signIn.token.state.revoked'), { exact: true }).waitFor();
  expect((await send('/Users')).status).toBe(401);
});

/** What was created, as SCIM answers it. */
async function created(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const userOf = (userName: string, formatted: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  name: { formatted },
  displayName: formatted,
  emails: [{ value: `${userName}@qinghe.example`, primary: true }],
  active: true,
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function seesMember(page: Page, account: string): Promise<void> {
  await page.goto(`admin/members?search=${account}`);
  await page.getByRole('table', { name: word('admin.members.title') }).waitFor();
}

test('whom another system brings stands where the default says, or where their group does', async () => {
  const group = 'R&D';
  const page = await openPage(world, 'luchengze', 'admin/sign-in?tab=tokens');
  const send = scim(await addToken(page));
  await page.goto('admin/sign-in?tab=groups');
  const place = page.getByRole('combobox', { name: word('admin.signIn.place.label') });
  await choosePlace(page, place, '营销中心');
  await page.getByText(word('admin.signIn.place.saved')).waitFor();
  await page.reload();
  await eventually('the default is kept', async () => (await place.inputValue()) === '营销中心');

  const anna = await created(await send('/Users', userOf('anna.li', '李安娜')));
  await created(await send('/Users', userOf('bo.chen', '陈博')));
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
  await created(await send('/Groups', { schemas, displayName: group, members: [{ value: anna }] }));
  await page.reload();
  const carried = page.getByRole('combobox', { name: word('admin.signIn.group.place.named', { name: group }) });
  await choosePlace(page, carried, '软件研发部');
  await page.getByText(word('admin.signIn.group.mapped', { name: group })).waitFor();
  await page.getByLabel(word('admin.signIn.group.role.named', { name: group })).selectOption('creator');
  // The list of members is read once: it must not be read before the role is written.
  await eventually('the role is written', async () => {
    const rows = await world.rows("select 1 from scim_group where display_name = $1 and role = 'creator'", [group]);
    return rows.length === 1;
  });
  await eventually('the group is counted', async () => /1/.test(await rowOf(page, group).textContent()));

  await seesMember(page, 'anna.li');
  await rowOf(page, '李安娜').getByText('软件研发部').first().waitFor();
  await rowOf(page, '李安娜').getByText(word('role.creator'), { exact: true }).waitFor();
  await seesMember(page, 'bo.chen');
  await rowOf(page, '陈博').getByText('营销中心').waitFor();
});

test('who has no password is seen to have none, is let in with nothing, and can be given one', async () => {
  const page = await openPage(world, 'luchengze', 'admin/sign-in?tab=tokens');
  await created(await scim(await addToken(page))('/Users', userOf('dana.wu', '吴丹娜')));
  await seesMember(page, 'dana.wu');
  await rowOf(page, '吴丹娜').getByText(word('admin.members.noPassword')).waitFor();

  const theirs = await openAsVisitor(world, 'login');
  await fillCredentials(theirs, 'dana.wu', 'anything at all');
  await theirs.getByText(word('lang.20101')).waitFor();

  await page.reload();
  await page.getByRole('button', { name: word('admin.members.actions', { name: '吴丹娜' }) }).click();
  await page.getByRole('menuitem', { name: word('admin.members.reset.action') }).click();
  await page.getByRole('button', { name: word('admin.members.reset.action'), exact: true }).click();
  const shown = page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true });
  const password = await shown.inputValue();
  await page.getByRole('button', { name: word('admin.members.password.done') }).click();
  await rowOf(page, '吴丹娜').getByText(word('admin.members.mustChange')).waitFor();
  expect(await page.getByText(word('admin.members.noPassword')).count()).toBe(0);
  await theirs.reload();
  await fillCredentials(theirs, 'dana.wu', password);
  await theirs.getByRole('heading', { level: 1, name: word('password.title') }).waitFor();
});

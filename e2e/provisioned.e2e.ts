import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { choosePlace } from './choosing.ts';
import { journey, type Stage } from './journey.ts';
import { fillCredentials, lobby } from './signing-in.ts';
import { ahead, eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const group = 'R&D';

/** Another system that keeps members up to date, with a token an administrator made for it. */
async function connect(page: Page, url: string) {
  await page.goto(`${url}#/admin/sign-in?tab=tokens`);
  await page.getByRole('button', { name: word('admin.signIn.token.add') }).click();
  await page.getByLabel(word('admin.signIn.token.name')).fill('Entra');
  await page.keyboard.press('Enter');
  const token = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByRole('button', { name: word('admin.signIn.token.made.done') }).click();
  return async (path: string, body: Readonly<Record<string, unknown>>): Promise<string> => {
    const answer = await page.request.post(`${new URL(url).origin}/scim/v2${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      data: JSON.stringify(body),
    });
    assert.equal(answer.status(), 201, await answer.text());
    // What was created, as SCIM answers it.
    return ((await answer.json()) as { id: string }).id;
  };
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

async function seesMember({ page, url }: Stage, account: string): Promise<void> {
  await page.goto(`${url}#/admin/members?search=${account}`);
  await page.getByRole('table', { name: word('admin.members.title') }).waitFor();
}

journey('whom another system brings stands where the default says, or where their group does', async (stage) => {
  const { page, url, signIn } = stage;
  await signIn(page, 'luchengze', lobby);
  const send = await connect(page, url);
  await page.goto(`${url}#/admin/sign-in?tab=groups`);
  const place = page.getByRole('combobox', { name: word('admin.signIn.place.label') });
  await choosePlace(page, place, '营销中心');
  await page.getByText(word('admin.signIn.place.saved')).waitFor();
  await page.reload();
  await eventually('the default is kept', async () => (await place.inputValue()) === '营销中心');

  const anna = await send('/Users', userOf('anna.li', '李安娜'));
  await send('/Users', userOf('bo.chen', '陈博'));
  const members = [{ value: anna }];
  await send('/Groups', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: group, members });
  await page.reload();
  const carried = page.getByRole('combobox', { name: word('admin.signIn.group.place.named', { name: group }) });
  await choosePlace(page, carried, '软件研发部');
  await page.getByText(word('admin.signIn.group.mapped', { name: group })).waitFor();
  // The list of members is read once: it must not be read before the role is written.
  const written = ahead(page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()));
  await page.getByLabel(word('admin.signIn.group.role.named', { name: group })).selectOption('creator');
  await written;
  await eventually('the group is counted', async () => /1/.test(await rowOf(page, group).innerText()));

  await seesMember(stage, 'anna.li');
  await rowOf(page, '李安娜').getByText('软件研发部').first().waitFor();
  await rowOf(page, '李安娜').getByText(word('role.creator'), { exact: true }).waitFor();
  await seesMember(stage, 'bo.chen');
  await rowOf(page, '陈博').getByText('营销中心').waitFor();
});

journey('who has no password is seen to have none, is let in with nothing, and can be given one', async (stage) => {
  const { page, url, elsewhere } = stage;
  await stage.signIn(page, 'luchengze', lobby);
  const send = await connect(page, url);
  await send('/Users', userOf('dana.wu', '吴丹娜'));
  await seesMember(stage, 'dana.wu');
  await rowOf(page, '吴丹娜').getByText(word('admin.members.noPassword')).waitFor();

  const theirs = await elsewhere();
  await theirs.goto(`${url}#/login`);
  await fillCredentials(theirs, 'dana.wu', 'anything at all');
  await theirs.getByText(word('lang.20101')).waitFor();

  await page.getByRole('button', { name: word('admin.members.actions', { name: '吴丹娜' }) }).click();
  await page.getByRole('menuitem', { name: word('admin.members.reset.action') }).click();
  await page.getByRole('button', { name: word('admin.members.reset.action'), exact: true }).click();
  const field = page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true });
  const password = await field.inputValue();
  await page.getByRole('button', { name: word('admin.members.password.done') }).click();
  await rowOf(page, '吴丹娜').getByText(word('admin.members.mustChange')).waitFor();
  assert.equal(await page.getByText(word('admin.members.noPassword')).count(), 0);
  await fillCredentials(theirs, 'dana.wu', password);
  await theirs.getByRole('heading', { level: 1, name: word('password.title') }).waitFor();
});

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const team = '技术夜谈';

const title = (page: Page, name = team) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page of one's own account, by the list of them. */
async function openTeam(page: Page, url: string, name = team): Promise<string> {
  await page.goto(`${url}#/share-team/team-content`);
  await page.getByRole('link', { name }).click();
  await title(page, name).waitFor();
  return page.url();
}

/** What the menu of somebody in the list of people offers, chosen and confirmed. */
async function change(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: word('teams.members.actions', { name }) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

journey(
  '[TEAM-01] [TEAM-04] [TEAM-06] the owner edits the profile; a member and a reader see no way to',
  async (stage) => {
    const { page, url, signIn, as } = stage;
    await signIn(page);
    const address = await openTeam(page, url);
    await press(page, word('teams.account.edit'));
    const dialog = page.getByRole('dialog', { name: word('teams.edit.title') });
    await dialog.getByRole('textbox', { name: word('teams.form.name') }).fill('青禾学院');
    await dialog.getByRole('textbox', { name: word('teams.form.desc') }).fill('每月最后一个周四，晚上七点半。');
    await dialog.getByText(word('lang.29121')).waitFor();
    await dialog.getByRole('textbox', { name: word('teams.form.name') }).fill('技术夜谈会');
    await dialog.getByRole('button', { name: word('teams.edit.submit'), exact: true }).click();
    await title(page, '技术夜谈会').waitFor();
    await page.getByText('每月最后一个周四，晚上七点半。').waitFor();
    for (const account of ['hejingxing', 'yuanjinghe']) {
      const other = await as(account);
      await other.goto(address);
      await title(other, '技术夜谈会').waitFor();
      assert.equal(await other.getByRole('button', { name: word('teams.account.edit') }).count(), 0);
    }
  },
);

journey(
  '[TEAM-03] [ROUTE-43] an invitation is followed; the account is handed over, and the old owner stays',
  async (stage) => {
    const { page, url, signIn, as } = stage;
    await signIn(page);
    const address = await openTeam(page, url);
    const link = await page.getByLabel(word('teams.invite.link')).inputValue();
    const guest = await as('yuanjinghe');
    await guest.goto(link);
    await guest
      .getByRole('dialog')
      .getByRole('button', { name: word('teams.join.submit'), exact: true })
      .click();
    await title(guest).waitFor();
    await guest.getByRole('link', { name: word('teams.tabs.notices') }).waitFor();
    const id = address.split('/').at(-1) ?? '';
    await page.goto(`${url}#/member-manage?teamID=${id}`);
    // What was read a moment ago is not asked for again.
    await page.reload();
    await page.getByRole('table').getByRole('link', { name: '袁静和' }).waitFor();
    await change(page, '谭沐阳', word('teams.members.handOver'));
    await page.getByRole('row', { name: '谭沐阳' }).getByText(word('teams.memberType.owner')).waitFor();
    await page.getByRole('row', { name: '林知远' }).getByText(word('teams.memberType.administrator')).waitFor();
    await page.goto(address);
    await title(page).waitFor();
    await page.getByRole('button', { name: word('teams.account.edit') }).waitFor({ state: 'detached' });
    const owner = await as('tanmuyang');
    await owner.goto(address);
    await owner.getByRole('button', { name: word('teams.account.edit') }).waitFor();
    // The other journey finds the account with its owner, whichever comes first.
    await owner.goto(`${url}#/member-manage?teamID=${id}`);
    await change(owner, '林知远', word('teams.members.handOver'));
    await owner.getByRole('row', { name: '林知远' }).getByText(word('teams.memberType.owner')).waitFor();
  },
);

import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { addressOf } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['teams'] };

const word = wordsOf('cn');
const team = '技术夜谈';

const title = (page: Page, name = team) => page.getByRole('heading', { level: 1, name });

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
  '[TEAM-03] [ROUTE-43] an invitation is followed; the account is handed over, and the old owner stays',
  async (stage) => {
    const { page, url, signIn, as } = stage;
    await signIn(page, 'linzhiyuan', 'share-team/team-content');
    const address = await openTeam(page, url);
    const link = await page.getByLabel(word('teams.invite.link')).inputValue();
    const guest = await as('yuanjinghe', link.slice(link.indexOf('#/') + 2));
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
    const owner = await as('tanmuyang', addressOf(page));
    await owner.getByRole('button', { name: word('teams.account.edit') }).waitFor();
  },
);

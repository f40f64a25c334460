import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const team = '技术夜谈';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[TEAM-01] [TEAM-04] [TEAM-06] the owner edits the profile; a member and a reader see no way to', async () => {
  const page = await openPage(world, 'linzhiyuan', 'share-team/team-content');
  await page.getByRole('link', { name: team }).click();
  await title(page, team).waitFor();
  await page.getByRole('button', { name: word('teams.account.edit'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: word('teams.edit.title') });
  await dialog.getByRole('textbox', { name: word('teams.form.name') }).fill('青禾学院');
  await dialog.getByRole('textbox', { name: word('teams.form.desc') }).fill('每月最后一个周四，晚上七点半。');
  await dialog.getByText(word('lang.29121')).waitFor();
  await dialog.getByRole('textbox', { name: word('teams.form.name') }).fill('技术夜谈会');
  await dialog.getByRole('button', { name: word('teams.edit.submit'), exact: true }).click();
  await title(page, '技术夜谈会').waitFor();
  await page.getByText('每月最后一个周四，晚上七点半。').waitFor();
  const address = page.address().slice(1);
  for (const account of ['hejingxing', 'yuanjinghe']) {
    const other = await openPage(world, account, address);
    await title(other, '技术夜谈会').waitFor();
    expect(await other.getByRole('button', { name: word('teams.account.edit') }).count()).toBe(0);
  }
});

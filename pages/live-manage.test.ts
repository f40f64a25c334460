import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { expect, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const world = pageWorld();
const planned = '软件研发部技术月会';

const tableOf = (page: Page) => page.getByRole('dialog', { name: activity['live.manage.title'] });
const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

async function openTable(account: string): Promise<Page> {
  const page = await openPage(world, account, 'home-v?lives=all');
  await tableOf(page).getByRole('row').nth(1).waitFor();
  return page;
}

test('[LIVE-MGMT-02, LIVE-MGMT-03, LIVE-MGMT-20] D-057: the table opens from the account menu and is found again after a reload', async () => {
  const page = await openPage(world, 'hejingxing');
  await page.getByRole('button', { name: /何景行/ }).click();
  await page.getByRole('menuitem', { name: common['frame.lives'] }).click();
  const table = tableOf(page);
  await rowOf(page, planned).waitFor();
  await table.getByRole('button', { name: activity['live.manage.tab.mine'] }).click();
  await table.getByRole('searchbox').fill('代码评审');
  await page.press('Enter');
  await eventually('one live is left', async () => (await table.getByRole('row').count()) === 2);
  await page.reload();
  await rowOf(page, '代码评审').waitFor();
  expect(await table.getByRole('searchbox').inputValue()).toBe('代码评审');
  await page.press('Escape');
  await table.waitFor({ state: 'hidden' });
  await page.arrivesAt('/home-v');
});

test('D-057: the centre leads to the table as well', async () => {
  const page = await openPage(world, 'hejingxing', 'center/my/lives');
  await page.getByRole('button', { name: '管理直播' }).click();
  await rowOf(page, planned).waitFor();
  await page.arrivesAt('/center/my/lives?lives=all');
});

test('[LIVE-MGMT-24, LIVE-MGMT-25, LIVE-FORM-27, LIVE-MGMT-31] a live is edited, withdrawn and published again by its creator', async () => {
  const page = await openTable('hejingxing');
  const row = rowOf(page, planned);
  await row.getByRole('button', { name: activity['live.manage.do.edit'], exact: true }).click();
  const form = page.getByRole('dialog', { name: activity['live.form.edit'] });
  await form.getByText(activity['live.form.lock.published']).waitFor();
  expect(await form.getByRole('radio', { name: activity['live.mode.video'] }).isDisabled()).toBe(true);
  await form.getByLabel(activity['live.form.planNumber']).fill('128');
  await form.getByRole('button', { name: activity['live.form.save'] }).click();
  await form.waitFor({ state: 'detached' });
  await row.getByText('128').waitFor();

  await row.getByRole('button', { name: activity['live.manage.do.withdraw'], exact: true }).click();
  const question = page.getByRole('dialog', { name: activity['live.manage.withdraw.title'] });
  await question.getByRole('button', { name: activity['live.manage.do.withdraw'], exact: true }).click();
  // The table hears of it by itself, perhaps before the answer closes the question.
  await question.waitFor({ state: 'detached' });
  await row.getByText(activity['live.status.cancelled']).waitFor();
  await row.getByRole('button', { name: activity['live.manage.do.publish'], exact: true }).click();
  const second = page.getByRole('dialog', { name: activity['live.manage.publish.title'] });
  await second.getByRole('button', { name: activity['live.manage.do.publish'], exact: true }).click();
  await row.getByText(activity['live.status.notBegun']).waitFor();
});

test('[LIVE-MGMT-17, LIVE-MGMT-18, APPROVAL-05] a refused live is read in its approval and submitted once more', async () => {
  const page = await openTable('pierre');
  const refused = rowOf(page, '巴黎展会现场直播');
  await refused.getByText(activity['live.status.rejected']).waitFor();
  await refused.getByRole('button', { name: activity['live.manage.do.approvalDetail'] }).click();
  const detail = page.getByRole('dialog', { name: /巴黎展会现场直播/ });
  await detail.getByText('江书仪').first().waitFor();
  await page.press('Escape');
  await detail.waitFor({ state: 'hidden' });
  await refused.getByRole('button', { name: activity['live.manage.do.submitApproval'] }).click();
  const form = page.getByRole('dialog', { name: activity['live.approval.title'] });
  await form.getByText('Pierre Moreau').waitFor();
  await form.getByLabel(activity['live.approval.summary']).fill('已与展会方确认网络。');
  await form.getByRole('button', { name: activity['live.manage.do.submitApproval'] }).click();
  await refused.getByText(activity['live.status.approving']).waitFor();
});

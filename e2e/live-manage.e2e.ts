import assert from 'node:assert/strict';
import { texts as arActivity } from '@shuyuan/i18n/packs/ar/activity';
import { texts as arCommon } from '@shuyuan/i18n/packs/ar/common';
import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import type { Page } from 'playwright-core';
import { type Stage, journey } from './journey.ts';
import { arrivesAt, eventually } from './waiting.ts';

const planned = '软件研发部技术月会';
const words = { cn: { ...activity, ...common }, ar: { ...arActivity, ...arCommon } } as const;
type Words = (typeof words)['cn' | 'ar'];

const tableOf = (page: Page, word: Words = words.cn) => page.getByRole('dialog', { name: word['live.manage.title'] });
const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

async function openTable({ page, signIn }: Stage, account: string, word: Words = words.cn): Promise<void> {
  await signIn(page, account, 'home-v?lives=all');
  await tableOf(page, word).getByRole('row').nth(1).waitFor();
}

journey(
  '[LIVE-MGMT-02, LIVE-MGMT-03, LIVE-MGMT-20] D-057: the table opens from the account menu and is found again after a reload',
  async ({ page, signIn }) => {
    await signIn(page, 'hejingxing');
    await page.getByRole('button', { name: /何景行/ }).click();
    await page.getByRole('menuitem', { name: common['frame.lives'] }).click();
    const table = tableOf(page);
    await rowOf(page, planned).waitFor();
    await table.getByRole('button', { name: activity['live.manage.tab.mine'] }).click();
    await table.getByRole('searchbox').fill('代码评审');
    await page.keyboard.press('Enter');
    await eventually('one live is left', async () => (await table.getByRole('row').count()) === 2);
    await page.reload();
    await rowOf(page, '代码评审').waitFor();
    assert.equal(await table.getByRole('searchbox').inputValue(), '代码评审');
    await page.keyboard.press('Escape');
    await table.waitFor({ state: 'hidden' });
    await arrivesAt(page, '/home-v');
  },
);

journey('D-057: the centre leads to the table as well', async ({ page, signIn }) => {
  await signIn(page, 'hejingxing', 'center/my/lives');
  await page.getByRole('button', { name: '管理直播' }).click();
  await rowOf(page, planned).waitFor();
  await arrivesAt(page, '/center/my/lives?lives=all');
});

journey(
  '[LIVE-MGMT-24, LIVE-MGMT-25, LIVE-FORM-27, LIVE-MGMT-31] a live is edited, withdrawn and published again by its creator',
  async (stage) => {
    const { page } = stage;
    await openTable(stage, 'hejingxing');
    const row = rowOf(page, planned);
    await row.getByRole('button', { name: activity['live.manage.do.edit'], exact: true }).click();
    const form = page.getByRole('dialog', { name: activity['live.form.edit'] });
    await form.getByText(activity['live.form.lock.published']).waitFor();
    assert.equal(await form.getByRole('radio', { name: activity['live.mode.video'] }).isDisabled(), true);
    await form.getByLabel(activity['live.form.planNumber']).fill('128');
    await form.getByRole('button', { name: activity['live.form.save'] }).click();
    await form.waitFor({ state: 'detached' });
    await row.getByText('128').waitFor();

    await row.getByRole('button', { name: activity['live.manage.do.withdraw'], exact: true }).click();
    const question = page.getByRole('dialog', { name: activity['live.manage.withdraw.title'] });
    await question.getByRole('button', { name: activity['live.manage.do.withdraw'], exact: true }).click();
    await row.getByText(activity['live.status.cancelled']).waitFor();
    await row.getByRole('button', { name: activity['live.manage.do.publish'], exact: true }).click();
    const second = page.getByRole('dialog', { name: activity['live.manage.publish.title'] });
    await second.getByRole('button', { name: activity['live.manage.do.publish'], exact: true }).click();
    await row.getByText(activity['live.status.notBegun']).waitFor();
  },
);

journey(
  '[LIVE-MGMT-13, LIVE-CREATE-08, LIVE-MGMT-27] it is shared by link and code, shown, and opened in its room',
  async (stage) => {
    const { page } = stage;
    await openTable(stage, 'hejingxing');
    const row = rowOf(page, planned);
    await row.getByRole('button', { name: activity['live.manage.do.share'], exact: true }).click();
    const share = page.getByRole('dialog', { name: activity['live.share.title'] });
    const link = await share.getByLabel(activity['live.share.link'], { exact: true }).inputValue();
    assert.match(link, /#\/live\/detail\/[^/]+$/);
    await share.getByRole('img', { name: activity['live.share.qr'] }).waitFor();
    await share.getByRole('button', { name: activity['live.share.guest.make'] }).click();
    await share.getByLabel(activity['live.share.guest'], { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await share.waitFor({ state: 'hidden' });
    await row.getByRole('button', { name: activity['live.manage.do.viewInfo'], exact: true }).click();
    const view = page.getByRole('dialog', { name: activity['live.form.view'] });
    await view.getByText(activity['live.mode.video'], { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'hidden' });
    await row.getByRole('link', { name: activity['live.manage.do.open'], exact: true }).click();
    await eventually('the room is open as its host', () => /#\/live\/action\?id=.+&identity=2/.test(page.url()));
  },
);

journey(
  '[LIVE-MGMT-17, LIVE-MGMT-18, APPROVAL-05] a refused live is read in its approval and submitted once more',
  async (stage) => {
    const { page } = stage;
    await openTable(stage, 'pierre');
    const refused = rowOf(page, '巴黎展会现场直播');
    await refused.getByText(activity['live.status.rejected']).waitFor();
    await refused.getByRole('button', { name: activity['live.manage.do.approvalDetail'] }).click();
    const detail = page.getByRole('dialog', { name: /巴黎展会现场直播/ });
    await detail.getByText('江书仪').first().waitFor();
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    await refused.getByRole('button', { name: activity['live.manage.do.submitApproval'] }).click();
    const form = page.getByRole('dialog', { name: activity['live.approval.title'] });
    await form.getByText('Pierre Moreau').waitFor();
    await form.getByLabel(activity['live.approval.summary']).fill('已与展会方确认网络。');
    await form.getByRole('button', { name: activity['live.manage.do.submitApproval'] }).click();
    await refused.getByText(activity['live.status.approving']).waitFor();
  },
);

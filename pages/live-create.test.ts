import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as admin } from '@shuyuan/i18n/packs/cn/admin';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { texts as personal } from '@shuyuan/i18n/packs/cn/personal';
import { expect, test } from 'vitest';
import { choosePlace } from './hands.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const world = pageWorld();

const formOf = (page: Page) => page.getByRole('dialog', { name: activity['live.form.create'] });

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: common['frame.create'], exact: true }).click();
  await page.getByRole('menuitem', { name: common['frame.create.live'] }).click();
}

/** The fifteenth of next month, at the hour the calendar proposes. */
async function pickTime(page: Page, form: Locator): Promise<void> {
  // The field itself, not the cross that empties it: a time that is still to come is proposed.
  await form.getByLabel(activity['live.form.startTime']).first().click();
  await page.getByRole('button', { name: activity['live.form.startTime.next'] }).click();
  await page.locator('button[data-mantine-stop-propagation]').filter({ hasText: /^15$/ }).click();
  await page.getByRole('button', { name: activity['live.form.startTime.done'] }).click();
}
const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

test('[LIVE-FORM-07, LIVE-FORM-08, LIVE-CREATE-03, LIVE-CREATE-08] a live is scheduled, handed on, and stands in the table', async () => {
  const subject = '读图训练营';
  const page = await openPage(world, 'hejingxing', 'home-v?lives=mine');
  await page.getByRole('button', { name: activity['live.manage.create'], exact: true }).click();
  const form = formOf(page);
  await form.getByText(activity['live.type.scheduled'], { exact: true }).click();
  await form.getByRole('button', { name: activity['live.form.do.apply'] }).click();
  await form.getByText(activity['live.form.subject.required']).waitFor();
  await form.getByLabel(activity['live.form.subject']).fill(subject);
  await pickTime(page, form);
  await form.getByLabel(activity['live.form.assistants']).fill('谭沐阳');
  await form.getByRole('button', { name: /谭沐阳/ }).click();
  await form.getByRole('button', { name: activity['live.form.do.apply'] }).click();
  const share = page.getByRole('dialog', { name: activity['live.share.title'] });
  await share.getByRole('heading', { name: subject }).waitFor();
  await page.press('Escape');
  await share.waitFor({ state: 'hidden' });
  await rowOf(page, subject).getByText(activity['live.status.notBegun']).waitFor();
});

test('[LIVE-MGMT-22, LIVE-MGMT-23] its assistant enters it, and does nothing else', async () => {
  const page = await openPage(world, 'tanmuyang', 'center/my/lives?lives=all');
  const row = rowOf(page, '读图训练营');
  const enter = row.getByRole('button', { name: activity['live.manage.do.enter'], exact: true });
  await enter.waitFor();
  expect(await row.getByRole('button').count()).toBe(1);
  await enter.click();
  await eventually('the room is open to an assistant', () =>
    /#\/live\/action\?id=.+&identity=4/.test(window.location.href),
  );
});

test('[LIVE-FORM-28, LIVE-FORM-32, LIVE-CREATE-06, APPROVAL-01, APPROVAL-04] where approval is needed a live goes before its approver', async () => {
  const subject = '海外客户答疑';
  const page = await openPage(world, 'pierre');
  await openForm(page);
  const form = formOf(page);
  await form.getByText(activity['live.form.lock.approval']).waitFor();
  await form.getByLabel(activity['live.form.subject']).fill(subject);
  await pickTime(page, form);
  await form.getByRole('button', { name: activity['live.form.do.submitApproval'] }).click();
  const submission = page.getByRole('dialog', { name: activity['live.approval.title'] });
  for (const fact of ['海外业务部', activity['approval.businessType.live'], 'Pierre Moreau'])
    await submission.getByText(fact, { exact: true }).waitFor();
  await submission.getByLabel(activity['live.approval.summary']).fill('面向法语区客户。');
  await submission.getByRole('button', { name: activity['live.manage.do.submitApproval'] }).click();
  await form.waitFor({ state: 'hidden' });
  await page.goto('home-v?lives=mine');
  await rowOf(page, subject).getByText(activity['live.status.approving']).waitFor();

  const approver = await openPage(world, 'jiangshuyi', 'center/my/approvals');
  await approver.getByRole('button', { name: new RegExp(subject) }).click();
  await approver.getByRole('button', { name: personal['approvals.agree'], exact: true }).click();
  await approver.getByText(personal['approvals.did.agree'].replace('{{name}}', '江书仪')).waitFor();
  await page.reload();
  await rowOf(page, subject).getByText(activity['live.status.notBegun']).waitFor();
});

test('[LIVE-FORM-04, SHELL-19] where lives are switched off there is a sentence instead of the form', async () => {
  const administrator = await openPage(world, 'luchengze', 'admin/settings');
  const place = administrator.getByRole('combobox', { name: admin['admin.settings.organization'], exact: true });
  await choosePlace(administrator, place, '软件研发部');
  await eventually('the address names the organisation', () => administrator.address().includes('organization='));
  const title = admin['admin.settings.LIVE_ENTRANCE_SWITCH.title'];
  const setting = administrator.getByRole('region', { name: title, exact: true });
  await setting.getByRole('switch').click();
  await setting.getByText(admin['admin.settings.state.own']).waitFor();

  const page = await openPage(world, 'hejingxing');
  await openForm(page);
  await page.getByRole('dialog').getByText('直播功能尚未开启！').waitFor();
  expect(await page.getByLabel(activity['live.form.subject']).count()).toBe(0);
});

import assert from 'node:assert/strict';
import { texts as arActivity } from '@shuyuan/i18n/packs/ar/activity';
import { texts as arCommon } from '@shuyuan/i18n/packs/ar/common';
import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as admin } from '@shuyuan/i18n/packs/cn/admin';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { texts as personal } from '@shuyuan/i18n/packs/cn/personal';
import type { Locator, Page } from 'playwright-core';
import { choosePlace } from './choosing.ts';
import { journey } from './journey.ts';
import { eventually } from './waiting.ts';

const words = { cn: { ...activity, ...common }, ar: { ...arActivity, ...arCommon } } as const;
type Words = (typeof words)['cn' | 'ar'];

const formOf = (page: Page, word: Words = words.cn) => page.getByRole('dialog', { name: word['live.form.create'] });

async function openForm(page: Page, word: Words = words.cn): Promise<Locator> {
  await page.getByRole('button', { name: word['frame.create'], exact: true }).click();
  await page.getByRole('menuitem', { name: word['frame.create.live'] }).click();
  const form = formOf(page, word);
  await form.getByLabel(word['live.form.subject']).waitFor();
  return form;
}

/** The field itself, not the cross that empties it: a time that is still to come is proposed. */
const startField = (form: Locator, word: Words) => form.getByLabel(word['live.form.startTime']).first();

/** The fifteenth of next month, at the hour the calendar proposes. */
async function pickTime(page: Page, form: Locator, word: Words = words.cn): Promise<void> {
  await startField(form, word).click();
  await page.getByRole('button', { name: word['live.form.startTime.next'] }).click();
  await page.locator('button[data-mantine-stop-propagation]').filter({ hasText: /^15$/ }).click();
  await page.getByRole('button', { name: word['live.form.startTime.done'] }).click();
}
const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

journey(
  '[LIVE-FORM-07, LIVE-FORM-08, LIVE-CREATE-03, LIVE-CREATE-08] a live is scheduled, handed on, and stands in the table',
  async ({ page, url, signIn }) => {
    const subject = '读图训练营';
    // By way of the home page: there is a way back.
    await signIn(page, 'hejingxing');
    await page.goto(`${url}#/home-v?lives=mine`);
    await page.getByRole('button', { name: activity['live.manage.create'], exact: true }).click();
    const form = formOf(page);
    await form.getByText(activity['live.type.scheduled'], { exact: true }).click();
    await form.getByRole('button', { name: activity['live.form.do.apply'] }).click();
    await form.getByText(activity['live.form.subject.required']).waitFor();
    await form.getByLabel(activity['live.form.subject']).fill(subject);
    // The way back asks before it takes the form with it, and stays where it was asked.
    await page.goBack();
    await page.getByRole('button', { name: common['dialog.leave.stay'] }).last().click();
    await pickTime(page, form);
    await form.getByLabel(activity['live.form.assistants']).fill('谭沐阳');
    await form.getByRole('button', { name: /谭沐阳/ }).click();
    await form.getByRole('button', { name: activity['live.form.do.apply'] }).click();
    const share = page.getByRole('dialog', { name: activity['live.share.title'] });
    await share.getByRole('heading', { name: subject }).waitFor();
    await page.keyboard.press('Escape');
    await share.waitFor({ state: 'hidden' });
    await rowOf(page, subject).getByText(activity['live.status.notBegun']).waitFor();
  },
);

journey('[LIVE-MGMT-22, LIVE-MGMT-23] its assistant enters it, and does nothing else', async ({ page, signIn }) => {
  await signIn(page, 'tanmuyang', 'center/my/lives?lives=all');
  const row = rowOf(page, '读图训练营');
  await row.getByRole('button', { name: activity['live.manage.do.enter'], exact: true }).waitFor();
  assert.equal(await row.getByRole('button').count(), 1);
  await row.getByRole('button', { name: activity['live.manage.do.enter'], exact: true }).click();
  await eventually('the room is open to an assistant', () => /#\/live\/action\?id=.+&identity=4/.test(page.url()));
});

journey(
  '[LIVE-FORM-13, LIVE-FORM-30, LIVE-CREATE-04, LIVE-CREATE-09] an instant live leads its host into the room',
  async ({ page, signIn }) => {
    await signIn(page, 'hejingxing');
    const form = await openForm(page);
    await form.getByLabel(activity['live.form.subject']).fill('临时答疑');
    await form.getByLabel(activity['live.form.subject']).press('Escape');
    await page.getByRole('button', { name: common['dialog.leave.stay'] }).first().click();
    await form.getByRole('button', { name: activity['live.form.do.start'] }).click();
    await eventually('the room is open as its host', () => /#\/live\/action\?id=.+&identity=2/.test(page.url()));
  },
);

journey(
  '[LIVE-FORM-18, LIVE-FORM-19, LIVE-FORM-21] a cover is judged by its size, sent, and shown in the form',
  async ({ page, signIn }) => {
    await signIn(page, 'hejingxing');
    const form = await openForm(page);
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 360;
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#1e6b5c';
      pen?.fillRect(0, 0, 640, 360);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const input = form.locator('input[type=file]');
    const file = { mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
    await input.setInputFiles({ ...file, name: 'large.png', buffer: Buffer.alloc(500 * 1024, 1) });
    await form.getByText(activity['live.form.cover.tooLarge']).waitFor();
    await input.setInputFiles({ ...file, name: 'broken.png', buffer: Buffer.alloc(1024, 1) });
    await form.getByText(activity['live.form.cover.unreadable']).waitFor();
    await input.setInputFiles({ ...file, name: 'cover.png' });
    await form.getByRole('img', { name: activity['live.form.cover.preview'] }).waitFor();
    await form.getByRole('button', { name: activity['live.form.cover.change'] }).waitFor();
  },
);

journey(
  '[LIVE-FORM-28, LIVE-FORM-32, LIVE-CREATE-06, APPROVAL-01, APPROVAL-04] where approval is needed a live goes before its approver',
  async ({ page, url, signIn, as }) => {
    const subject = '海外客户答疑';
    await signIn(page, 'pierre');
    const form = await openForm(page);
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
    await page.goto(`${url}#/home-v?lives=mine`);
    await rowOf(page, subject).getByText(activity['live.status.approving']).waitFor();

    const approver = await as('jiangshuyi', 'center/my/approvals');
    await approver.getByRole('button', { name: new RegExp(subject) }).click();
    await approver.getByRole('button', { name: personal['approvals.agree'], exact: true }).click();
    // The open table follows by itself.
    await rowOf(page, subject).getByText(activity['live.status.notBegun']).waitFor();
  },
);

journey(
  '[LIVE-FORM-04, SHELL-19] where lives are switched off there is a sentence instead of the form',
  async ({ page, signIn, as }) => {
    const administrator = await as('luchengze', 'admin/settings');
    const place = administrator.getByRole('combobox', { name: admin['admin.settings.organization'], exact: true });
    await choosePlace(administrator, place, '软件研发部');
    const setting = administrator.getByRole('region', {
      name: admin['admin.settings.LIVE_ENTRANCE_SWITCH.title'],
      exact: true,
    });
    await setting.getByRole('switch').click();
    await setting.getByText(admin['admin.settings.state.own']).waitFor();

    await signIn(page, 'hejingxing');
    await page.getByRole('button', { name: common['frame.create'], exact: true }).click();
    await page.getByRole('menuitem', { name: common['frame.create.live'] }).click();
    await page.getByRole('dialog').getByText('直播功能尚未开启！').waitFor();
    assert.equal(await page.getByLabel(activity['live.form.subject']).count(), 0);
  },
);

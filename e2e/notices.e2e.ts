import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { arrivesAt } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

const cn = wordsOf('cn');

/** The bell while something is unread; its name says how much. */
const ringing = (page: Page, word: Word) =>
  page.getByRole('button', { name: new RegExp(word('frame.notices.unread', { count: '\\d+' })) });
const quiet = (page: Page, word: Word) => page.getByRole('button', { name: word('frame.notices'), exact: true });

journey('[D-147] what is read in one tab is read in the other at once, without a reload', async (stage) => {
  const { page, url, signIn, newTab } = stage;
  await signIn(page, 'jiangshuyi');
  const other = await newTab();
  await other.goto(`${url}#/about`);
  await ringing(other, cn).waitFor();
  await ringing(page, cn).click();
  await page.getByRole('list', { name: cn('notices.latest') }).waitFor();
  await page.getByRole('button', { name: cn('notices.markAll') }).click();
  await quiet(page, cn).waitFor();
  await quiet(other, cn).waitFor();
  await page.getByRole('link', { name: cn('notices.all') }).click();
  await arrivesAt(page, '/center/my/notifications');
  await page.getByRole('link', { name: cn('notices.filter.unread') }).click();
  await page.getByText(cn('notices.none.title')).waitFor();
  await page.reload();
  await page.getByText(cn('notices.none.title')).waitFor();
});

journey('[D-147] a preference is kept', async ({ page, signIn }) => {
  await signIn(page, 'linzhiyuan', 'center/my/notification-preferences');
  const kind = cn('noticeKind.reward');
  const choice = () =>
    page.getByRole('switch', {
      name: cn('notices.preferences.switch', { kind, channel: cn('notices.preferences.inApp') }),
    });
  await choice().uncheck();
  await page.getByText(cn('notices.preferences.saved')).waitFor();
  await page.reload();
  await choice().waitFor();
  if (await choice().isChecked()) throw new Error('the choice was forgotten');
});

journey('[D-147] a robot is added by keyboard, tried and removed', async ({ page, signIn }) => {
  await signIn(page, 'luchengze', 'admin/webhooks');
  await page.getByRole('button', { name: cn('admin.webhooks.add') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: cn('admin.webhooks.form.submit') }).press('Enter');
  await dialog.getByText(cn('admin.webhooks.form.kinds.required')).waitFor();
  await page.keyboard.press('Tab');
  await dialog.getByLabel(cn('admin.webhooks.form.name')).fill('审批群');
  await dialog.getByLabel(cn('admin.webhooks.form.url')).fill('https://10.0.0.1/robot');
  await dialog.getByRole('switch', { name: cn('noticeKind.approval-waiting') }).press('Space');
  await page.keyboard.press('Enter');
  await dialog.getByText(cn('lang.25101')).waitFor();
  await dialog.getByLabel(cn('admin.webhooks.form.url')).fill('https://robot.invalid/send?key=abc');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: cn('admin.webhooks.test.named', { name: '审批群' }) }).press('Enter');
  await page.getByRole('cell').getByText(cn('admin.webhooks.problem.connection')).waitFor();
  await page.getByRole('button', { name: cn('admin.webhooks.delete.named', { name: '审批群' }) }).press('Enter');
  await page.getByRole('button', { name: cn('admin.webhooks.delete'), exact: true }).press('Enter');
  await page.getByText(cn('admin.webhooks.empty.title')).waitFor();
});

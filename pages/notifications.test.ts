import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const cn = wordsOf('cn');
const world = pageWorld();

test('[D-147] a preference is kept', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/notification-preferences');
  const kind = cn('noticeKind.reward');
  const choice = () =>
    page.getByRole('switch', {
      name: cn('notices.preferences.switch', { kind, channel: cn('notices.preferences.inApp') }),
    });
  await choice().uncheck();
  await page.getByText(cn('notices.preferences.saved')).waitFor();
  await page.reload();
  await choice().waitFor();
  expect(await choice().isChecked()).toBe(false);
});

test('[D-147] a robot is added by keyboard, tried and removed', async () => {
  const page = await openPage(world, 'luchengze', 'admin/webhooks');
  await page.getByRole('button', { name: cn('admin.webhooks.add') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: cn('admin.webhooks.form.submit') }).press('Enter');
  await dialog.getByText(cn('admin.webhooks.form.kinds.required')).waitFor();
  await page.press('Tab');
  await dialog.getByLabel(cn('admin.webhooks.form.name')).fill('审批群');
  await dialog.getByLabel(cn('admin.webhooks.form.url')).fill('https://10.0.0.1/robot');
  await dialog.getByRole('switch', { name: cn('noticeKind.approval-waiting') }).press('Space');
  await page.press('Enter');
  await dialog.getByText(cn('lang.25101')).waitFor();
  await dialog.getByLabel(cn('admin.webhooks.form.url')).fill('https://robot.invalid/send?key=abc');
  await page.press('Enter');
  await page.getByRole('button', { name: cn('admin.webhooks.test.named', { name: '审批群' }) }).press('Enter');
  await page.getByRole('cell').getByText(cn('admin.webhooks.problem.connection')).waitFor();
  await page.getByRole('button', { name: cn('admin.webhooks.delete.named', { name: '审批群' }) }).press('Enter');
  await page.getByRole('button', { name: cn('admin.webhooks.delete'), exact: true }).press('Enter');
  await page.getByText(cn('admin.webhooks.empty.title')).waitFor();
});

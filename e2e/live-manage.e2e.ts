import assert from 'node:assert/strict';
import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { journey, type Product } from './journey.ts';
import { eventually } from './waiting.ts';

export const product: Product = { night: ['live', 'sharing'] };

journey(
  '[LIVE-MGMT-13, LIVE-CREATE-08, LIVE-MGMT-27] it is shared by link and code, shown, and opened in its room',
  async ({ page, signIn }) => {
    await signIn(page, 'hejingxing', 'home-v?lives=all');
    const row = page.getByRole('row').filter({ hasText: '软件研发部技术月会' });
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

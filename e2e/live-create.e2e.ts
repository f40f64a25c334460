import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { journey, type Product } from './journey.ts';
import { eventually } from './waiting.ts';

export const product: Product = { night: ['live', 'files'] };

journey(
  '[LIVE-FORM-13, LIVE-FORM-18, LIVE-FORM-19, LIVE-FORM-21, LIVE-FORM-30, LIVE-CREATE-04, LIVE-CREATE-09] the cover of an instant live is judged by its size, sent and shown; the live leads its host into the room',
  async ({ page, url, signIn }) => {
    // By way of the home page: there is a way back.
    await signIn(page, 'hejingxing');
    await page.goto(`${url}#/home-v?lives=mine`);
    await page.getByRole('button', { name: activity['live.manage.create'], exact: true }).click();
    const form = page.getByRole('dialog', { name: activity['live.form.create'] });
    const subject = form.getByLabel(activity['live.form.subject']);
    await subject.waitFor();
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

    await subject.fill('临时答疑');
    await subject.press('Escape');
    await page.getByRole('button', { name: common['dialog.leave.stay'] }).first().click();
    // The way back asks before it takes the form with it, and stays where it was asked.
    await page.goBack();
    await page.getByRole('button', { name: common['dialog.leave.stay'] }).last().click();
    await form.getByRole('button', { name: activity['live.form.do.start'] }).click();
    await eventually('the room is open as its host', () => /#\/live\/action\?id=.+&identity=2/.test(page.url()));
  },
);

import assert from 'node:assert/strict';
import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as admin } from '@shuyuan/i18n/packs/cn/admin';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { openSandbox } from '../packages/server/src/features/live/suppliers/sandbox/sandbox-supplier.ts';
import { journey, type Product } from './journey.ts';
import { eventually } from './waiting.ts';

const account = { key: 'journey', secret: 'a secret both sides know' };

/** Rooms of another company, played by the sandbox. */
export const product: Product = {
  night: ['live'],
  startCompanion: async () => {
    const { url, close } = await openSandbox(account);
    return {
      env: { LIVE_SUPPLIER_URL: url, LIVE_SUPPLIER_KEY: account.key, LIVE_SUPPLIER_SECRET: account.secret },
      stop: close,
    };
  },
};

journey(
  '[LIVE-ENT-11, LIVE-FORM-11, LIVE-FORM-29, LIVE-MGMT-27] with another supplier the form, the room and the links are its own',
  async ({ page, url, signIn, as }) => {
    const administrator = await as('luchengze', 'admin/settings');
    const setting = administrator.getByRole('region', {
      name: admin['admin.settings.LIVE_SUPPLIER.title'],
      exact: true,
    });
    await setting.getByRole('combobox').selectOption('4');
    await setting.getByRole('button', { name: admin['admin.settings.save'] }).click();
    await setting.getByText(admin['admin.settings.state.own']).waitFor();

    await signIn(page, 'hejingxing');
    await page.getByRole('button', { name: common['frame.create'], exact: true }).click();
    await page.getByRole('menuitem', { name: common['frame.create.live'] }).click();
    const form = page.getByRole('dialog', { name: activity['live.form.create'] });
    await form.getByLabel(activity['live.form.subject']).fill('外部直播');
    assert.equal(await form.getByText(activity['live.form.mode'], { exact: true }).count(), 0);
    const tabs = page.context().pages().length;
    await form.getByRole('button', { name: activity['live.form.do.enter'] }).click();
    // A browser that wants a click of its own, after some seconds for instance, is offered the room as a link.
    const offer = page.getByRole('link', { name: activity['live.enter.web'] });
    const isOpen = () => page.context().pages().length > tabs;
    await eventually('the room is open or offered', async () => isOpen() || (await offer.isVisible()));
    if (!isOpen()) await offer.click();
    await eventually('the room is open', isOpen);
    await page
      .context()
      .pages()
      .at(-1)
      ?.waitForURL(/\/enter\/[^/]+\/[^/]+$/);

    await page.goto(`${url}#/home-v?lives=mine`);
    const row = page.getByRole('row').filter({ hasText: '外部直播' });
    const open = row.getByRole('link', { name: activity['live.manage.do.open'], exact: true });
    assert.match((await open.getAttribute('href')) ?? '', /#\/activity\/gensee\/live\/[^/]+\/true$/);
  },
);

import type { Locator, Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { eventually, isFocused } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['community', 'files'] };

const word = wordsOf('cn');
const steps = '拾级而上';

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

/** The form of an article for an account. The seeded draft is of their own name, and is left. */
async function openArticle(page: Page): Promise<void> {
  await press(page, word('community.publish.draft.startOver'));
  await page.getByRole('radio', { name: '技术夜谈' }).check();
  // Until it is said for whom one writes, the form is still that of one's own name.
  await page.getByText(word('community.publish.voice.account.hint')).waitFor();
  await page.getByRole('button', { name: word('community.library.open'), exact: true }).waitFor();
}

const isShown = (page: Page, alt: string) =>
  page.waitForFunction(
    (name) => [...document.images].some((image) => image.alt === name && image.naturalWidth > 0),
    alt,
  );

journey(
  '[COMM-55] D-144: whoever publishes takes a cover of the company, or lets one be drawn; it stays when the library loses it',
  async ({ page, url, signIn, as }) => {
    await signIn(page, 'linzhiyuan', 'publish-manage/publish-create');
    await openArticle(page);
    await page.getByRole('textbox', { name: word('community.publish.title') }).fill('夜谈纪要：封面从哪里来');
    await page.getByRole('textbox', { name: word('community.publish.content'), exact: true }).click();
    await page.keyboard.type('从素材库来。');
    await press(page, word('community.library.open'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: steps }).waitFor();
    await press(dialog, word('community.library.cloud'));
    await press(dialog, word('community.library.another'));
    await dialog.getByRole('radio', { checked: true }).waitFor();
    await press(dialog, word('community.library.submit'));
    await dialog.waitFor({ state: 'hidden' });
    const shown = page.getByRole('img', { name: word('community.publish.cover.shown') });
    await isShown(page, word('community.publish.cover.shown'));
    const drawn = await shown.getAttribute('src');

    await press(page, word('community.library.open'));
    await dialog.getByRole('radio', { name: steps }).check();
    await press(dialog, word('community.library.submit'));
    await dialog.waitFor({ state: 'hidden' });
    await eventually('another picture is the cover', async () => (await shown.getAttribute('src')) !== drawn);
    await isShown(page, word('community.publish.cover.shown'));
    await press(page, word('community.publish.submit'));
    await page.waitForURL(/#\/share-content-detail\//);
    const id = page.url().split('/').at(-1) ?? '';

    const dean = await as('luchengze', 'admin/materials');
    await press(dean, word('admin.materials.remove.named', { name: steps }));
    await press(dean.getByRole('dialog'), word('admin.materials.remove'));
    await dean.getByText(word('admin.materials.removed', { name: steps })).waitFor();
    await page.goto(`${url}#/publish-manage/publish-create?id=${id}`);
    await page.reload();
    await shown.waitFor();
    await isShown(page, word('community.publish.cover.shown'));
    await press(page, word('community.library.open'));
    await dialog.getByRole('radio').first().waitFor();
    await eventually(
      'it is offered no more',
      async () => (await dialog.getByRole('radio', { name: steps }).count()) === 0,
    );
  },
  { minutes: 2 },
);

journey(
  '[COMM-55] [COMM-56] D-144: an administrator adds a picture to the library, moves it by keyboard, and finds it in the audit log',
  async ({ page, url, signIn }) => {
    await signIn(page, 'luchengze', 'admin/circles');
    await page.getByRole('link', { name: word('admin.nav.materials'), exact: true }).click();
    await press(page, word('admin.materials.add'));
    const dialog = page.getByRole('dialog');
    await press(dialog, word('admin.materials.form.submit'));
    await dialog.getByText(word('admin.materials.form.picture.missing')).waitFor();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'dusk.png', mimeType: 'image/png', buffer: dot });
    await dialog.getByRole('img', { name: word('admin.materials.form.picture.shown') }).waitFor();
    await dialog.getByLabel(word('admin.materials.form.title')).fill('暮色');
    await dialog
      .getByLabel(word('admin.materials.form.category'))
      .selectOption({ label: word('community.library.category.landscape') });
    await press(dialog, word('admin.materials.form.submit'));
    const list = page.getByRole('list', { name: word('admin.materials.list') });
    await list.getByText('暮色', { exact: true }).waitFor();
    const last = list.getByRole('listitem').last();
    await last.getByText('暮色', { exact: true }).waitFor();
    const up = page.getByRole('button', { name: word('admin.materials.up', { name: '暮色' }) });
    await up.focus();
    await page.keyboard.press('Enter');
    const before = list.getByRole('listitem').nth(-2);
    await before.getByText('暮色', { exact: true }).waitFor();
    await eventually('the button keeps the focus', () => isFocused(up));
    await press(page, word('community.library.category.landscape'));
    await page.reload();
    await eventually('one is left', async () => (await list.getByRole('listitem').count()) === 1);

    await page.goto(`${url}#/admin/circles`);
    await press(page, word('admin.circles.add'));
    await press(dialog, word('community.library.open'));
    const library = page.getByRole('dialog', { name: word('community.library.title') });
    await library.getByRole('radio', { name: '暮色' }).check();
    await press(library, word('community.library.submit'));
    await dialog.getByRole('radio', { name: word('community.cover.own'), checked: true }).waitFor();
    await page.goto(`${url}#/admin/audit?action=material.added`);
    // The form of the circle is not saved.
    await press(page, word('dialog.leave.confirm'));
    await page.getByRole('row').filter({ hasText: '陆承泽' }).first().waitFor();
  },
);

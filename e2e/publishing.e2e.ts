import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { lobby } from './signing-in.ts';
import { addressOf, ahead } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { hasMotion: true };

const word = wordsOf('cn');
const place = '#/publish-manage/publish-create';
/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const title = (page: Page) => page.getByRole('textbox', { name: word('community.publish.title') });
const text = (page: Page) => page.getByRole('textbox', { name: word('community.publish.content'), exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Whoever has a draft is offered it before the form. */
const startOver = (page: Page) => press(page, word('community.publish.draft.startOver'));

journey(
  '[COMM-09] [ROUTE-40] a question with a heading, a list and a picture is asked from the menu and read by a colleague',
  async ({ page, signIn, as }) => {
    await signIn(page, 'shenruoxi');
    await press(page, word('frame.create'));
    await page.getByRole('menuitem', { name: word('frame.create.question') }).click();
    await title(page).fill('三号线换型如何再快一半？');
    await text(page).click();
    await press(page, word('community.publish.tool.heading2'));
    await page.keyboard.type('现状');
    await page.keyboard.press('Enter');
    await press(page, word('community.publish.tool.bulletList'));
    await page.keyboard.type('每次四十分钟，见');
    // A form inside the form: sending it must not publish what is half written.
    await press(page, word('community.publish.tool.link'));
    await page.getByRole('textbox', { name: word('community.publish.link.address') }).fill('example.org');
    await page.keyboard.press('Enter');
    await text(page).getByRole('link', { name: 'example.org' }).waitFor();
    assert.ok(page.url().includes(place));
    const chooser = ahead(page.waitForEvent('filechooser'));
    await press(page, word('community.publish.tool.picture'));
    await (await chooser).setFiles({ name: '现场.png', mimeType: 'image/png', buffer: png });
    await text(page).getByRole('img', { name: '现场' }).waitFor();
    await press(page, word('community.publish.submit'));
    await page.waitForURL(/#\/ask\/question\/detail\//);
    await page.getByRole('heading', { level: 1, name: '三号线换型如何再快一半？' }).waitFor();
    const reader = await as('hejingxing', addressOf(page));
    await reader.getByRole('heading', { name: '现状' }).waitFor();
    const item = reader.getByRole('listitem').filter({ hasText: '每次四十分钟' });
    await item.getByRole('link', { name: 'example.org' }).waitFor();
    const picture = reader.getByRole('img', { name: '现场' });
    await picture.scrollIntoViewIfNeeded();
    await reader.waitForFunction(
      (name) => [...document.images].some(({ alt, naturalWidth }) => alt === name && naturalWidth > 0),
      '现场',
    );
  },
);

journey(
  '[COMM-17] what is left is kept by itself and offered again; gone on with, it is as it was; started over, it is gone',
  async ({ page, url, signIn }) => {
    await signIn(page, 'hejingxing', lobby);
    await page.goto(url + place);
    await title(page).fill('写了一半的问题');
    await text(page).click();
    await page.keyboard.type('还没有想好。');
    // Left at once: nobody waits for the pause, and nobody is asked.
    await page
      .getByRole('link', { name: word('frame.nav.live'), exact: true })
      .first()
      .click();
    await title(page).waitFor({ state: 'hidden' });
    await page.goto(url + place);
    await page.getByText('写了一半的问题').waitFor();
    await press(page, word('community.publish.draft.continue'));
    await text(page).getByText('还没有想好。').waitFor();
    assert.equal(await title(page).inputValue(), '写了一半的问题');
    await title(page).fill('写了一大半的问题');
    await page.getByText(new RegExp(word('community.publish.kept.saved', { time: '.*' }))).waitFor();
    await page.reload();
    await page.getByText('写了一大半的问题').waitFor();
    await startOver(page);
    await text(page).waitFor();
    assert.equal(await title(page).inputValue(), '');
  },
);

journey(
  '[COMM-09] [COMM-10] an article of an account is published, and mended by its author',
  async ({ page, url, signIn }) => {
    await signIn(page, 'linzhiyuan', lobby);
    await page.goto(url + place);
    // The seeded draft is of their own name; the account has none.
    await startOver(page);
    await page.getByRole('radio', { name: '技术夜谈' }).check();
    // Until it is said for whom one writes, the form is still that of one's own name.
    await page.getByText(word('community.publish.voice.account.hint')).waitFor();
    await title(page).fill('夜谈纪要：换型四步');
    await text(page).click();
    await page.keyboard.type('先看录像。');
    await press(page, word('community.publish.submit'));
    await page.waitForURL(/#\/share-content-detail\//);
    const id = page.url().split('/').at(-1) ?? '';
    await page.goto(`${url}${place}?id=${id}`);
    await text(page).getByText('先看录像。').waitFor();
    await title(page).fill('夜谈纪要：换型五步');
    await press(page, word('community.publish.save'));
    await page.getByRole('heading', { level: 1, name: '夜谈纪要：换型五步' }).waitFor();
  },
);

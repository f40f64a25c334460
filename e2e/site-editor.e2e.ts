import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { eventually, isFocused } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['site', 'files'] };

const word = wordsOf('cn');
const kinds = ['welcome', 'live', 'tasks', 'continue', 'questions', 'community', 'people', 'banner'] as const;
type Kind = (typeof kinds)[number];
const names = new Map(kinds.map((kind) => [kind, word(`site.kind.${kind}`)]));
const slogan = '质量月从班前会开始';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();
const settingsOf = (page: Page, kind: Kind) =>
  page.getByRole('button', { name: word('site.editor.settings', { name: names.get(kind) ?? kind }), exact: true });
const frameOf = (page: Page, kind: Kind) => page.getByRole('listitem').filter({ has: settingsOf(page, kind) });

/** The modules in the editor, from above; each is known by the name of its settings. */
async function orderIn(page: Page): Promise<string> {
  const pattern = new RegExp(`^${word('site.editor.settings', { name: '' })}`);
  const labels = await page
    .getByRole('button', { name: pattern })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => kinds.find((kind) => label === word('site.editor.settings', { name: names.get(kind) ?? kind })))
    .join();
}

const isInOrder = (page: Page, order: string) =>
  eventually(`the editor shows ${order}`, async () => (await orderIn(page)) === order);

/** The modules of the home page, from above, also those that have nothing to show. */
const orderOnHome = (page: Page): Promise<string> =>
  page
    .locator('[data-module]')
    .evaluateAll((modules) => modules.map((module) => module.getAttribute('data-module')).join());

async function openEditor(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: word('site.page.home'), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: word('site.editor.title') }).waitFor();
}

journey(
  '[D-186] an administrator drags a module above another, moves one by keys, and finds the order after a reload; published it is that of home',
  async ({ page, signIn, as }) => {
    await signIn(page, 'luchengze', 'admin/pages');
    await press(page, word('site.pages.makeHome'));
    await isInOrder(page, 'welcome,live,tasks,continue,questions,community,people');

    const [live, welcome] = [frameOf(page, 'live'), frameOf(page, 'welcome')];
    await live.locator('[draggable="true"]').dragTo(welcome, { targetPosition: { x: 40, y: 4 } });
    await isInOrder(page, 'live,welcome,tasks,continue,questions,community,people');
    // Over the lower half of another one it goes below it.
    const { height = 0 } = (await welcome.boundingBox()) ?? {};
    await live.locator('[draggable="true"]').dragTo(welcome, { targetPosition: { x: 40, y: height - 4 } });
    await isInOrder(page, 'welcome,live,tasks,continue,questions,community,people');
    await live.locator('[draggable="true"]').dragTo(welcome, { targetPosition: { x: 40, y: 4 } });

    const up = page.getByRole('button', { name: word('ordering.up', { name: word('site.kind.community') }) });
    await up.focus();
    await page.keyboard.press('Enter');
    const order = 'live,welcome,tasks,continue,community,questions,people';
    await isInOrder(page, order);
    await eventually('the button keeps the focus', () => isFocused(up));

    await press(page, word('site.editor.save'));
    await page.getByText(word('site.editor.saved')).waitFor();
    await page.reload();
    await isInOrder(page, order);
    await press(page, word('site.editor.publish'));
    await page.getByText(word('site.editor.published')).waitFor();

    const reader = await as('linzhiyuan');
    await reader.getByRole('region', { name: word('home.colleagues.title') }).waitFor();
    assert.equal(await orderOnHome(reader), order);
  },
);

/** A photograph of 1600 × 1200 pixels, red in its upper half and blue in its lower one. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no pen');
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 1600, 600);
    pen.fillStyle = '#00f';
    pen.fillRect(0, 600, 1600, 600);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The colours a picture shows near its upper and its lower edge, and how much wider than high it is. */
const looksOf = (image: Locator): Promise<string> =>
  image.evaluate((element) => {
    if (!(element instanceof HTMLImageElement) || element.naturalWidth === 0) return 'nothing yet';
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(element, 0, 0, 40, 40);
    const colours = [2, 37].map((y) => {
      const [red = 0, , blue = 0] = pen?.getImageData(20, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
    return `${colours.join(' above ')}, ${(element.naturalWidth / element.naturalHeight).toFixed(1)}`;
  });

journey(
  '[D-186] the picture of a banner is cropped by keys until its middle has moved up, and home shows that part of it across the page',
  async ({ page, signIn, as }) => {
    await signIn(page, 'luchengze', 'admin/pages');
    await openEditor(page);
    await page.getByLabel(word('site.editor.kind')).selectOption('banner');
    await press(page, word('site.editor.add'));
    await press(page, word('site.editor.addItem'));
    const picture = page.getByRole('group', { name: word('banner') });
    await press(picture, word('cover.choose'));
    const cropper = page.getByRole('dialog', { name: word('crop.title') });
    await cropper.getByText(/1600 × 500/).waitFor();
    const file = { name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
    await cropper.locator('input[type=file]').setInputFiles(file);
    const box = cropper.getByRole('application', { name: word('crop.area') });
    await box.waitFor();
    // Eighty high of a picture that is shown 192 high: ten steps of five pixels leave its lower half.
    for (let step = 0; step < 10; step += 1) await box.press('ArrowDown');
    await cropper.getByRole('button', { name: word('crop.use'), exact: true }).click();
    await cropper.waitFor({ state: 'hidden' });
    // The picture may be on its way by now: what is written meanwhile stays.
    await page.getByLabel(`${word('site.editor.itemText')} · 简体中文`, { exact: true }).fill(slogan);
    const shown = page.getByRole('img', { name: word('banner'), exact: true });
    await eventually('the form shows the cropped picture', async () => (await looksOf(shown)).endsWith(', 3.2'));
    await press(page, word('site.editor.publish'));
    await page.getByText(word('site.editor.published')).waitFor();

    const reader = await as('linzhiyuan');
    const banner = reader.getByRole('region', { name: word('site.kind.banner') });
    await banner.getByText(slogan, { exact: true }).scrollIntoViewIfNeeded();
    const slide = banner.getByRole('img', { name: slogan });
    await slide.waitFor();
    await eventually(
      'the slide is the part that was chosen',
      async () => (await looksOf(slide)) === 'red above red, 3.2',
    );
  },
);

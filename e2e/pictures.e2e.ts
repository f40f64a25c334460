import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { readQr } from '@shuyuan/web/ui/test-qr-reader';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { eventually, keyTo } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { night: ['files', 'people', 'sharing'] };

const word = wordsOf('cn');

async function openChoice({ page, url, said }: { page: Page; url: string; said: Word }) {
  await page.goto(`${url}#/center/my/profile`);
  await page.getByRole('button', { name: said('avatar.change'), exact: true }).click();
  return page.getByRole('dialog', { name: said('avatar.change') });
}

/** The picture in the header, as it was fetched. */
const headerFace = (page: Page) =>
  page.getByRole('banner').locator('img[src*="avatars/"], img[src*="/files/"]').first();

/**
 * A photograph as a phone held upright writes it: 600 × 400 pixels lying on their side, and a note that they have to be
 * turned. The half that is red in the file stands above the blue one to the eye.
 */
async function photograph(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no pen');
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 300, 400);
    pen.fillStyle = '#00f';
    pen.fillRect(300, 0, 300, 400);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  const jpeg = Buffer.from(plain.slice(plain.indexOf(',') + 1), 'base64');
  // APP1, Exif, big-endian, one entry: orientation (0112) is 6, a quarter turn clockwise.
  const note = Buffer.from(
    'ffe1002245786966 00004d4d002a00000008 0001 011200030000000100060000 00000000'.replaceAll(' ', ''),
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]);
}

/** The colours a picture on the page shows above and below its middle, as `red` or `blue`. */
const halvesOf = (page: Page): Promise<string[]> =>
  headerFace(page).evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no image');
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 40, 40);
    return [8, 32].map((y) => {
      const [red = 0, , blue = 0] = pen?.getImageData(20, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
  });

journey(
  '[IMAGE-10, IMAGE-11] a preset chosen by keyboard is the picture in the header, after a reload as well',
  async ({ page, url, signIn }) => {
    await signIn(page, 'wenjiahe', 'center/my/profile');
    const dialog = await openChoice({ page, url, said: word });
    const first = dialog.getByRole('radio', { name: word('avatar.user.1') });
    await eventually('it is the one they have', () => first.isChecked());
    await keyTo(page, 'Tab', first);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('radio', { name: word('avatar.user.3'), checked: true }).waitFor();
    await dialog.getByRole('button', { name: word('avatar.save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await eventually('the header shows the fox', async () =>
      ((await headerFace(page).getAttribute('src')) ?? '').endsWith('avatars/user/3.svg'),
    );
  },
);

journey(
  '[IMAGE-01..08] Escape leaves the cropper alone; an own photograph is cropped, stands upright and is the picture in the header after a reload',
  async ({ page, url, signIn }) => {
    await signIn(page, 'amina', 'center/my/profile');
    const dialog = await openChoice({ page, url, said: word });
    await dialog.getByRole('button', { name: word('avatar.upload'), exact: true }).click();
    const cropper = page.getByRole('dialog', { name: word('crop.title') });
    await cropper.getByText(/300 × 300/).waitFor();
    // Escape leaves the cropper and keeps the choice below open.
    await page.keyboard.press('Escape');
    await cropper.waitFor({ state: 'hidden' });
    await dialog.getByRole('radio', { name: word('avatar.user.1') }).waitFor();
    await dialog.getByRole('button', { name: word('avatar.upload'), exact: true }).click();
    const picker = cropper.locator('input[type=file]');

    await picker.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    const refusal = `${word('zxy.198868')}3M！`;
    await cropper
      .getByRole('alert')
      .getByText(`${refusal}${word('zxy.198869')}`, { exact: true })
      .waitFor();
    await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(3_145_729) });
    await cropper.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
    await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await cropper.getByText(word('crop.unreadable')).waitFor();

    await picker.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
    const box = cropper.getByRole('application', { name: word('crop.area') });
    await box.waitFor();
    assert.deepEqual(await box.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]), [198, 198]);
    await cropper.getByRole('button', { name: word('crop.chooseAgain'), exact: true }).waitFor();
    await box.press('+');
    await eventually('it is larger', async () => (await cropper.getByRole('slider').inputValue()) === '1.25');
    await cropper.getByRole('button', { name: word('crop.use'), exact: true }).click();
    await cropper.waitFor({ state: 'hidden' });
    await dialog.getByRole('radio', { name: word('avatar.own'), checked: true }).waitFor();
    await dialog.getByRole('button', { name: word('avatar.save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.reload();
    await eventually('the header shows the photograph, red above blue', async () => {
      const src = (await headerFace(page).getAttribute('src')) ?? '';
      if (!src.includes('/files/')) return false;
      return (await halvesOf(page)).join() === 'red,blue';
    });
  },
);

/** A picture as grey values, one byte each, read in the browser. */
async function greysOf(page: Page, address: string): Promise<{ greys: Uint8Array; sidePx: number }> {
  const { text, sidePx } = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    return {
      text: Array.from(
        data.filter((_, at) => at % 4 === 0),
        (grey) => (grey > 127 ? '1' : '0'),
      ).join(''),
      sidePx: image.width,
    };
  }, address);
  return { greys: Uint8Array.from(text, (sign) => (sign === '1' ? 255 : 0)), sidePx };
}

journey('[IMAGE-12, IMAGE-13] a code is read back, on the page and as it is saved', async ({ page, url }) => {
  const address = `${url}#/dev/gallery`;
  await page.goto(address);
  const code = page.getByRole('img', { name: word('gallery.qr.label') });
  const save = page.getByRole('button', { name: word('gallery.qr.save') });
  await save.waitFor();
  assert.equal(await code.evaluate((canvas) => canvas.clientWidth), 228);
  const drawn = await code.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  const shown = await greysOf(page, drawn);
  assert.equal(shown.sidePx, 1140);
  assert.equal(readQr(shown.greys, shown.sidePx), address);

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  assert.equal(download.suggestedFilename(), 'qr.png');
  const png = await readFile(await download.path());
  const saved = await greysOf(page, `data:image/png;base64,${png.toString('base64')}`);
  assert.equal(saved.sidePx, 1260);
  assert.equal(readQr(saved.greys, saved.sidePx), address);
  assert.ok(
    saved.greys.subarray(0, 60 * saved.sidePx).every((grey) => grey === 255),
    'the border is white',
  );
});

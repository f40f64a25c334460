import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { readQr } from '../packages/web/src/ui/test-qr-reader.ts';
import { journey, type Product } from './journey.ts';
import { lobby } from './signing-in.ts';
import { ahead, arrivesAt, eventually, placeOf } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { needsWindows: true, night: ['sharing'] };

const word = wordsOf('cn');

/** Told by the world. */
const workshop = '课件设计工作坊：一页只讲一件事';
const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shareButtons = (page: Page, said: Word = word) =>
  page.getByRole('button', { name: said('share.open'), exact: true });

async function openQuestion(page: Page, url: string, said: Word = word): Promise<void> {
  await page.goto(`${url}#/share-study/share-index?words=${encodeURIComponent(torque.slice(0, 8))}`);
  const list = page.getByRole('list', { name: said('community.question.index') });
  // Others may have shared it under a title that names it.
  await list.getByRole('link', { name: torque, exact: true }).click();
  await heading(page, torque).waitFor();
}

async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/live/index`);
  await page.getByRole('link', { name: workshop }).first().click();
  await heading(page, workshop).waitFor();
}

async function openWidget(page: Page, said: Word = word) {
  await shareButtons(page, said).first().click();
  const widget = page.getByRole('dialog', { name: said('sharing.title') });
  await widget.waitFor();
  return widget;
}

/** The link as it lies in the clipboard of whoever copied it. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWidget(page);
  await press(page, word('sharing.target.link'));
  await page.getByText(word('sharing.copied')).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

journey(
  '[SHARE-01] [SHARE-02] [SHARE-11] [D-085] [D-086] a live is shared by its link; who opens it is led there, and counted',
  async ({ page, url, signIn, as }) => {
    await signIn(page, 'linzhiyuan', lobby);
    await openLive(page, url);
    const place = placeOf(page);
    const link = await copyLink(page);
    assert.match(link, /#\/share\/[\w-]+\/11\?shareId=[\w-]+$/);
    const widget = page.getByRole('dialog', { name: word('sharing.title') });
    assert.equal((await widget.boundingBox())?.width, 326);
    // The company has switched one of the six off.
    assert.equal(await widget.getByRole('listitem').count(), 5);

    const colleague = await as('zhoumuyun', link.slice(link.indexOf('#/') + 2));
    await heading(colleague, workshop).waitFor();
    await arrivesAt(colleague, place);

    await page.goto(`${url}#/share-study/my-collection-detail?tab=shares`);
    const row = page.getByRole('row').filter({ hasText: workshop });
    await row.getByText(word('sharing.target.link'), { exact: true }).waitFor();
    await row.getByRole('cell', { name: '1', exact: true }).waitFor();
    await page.reload();
    await row.getByRole('link', { name: workshop }).click();
    await arrivesAt(page, place);
  },
);

/** The square of the code as a reader sees it, out of the picture on the page. */
const codeIn = (page: Page): Promise<string | undefined> =>
  page
    .locator('canvas[data-background]')
    .evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const scale = canvas.width / 278;
      const side = 128 * scale;
      const pixels = canvas.getContext('2d')?.getImageData(24 * scale, 326 * scale, side, side).data ?? [];
      return { side, greys: Array.from({ length: side * side }, (_, at) => pixels[at * 4] ?? 0) };
    })
    .then(({ side, greys }) => readQr(Uint8Array.from(greys), side));

journey(
  '[SHARE-03] [SHARE-04] [SHARE-05] [D-084] [D-087] a poster leads to what it shows and is saved under its name; WeChat gets a code, the microblog its address in a tab of its own, the ask-bar a post',
  async ({ page, url, signIn }) => {
    await signIn(page, 'linzhiyuan', lobby);
    await openQuestion(page, url);
    await openWidget(page);
    await press(page, word('sharing.target.poster'));
    const save = page.getByRole('button', { name: word('sharing.poster.save'), exact: true });
    await save.waitFor();
    assert.match((await codeIn(page)) ?? '', /#\/share\/[\w-]+\/8\?shareId=[\w-]+$/);
    const canvas = page.locator('canvas[data-background]');
    const first = await canvas.getAttribute('data-background');
    await press(page, word('sharing.poster.another'));
    await eventually('the ground is another', async () => (await canvas.getAttribute('data-background')) !== first);
    const file = ahead(page.waitForEvent('download'));
    await save.click();
    assert.match((await file).suggestedFilename(), /^拧紧枪的扭矩.*-\d{4}-\d\d-\d\d\.png$/);
    await press(page, word('sharing.back'));

    await press(page, word('sharing.target.weChat'));
    const code = page.getByRole('img', { name: word('sharing.weChat.code') });
    await code.waitFor();
    assert.equal((await code.boundingBox())?.width, 200);
    await press(page, word('sharing.back'));

    const asked = ahead(
      page.context().waitForEvent('request', (request) => request.url().includes('service.weibo.com')),
    );
    await press(page, word('sharing.target.blog'));
    const { searchParams } = new URL((await asked).url());
    assert.equal(searchParams.get('title'), torque);
    assert.match(searchParams.get('url') ?? '', /#\/share\/[\w-]+\/8\?shareId=/);
    await page.bringToFront();

    await press(page, word('sharing.target.ask'));
    const composer = page.getByRole('dialog', { name: word('sharing.ask.title') });
    await composer.getByRole('textbox', { name: word('sharing.ask.words') }).fill('别的车间也遇到过吗？');
    await composer.getByRole('button', { name: word('sharing.ask.send'), exact: true }).click();
    await page.getByRole('link', { name: word('sharing.ask.done') }).click();
    await heading(page, word('sharing.ask.proposed', { title: torque })).waitFor();
    await page.getByText('别的车间也遇到过吗？').waitFor();
    const link = await page.getByRole('link', { name: torque, exact: true }).first().getAttribute('href');
    assert.match(link ?? '', /#\/share\/[\w-]+\/8\?shareId=/);
  },
);

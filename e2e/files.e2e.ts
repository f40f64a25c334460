import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { damaged } from './damaged-documents.ts';
import { journey, type Product, Skipped, type Stage } from './journey.ts';
import { look } from './looking.ts';
import { ahead, eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['files'] };

const word = wordsOf('cn');
const mb = 1024 * 1024;

const chooser = (page: Page): Locator => page.locator('input[type=file]');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const listed = (page: Page): Locator => page.getByRole('list', { name: word('files.list') });

async function openFiles({ page, signIn }: Stage, account: string): Promise<void> {
  await signIn(page, account, 'center/my/files');
  await button(page, word('upload.choose')).waitFor();
}

/** A film of two parts: the head that says what it is, and nothing but a number everywhere else. */
function largeFilm(): Buffer {
  const film = Buffer.alloc(21 * mb, 7);
  film.write('\u0000\u0000\u0000\u0020ftypisom\u0000\u0000\u0002\u0000isomiso2avc1mp41', 0, 'latin1');
  return film;
}

/** Larger than a browser takes from a journey directly: by way of a folder. */
async function withFile(name: string, body: Buffer, work: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-upload-'));
  writeFileSync(join(folder, name), body);
  await work(join(folder, name)).finally(() => rmSync(folder, { recursive: true }));
}

const zip = { mimeType: 'application/zip', buffer: Buffer.from('504b0506000000000000000000000000000000000000', 'hex') };

/** In the page: a part whose number is held never leaves it. */
function holdParts(): void {
  const external = window as unknown as { admitPart: (number: string) => Promise<boolean> };
  // The function is called with the request as its `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendIfAdmitted(body) {
    const number = body instanceof FormData ? body.get('fileOrder') : null;
    if (typeof number !== 'string') {
      send.call(this, body);
      return;
    }
    void external.admitPart(number).then((isAdmitted) => {
      if (isAdmitted) send.call(this, body);
    });
  };
}

/**
 * Parts that were asked to be stored, by their number; those in `held` do not arrive. Judged inside the page: a browser
 * that is to show 20 MB of a request to somebody outside may leave them out.
 */
async function watchParts(page: Page) {
  const sent: string[] = [];
  const held = new Set<string>();
  await page.exposeFunction('admitPart', (number: string): boolean => {
    if (held.has(number)) return false;
    sent.push(number);
    return true;
  });
  await page.addInitScript(holdParts);
  await page.evaluate(holdParts);
  return { sent, held };
}

journey(
  '[UPLOAD-01, UPLOAD-02] two files go up, one in two parts; paused and gone on with, nothing is sent twice',
  async (stage) => {
    const { page } = stage;
    await openFiles(stage, 'zhoumuyun');
    const parts = await watchParts(page);
    parts.held.add('2');
    await withFile('开机演示.mp4', largeFilm(), async (path) => {
      await chooser(page).setInputFiles(path);
      const bar = page.getByRole('progressbar', { name: word('upload.progress', { name: '开机演示.mp4' }) });
      await eventually('the first part is there', async () => Number(await bar.getAttribute('aria-valuenow')) >= 90);
      await button(page, word('upload.pause', { name: '开机演示.mp4' })).click();
      await page.getByText(word('upload.state.paused')).waitFor();
      await chooser(page).setInputFiles({ ...zip, name: '资料.zip' });
      await listed(page).getByRole('link', { name: '资料.zip' }).waitFor();
      await page.getByRole('progressbar', { name: word('upload.overall') }).waitFor();
      parts.held.clear();
      parts.sent.length = 0;
      await button(page, word('upload.resume', { name: '开机演示.mp4' })).click();
      await listed(page).getByRole('link', { name: '开机演示.mp4' }).waitFor();
      assert.deepEqual(parts.sent, ['2']);
    });
  },
);

journey(
  '[UPLOAD-01] a page closed over an upload asks for the same file, and goes on where it stopped',
  async (stage) => {
    const { page } = stage;
    await openFiles(stage, 'wenjiahe');
    const parts = await watchParts(page);
    parts.held.add('2');
    await withFile('设备巡检.mp4', largeFilm(), async (path) => {
      await chooser(page).setInputFiles(path);
      const bar = page.getByRole('progressbar', { name: word('upload.progress', { name: '设备巡检.mp4' }) });
      await eventually('the first part is there', async () => Number(await bar.getAttribute('aria-valuenow')) >= 90);
      await button(page, word('upload.rename', { name: '设备巡检.mp4' })).click();
      const name = page.getByRole('textbox', { name: word('upload.nameField') });
      await name.fill('<script>alert(1)</script>巡检示范');
      await name.press('Enter');
      await page.getByText('巡检示范.mp4', { exact: true }).waitFor();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      assert.deepEqual(asked, ['beforeunload']);
      const unfinished = page.getByRole('region', { name: word('upload.unfinished.title') });
      await unfinished.getByText('设备巡检.mp4').waitFor();
      parts.held.clear();
      parts.sent.length = 0;
      await chooser(page).setInputFiles(path);
      await listed(page).getByRole('link', { name: '巡检示范.mp4' }).waitFor();
      assert.deepEqual(parts.sent, ['2']);
      await unfinished.waitFor({ state: 'detached' });
    });
  },
);

journey('[UPLOAD-21] a line that is lost says so, and the upload goes on when it is back', async (stage) => {
  const { page } = stage;
  await openFiles(stage, 'mengxinlan');
  await page.context().setOffline(true);
  await chooser(page).setInputFiles({ ...zip, name: '班组名单.zip' });
  await page.getByText('网络异常，请检查网络情况').first().waitFor();
  await page.context().setOffline(false);
  await listed(page).getByRole('link', { name: '班组名单.zip' }).waitFor();
});

journey('[UPLOAD-11..14, UPLOAD-20] what is refused here or by the server says why, in place', async (stage) => {
  const { page, url } = stage;
  await openFiles(stage, 'amina');
  await chooser(page).setInputFiles([
    { ...zip, name: 'a,b.zip' },
    { name: '空.zip', mimeType: 'application/zip', buffer: Buffer.alloc(0) },
    { ...zip, name: `${'长'.repeat(100)}.zip` },
    { ...zip, name: '程序.exe' },
  ]);
  const said = page.getByRole('alert');
  for (const key of ['zxy.124106', 'zxy.124107', 'zxy.199573', 'zxy.124105'] as const) {
    await said.getByText(word(key), { exact: true }).waitFor();
  }
  // A page that calls itself a picture: only the server looks inside.
  const html = { name: '照片.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>1</script>') };
  await chooser(page).setInputFiles(html);
  await button(page, word('upload.retry', { name: '照片.png' })).waitFor();
  const line = page.getByRole('list', { name: word('upload.list') });
  const reasons = [word('lang.28113'), word('lang.28114')];
  assert.ok(reasons.includes((await line.getByRole('alert').textContent()) ?? ''));
  assert.equal(page.url(), `${url}#/center/my/files`);
  await button(page, word('upload.giveUp', { name: '照片.png' })).click();
  await line.waitFor({ state: 'detached' });
});

const pageField = (page: Page): Locator => page.getByRole('textbox', { name: word('pdf.pageField') });

journey('[STUDY-07] a document opens at the page where one stopped, after a reload as well', async (stage) => {
  const { page } = stage;
  await openFiles(stage, 'linzhiyuan');
  await listed(page).getByRole('link', { name: '车间安全手册.pdf' }).click();
  await page.getByRole('heading', { level: 1, name: '车间安全手册.pdf' }).waitFor();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/position') && answer.request().postData() === '{"position":"3"}',
  );
  await pageField(page).fill('3');
  await pageField(page).press('Enter');
  await page.getByText('应急集合点').first().waitFor();
  await saved;
  await page.reload();
  await eventually('it opens at page 3', async () => (await pageField(page).inputValue()) === '3');
  await page.getByRole('link', { name: word('files.back') }).click();
  await listed(page).getByRole('link', { name: '工间读书会选篇.epub' }).click();
  await page.getByRole('region', { name: word('book.region', { name: '工间读书会选篇.epub' }) }).waitFor();
});

journey('[UPLOAD-18] a file is found, renamed without script, and deleted for good', async (stage) => {
  const { page } = stage;
  await openFiles(stage, 'jiangshuyi');
  const seeded = '带教手册：前四周.pdf';
  const box = page.getByRole('searchbox', { name: word('files.search') });
  await box.fill('带教');
  await box.press('Enter');
  await eventually('the word is in the address', () => page.url().includes('keyword='));
  await button(page, word('files.actions', { name: seeded })).click();
  await page.getByRole('menuitem', { name: word('files.rename') }).click();
  const dialog = page.getByRole('dialog', { name: word('files.rename.title') });
  await dialog.getByRole('textbox').fill('<img src=x onerror=alert(1)>带教清单');
  await dialog.getByRole('textbox').press('Enter');
  await listed(page).getByRole('link', { name: '带教清单.pdf', exact: true }).waitFor();

  await button(page, word('files.actions', { name: '带教清单.pdf' })).click();
  await page.getByRole('menuitem', { name: word('files.delete') }).click();
  const question = page.getByRole('dialog', { name: word('files.delete.title') });
  await question.getByRole('button', { name: word('files.delete'), exact: true }).click();
  await page.getByText(word('files.none.title')).waitFor();
  await page.getByRole('link', { name: word('files.none.all') }).click();
  await page.getByText(word('files.empty.title')).waitFor();
});

journey('a document that is damaged or locked says so, and can still be saved', async (stage) => {
  const { page } = stage;
  await openFiles(stage, 'jiangshuyi');
  const shown = [
    [damaged.cut, 'viewer.broken.document'],
    [damaged.leadingNowhere, 'viewer.broken.document'],
    [damaged.locked, 'pdf.password.title'],
    [damaged.halfBroken, 'pdf.pageBroken'],
  ] as const;
  await chooser(page).setInputFiles(shown.map(([file]) => file));
  for (const [{ name }, key] of shown) {
    await listed(page).getByRole('link', { name }).click();
    const viewer = page.getByRole('region', { name: word('pdf.region', { name }) });
    // Its first page is whole, and the others are read once they are near.
    if (key === 'pdf.pageBroken') await viewer.getByRole('button', { name: word('pdf.next') }).click();
    await viewer.getByText(word(key)).waitFor();
    await look(page, `pdf-${name.replace('.pdf', '')}`);
    await viewer.getByRole('link', { name: word('viewer.download') }).waitFor();
    await page.getByRole('link', { name: word('files.back') }).click();
  }
});

/** As a camera writes it, wider than any screen. */
const widePhoto = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1200 });
      canvas.getContext('2d')?.fillRect(300, 300, 900, 600);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }),
    'base64',
  );

journey('[UPLOAD-19] photos are made smaller before they are sent, once their owner says so', async (stage) => {
  const { page } = stage;
  await openFiles(stage, 'tangyuwei');
  const photo = { name: '厂门.jpg', mimeType: 'image/jpeg', buffer: await widePhoto(page) };
  const send = async (): Promise<unknown> => {
    const merging = page.waitForResponse((answer) => answer.url().endsWith('/upload-merge'));
    const [merged] = await Promise.all([merging, chooser(page).setInputFiles(photo)]);
    const { width, height } = (await merged.json()) as { width: number; height: number };
    return [width, height];
  };
  assert.deepEqual(await send(), [2400, 1200]);
  await page.getByRole('switch', { name: word('files.shrink') }).click();
  await page.reload();
  assert.equal(await page.getByRole('switch', { name: word('files.shrink') }).isChecked(), true);
  assert.deepEqual(await send(), [1920, 960]);
});

const film = new URL('../packages/web/src/app/gallery/samples/pattern.webm', import.meta.url).pathname;
/** Making several sizes of a film, on a machine with other things to do. */
const conversionMs = 120_000;

journey('[STUDY-07] D-168: a film is made ready and plays by a token of its viewer', async (stage) => {
  const { page } = stage;
  await openFiles(stage, 'hejingxing');
  await chooser(page).setInputFiles(film);
  const line = listed(page).getByRole('listitem').filter({ hasText: 'pattern.webm' });
  await line.waitFor();
  const says = async (key: 'failed' | 'unavailable') =>
    (await line.getByText(word(`files.conversion.${key}`)).count()) > 0;
  const unready = (['waiting', 'running'] as const).map((key) => line.getByText(word(`files.conversion.${key}`)));
  const isReady = async () => (await Promise.all(unready.map((one) => one.count()))).every((count) => count === 0);
  await eventually('the film is ready', isReady, conversionMs);
  if (await says('unavailable')) {
    throw new Skipped('there is no ffmpeg to make it ready');
  }
  assert.equal(await says('failed'), false);
  const token = ahead(page.waitForResponse((answer) => answer.url().includes('/m3u8-token') && answer.ok()));
  await line.getByRole('link').click();
  await token;
  const player = page.getByRole('region', { name: word('player.video', { name: 'pattern.webm' }) });
  await player
    .getByRole('button', { name: word('player.play') })
    .last()
    .click();
  await eventually('it plays', () =>
    player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime > 0.5),
  );
});

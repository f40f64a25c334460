import type { Locator } from 'playwright-core';
import { journey, type Product, Skipped, type Stage } from './journey.ts';
import { serveSealedStream } from './sealed-stream.ts';
import { eventually, isFocused } from './waiting.ts';
import { type Word, type WordKey, wordsOn } from './words.ts';

export const product: Product = { night: ['files', 'study'] };

type Opened = { readonly viewer: Locator; readonly word: Word };

/** The shelf of the gallery with one viewer on it; `key` names the viewer for a screen reader. */
async function open({ page, url }: Stage, which: string, key: WordKey): Promise<Opened> {
  await page.goto(`${url}#/dev/gallery?viewer=${which}`);
  const word = await wordsOn(page);
  const name = word(key, { name: word('gallery.viewer.sample') });
  const viewer = page.getByRole('region', { name, exact: true });
  // While it loads it has no button.
  await viewer.getByRole('button').first().scrollIntoViewIfNeeded();
  return { viewer, word };
}

const pageOf = (viewer: Locator, word: Word): Promise<string> =>
  viewer.getByRole('textbox', { name: word('pdf.pageField') }).inputValue();

journey(
  '[STUDY-07] a document is searched in Chinese, and opens again at the page where one stopped',
  async (stage) => {
    const { page } = stage;
    const { viewer, word } = await open(stage, 'pdf', 'pdf.region');
    await viewer.getByRole('button', { name: word('viewer.search') }).click();
    await eventually('the search has the focus', () => isFocused(viewer.getByRole('searchbox')));
    await page.keyboard.type('学习');
    const state = viewer.getByRole('search').getByRole('status');
    await eventually(
      'ten hits are counted',
      async () => (await state.textContent()) === word('viewer.search.count', { current: '1', count: '10' }),
    );
    await eventually('hits are marked', async () => (await viewer.locator('[data-mark]').count()) > 1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await eventually('the third hit is on page 2', async () => (await pageOf(viewer, word)) === '2');
    await viewer.locator('[data-mark][data-current]').waitFor();
    await page.keyboard.press('Escape');

    const field = viewer.getByRole('textbox', { name: word('pdf.pageField') });
    await field.fill('9');
    await field.press('Enter');
    await viewer
      .getByRole('region', { name: word('pdf.page', { page: '9', count: '12' }) })
      .getByText(/sheet 9/)
      .waitFor();
    await eventually('few of 12 pages are held in memory', async () => (await viewer.locator('canvas').count()) <= 6);
    // The place is told when one rests.
    await eventually('the page is remembered', () =>
      page.evaluate(() => sessionStorage.getItem('shuyuan.gallery.pdf') === '9'),
    );
    await page.reload();
    await eventually('the document opens at page 9', async () => (await pageOf(viewer, word)) === '9');
  },
);

type Playing = { readonly now: number; readonly speed: number; readonly isPaused: boolean; readonly shown: number };

const playing = (viewer: Locator): Promise<Playing> =>
  viewer.locator('video').evaluate((video: HTMLVideoElement) => ({
    now: video.currentTime,
    speed: video.playbackRate,
    isPaused: video.paused,
    shown: [...video.textTracks].findIndex(({ mode }) => mode === 'showing'),
  }));

journey(
  '[STUDY-07] a video plays by keys at another speed with subtitles, and goes on where it stopped',
  async (stage) => {
    const { page } = stage;
    const { viewer, word } = await open(stage, 'video', 'player.video');
    await viewer
      .getByRole('button', { name: word('player.play') })
      .last()
      .click();
    await eventually('it plays', async () => (await playing(viewer)).now > 0.5);
    for (const key of ['>', '>', 'c']) await page.keyboard.press(key);
    await eventually('it plays faster, with subtitles', async () => {
      const { speed, shown } = await playing(viewer);
      return speed === 1.5 && shown === 0;
    });
    // A film that plays on while a slow machine looks at it would be over.
    await page.keyboard.press('k');
    await eventually('it rests', async () => (await playing(viewer)).isPaused);
    await page.keyboard.press('0');
    await eventually('it is at its beginning', async () => (await playing(viewer)).now === 0);
    await page.keyboard.press('l');
    await eventually('it is ten seconds on', async () => (await playing(viewer)).now === 10);
    await page.reload();
    await viewer.getByText(word('player.resumed', { time: '0:10' })).waitFor();
    await viewer.getByRole('button', { name: word('player.fromStart') }).click();
    await eventually('it is at the start', async () => (await playing(viewer)).now < 1);
  },
);

journey('[STUDY-07] D-168: a sealed stream plays on when its token has run out in the middle', async (stage) => {
  const { page } = stage;
  const stream = await serveSealedStream(stage.page);
  if (!stream) {
    throw new Skipped('there is no ffmpeg to make one');
  }
  try {
    const { viewer, word } = await open(stage, 'stream', 'player.video');
    await viewer
      .getByRole('button', { name: word('player.play') })
      .last()
      .click();
    await eventually('a second token is asked for', () => stream.asked.includes('key.bin 2'));
    await eventually('it plays', async () => (await playing(viewer)).now > 1);
    await page.keyboard.press('9');
    await eventually('it plays in the piece that was refused', async () => (await playing(viewer)).now > 14.5);
  } finally {
    stream.remove();
  }
});

journey('[STUDY-07] a stream that cannot be had says so, and can be tried again', async (stage) => {
  const { viewer, word } = await open(stage, 'stream', 'player.video');
  await viewer.getByText(word('viewer.refused.title')).waitFor();
  const stream = await serveSealedStream(stage.page);
  if (!stream) {
    throw new Skipped('there is no ffmpeg to make one');
  }
  await viewer.getByRole('button', { name: word('shell.retry') }).click();
  await viewer.getByText(word('viewer.refused.title')).waitFor({ state: 'detached' });
  stream.remove();
});

const readShare = async (viewer: Locator): Promise<number> =>
  Number(/\d+/.exec((await viewer.getByRole('status').last().textContent()) ?? '')?.[0] ?? 0);

journey(
  '[STUDY-07] a book turns its pages, runs nothing of its own, and opens again where one stopped',
  async (stage) => {
    const { page } = stage;
    const { viewer, word } = await open(stage, 'book', 'book.region');
    const text = viewer.getByRole('group', { name: word('book.text') });
    await eventually('it shows its first page', async () => (await readShare(viewer)) > 0);
    const first = await readShare(viewer);
    await text.focus();
    await page.keyboard.press('ArrowRight');
    await eventually('a key turned the page', async () => (await readShare(viewer)) > first);
    const second = await readShare(viewer);
    const box = await text.boundingBox();
    if (!box) throw new Error('the text has no place');
    await page.mouse.click(box.x + box.width * 0.95, box.y + box.height / 2);
    await eventually('a tap turned the page', async () => (await readShare(viewer)) > second);

    // The second chapter is hostile: a script, handlers, a page in a page, script addresses.
    await viewer.getByRole('button', { name: word('viewer.contents') }).click();
    await viewer.getByRole('button', { name: word('about.area.learn.title'), exact: true }).click();
    await eventually('the hostile chapter is shown', async () => {
      const frame = page.frames().find((other) => other.url().startsWith('blob:'));
      // The frame of the chapter before may go away while it is read.
      const shown = await frame
        ?.locator('body')
        .textContent()
        .catch(() => null);
      return (shown ?? '').includes(word('about.area.path.text'));
    });
    const ran = await page.evaluate(() => document.documentElement.dataset['bookRan']);
    if (ran !== undefined) throw new Error('the book ran a script of its own');

    await eventually('the place is remembered', () =>
      page.evaluate(() => sessionStorage.getItem('shuyuan.gallery.book')?.startsWith('epubcfi(/6/4') === true),
    );
    const share = await readShare(viewer);
    await page.reload();
    await eventually('the book opens where one stopped', async () => (await readShare(viewer)) === share);
  },
);

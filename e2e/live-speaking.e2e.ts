import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pdfOf } from '../packages/server/src/world/draw-documents.ts';
import { journey } from './journey.ts';
import {
  enterSpeaking,
  enterWatching,
  makeLive,
  moves,
  onStage,
  ownId,
  plays,
  roomAddress,
  roomWords,
  startLive,
} from './live-rooms.ts';
import { personOf } from './signing-in.ts';
import { eventually } from './waiting.ts';

const word = roomWords.cn;
const host = 'shixiaoman';

journey(
  'a shared screen is seen on the stage and by the audience, and is gone when it is stopped',
  async ({ page, url, people, signIn, as }) => {
    const { fullName } = personOf({ people }, host);
    await signIn(page, host);
    const [beside, viewer] = await Promise.all(['shenruoxi', 'linzhiyuan'].map((account) => as(account)));
    assert(beside && viewer);
    const id = await makeLive(page, '共享屏幕', { lecturerId: await ownId(beside) });
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    await Promise.all([enterSpeaking(beside, roomAddress(url, id, 3)), enterWatching(viewer, roomAddress(url, id, 1))]);
    await plays(viewer);
    await page.getByRole('button', { name: word['live.room.screen.share'] }).click();
    await moves(onStage(beside, fullName, 'screen'), 1);
    await moves(onStage(beside, fullName), 0.5);
    await plays(viewer);
    await page.getByRole('button', { name: word['live.room.screen.stop'] }).click();
    await onStage(beside, fullName, 'screen').waitFor({ state: 'detached' });
    await plays(viewer);
  },
);

const sheets = ['一', '二'].map((number) => ({ title: `第${number}页`, lines: [`第${number}页的内容`] }));
const place = (page: number): string =>
  word['live.room.slides.page'].replace('{{page}}', String(page)).replace('{{pages}}', '2');

journey(
  'slides are shown to everybody, also to a guest who is signed in nowhere, and turned for all',
  async ({ page, url, signIn, elsewhere }) => {
    await signIn(page, host);
    const id = await makeLive(page, '课件与来宾', { passcode: 'abc123' });
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    await page.getByRole('button', { name: word['live.room.slides'], exact: true }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: '课件.pdf', mimeType: 'application/pdf', buffer: pdfOf(sheets) });
    await page.getByRole('button', { name: word['live.room.slides.show'], exact: true }).click();
    await page.getByRole('figure').waitFor();

    const guest = await elsewhere();
    await guest.goto(`${url}#/lives/keylogin/${id}`);
    await guest.getByLabel(word['live.room.key.passcode']).fill('abc123');
    await guest.getByLabel(word['live.room.key.displayName']).fill('来访的王工');
    await guest.getByRole('button', { name: word['live.room.enter'] }).click();
    await guest.getByRole('figure').waitFor();

    await page.getByRole('button', { name: word['live.room.slides.next'] }).click();
    for (const tab of [page, guest]) await tab.getByRole('figure', { name: place(2) }).waitFor();
  },
);

journey(
  'a host with two pages sends from the last one, and from the first again when told to',
  async ({ page, url, signIn, newTab, as }) => {
    await signIn(page, host);
    const id = await makeLive(page, '两个页面');
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    const viewer = await as('linzhiyuan');
    await enterWatching(viewer, roomAddress(url, id, 1));
    await plays(viewer);

    const second = await newTab();
    await enterSpeaking(second, roomAddress(url, id, 2));
    const here = { name: word['live.room.sending.here'] };
    await page.getByRole('button', here).waitFor();
    await plays(viewer);
    await page.getByRole('button', here).click();
    await second.getByRole('button', here).waitFor();
    await page.getByRole('button', here).waitFor({ state: 'detached' });
    await plays(viewer);
  },
);

type Counts = Readonly<Record<string, number>>;

type Message = { readonly t: string; readonly counts?: Counts };

const messageIn = (payload: string | Buffer): Message =>
  typeof payload === 'string' && payload.startsWith('{') ? (JSON.parse(payload) as Message) : { t: '' };

/** The reactions a page sends and receives over the socket of its room. */
function reactionsOf(page: Page): { readonly heard: Counts[]; readonly said: () => number } {
  const heard: Counts[] = [];
  let said = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { t, counts } = messageIn(payload);
      if (t === 'reactions' && counts) heard.push(counts);
    });
    socket.on('framesent', ({ payload }) => void (said += messageIn(payload).t === 'react' ? 1 : 0));
  });
  return { heard, said: () => said };
}

/** Whether a text has been on the page since, for however short a time. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((wanted) => {
    const found = { is: false };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) found.is ||= node.textContent?.includes(wanted) === true;
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  }, text);
  return () => seen.evaluate(({ is }) => is);
}

const clapsOf = (heard: readonly Counts[]): number => heard.reduce((sum, { clap = 0 }) => sum + clap, 0);

journey(
  'captions are read by everybody; the applause of many comes together as numbers, not one by one',
  async ({ page, url, signIn, as }) => {
    await signIn(page, host);
    const id = await makeLive(page, '字幕与掌声');
    await startLive(page, id);
    const { heard } = reactionsOf(page);
    const viewers = await Promise.all(['linzhiyuan', 'tanmuyang'].map((account) => as(account)));
    const claps = viewers.map((viewer) => reactionsOf(viewer));
    await enterSpeaking(page, roomAddress(url, id, 2));
    await Promise.all(viewers.map((viewer) => enterWatching(viewer, roomAddress(url, id, 1))));

    await page.getByRole('button', { name: word['live.room.captions'] }).click();
    const written = page.getByRole('textbox', { name: word['live.room.captions.write'] });
    await written.fill('今天讲三种换型的办法');
    await written.press('Enter');
    const scene = { name: word['live.room.scene'] };
    await Promise.all(
      viewers.map((viewer) => viewer.getByRole('region', scene).getByText('今天讲三种换型的办法').waitFor()),
    );
    await page.keyboard.press('Escape');

    // They float up for a moment only.
    const hasFloated = await watchFor(page, '👏');
    const isTogether = () => heard.some(({ clap = 0 }) => clap > 1);
    await Promise.all(
      viewers.map(async (viewer) => {
        await viewer.getByRole('button', { name: word['live.room.react'] }).click();
        const clap = viewer.getByRole('button', { name: word['live.room.react.clap'] });
        // As fast as a finger is taken for one; where that is slow, until some come together.
        for (let count = 0; count < 10 || !isTogether(); count += 1) await clap.click({ delay: 220 });
      }),
    );
    const said = claps.reduce((sum, viewer) => sum + viewer.said(), 0);
    assert(said >= viewers.length * 2, `${said} signs were sent`);
    await eventually('all of the applause has come', () => clapsOf(heard) === said);
    await eventually('it has been seen', hasFloated);
  },
);

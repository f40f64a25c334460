import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import {
  enterSpeaking,
  enterWatching,
  makeLive,
  moves,
  onStage,
  openRoom,
  ownId,
  plays,
  roomAddress,
  roomWords,
  startLive,
} from './live-rooms.ts';
import { lobby, personOf } from './signing-in.ts';
import { eventually } from './waiting.ts';

export const product: Product = { night: ['live'] };

const word = roomWords.cn;
const host = 'shixiaoman';

// One journey for what one host sends: making and entering the room was done twice.
journey(
  'a shared screen is seen on the stage and by the audience until it is stopped; of two pages of a host the last one sends, or the first when told to',
  async ({ page, url, people, signIn, newTab, as }) => {
    const { fullName } = personOf({ people }, host);
    await signIn(page, host, lobby);
    const [beside, viewer] = await Promise.all(['shenruoxi', 'linzhiyuan'].map((account) => as(account, lobby)));
    assert(beside && viewer);
    const id = await makeLive(page, '共享屏幕与两个页面', { lecturerId: await ownId(beside) });
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

    await beside.close();
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
function reactionsOf(page: Page): { readonly received: Counts[]; readonly said: () => number } {
  const received: Counts[] = [];
  let said = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { t, counts } = messageIn(payload);
      if (t === 'reactions' && counts) received.push(counts);
    });
    socket.on('framesent', ({ payload }) => void (said += messageIn(payload).t === 'react' ? 1 : 0));
  });
  return { received, said: () => said };
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

const clapsOf = (received: readonly Counts[]): number => received.reduce((sum, { clap = 0 }) => sum + clap, 0);

journey(
  'captions are read by everybody; the applause of many comes together as numbers, not one by one',
  async (stage) => {
    const { page, url, as } = stage;
    const { received } = reactionsOf(page);
    const id = await openRoom(stage, { host, subject: '字幕与掌声' });
    const viewers = await Promise.all(['linzhiyuan', 'tanmuyang'].map((account) => as(account, lobby)));
    const claps = viewers.map((viewer) => reactionsOf(viewer));
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
    const isTogether = () => received.some(({ clap = 0 }) => clap > 1);
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
    await eventually('all of the applause has come', () => clapsOf(received) === said);
    await eventually('it has been seen', hasFloated);
  },
);

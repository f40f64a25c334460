import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { journey, type Product, type Stage } from './journey.ts';
import { withoutMedia } from './live-media-process.ts';
import {
  enterSpeaking,
  enterWatching,
  hears,
  isWatchedBy,
  makeLive,
  moves,
  onStage,
  ownId,
  plays,
  roomAddress,
  roomWords,
  say,
  switchLive,
} from './live-rooms.ts';
import { personOf } from './signing-in.ts';
import { eventually } from './waiting.ts';

const word = roomWords.cn;
const [host, lecturer] = ['shixiaoman', 'shenruoxi'];

export const product: Product = { isAlone: true, night: ['live'] };

/** A host on air with somebody beside them on the stage, and three who watch. */
async function goOnAir({ page, url, signIn, as }: Stage) {
  await signIn(page, host);
  const [beside, first, second, third] = await Promise.all(
    [lecturer, 'linzhiyuan', 'tanmuyang', 'amina'].map((account) => as(account)),
  );
  assert(beside && first && second && third);
  const id = await makeLive(page, '试播：三位观众', { lecturerId: await ownId(beside) });
  await enterSpeaking(page, roomAddress(url, id, 2));
  await switchLive(page, 'start');
  await page.getByText(word['live.status.running']).first().waitFor();
  const viewers = [first, second, third];
  await Promise.all([
    enterSpeaking(beside, roomAddress(url, id, 3)),
    ...viewers.map((viewer) => enterWatching(viewer, roomAddress(url, id, 1))),
  ]);
  return { beside, first, second, viewers, all: [page, beside, ...viewers] };
}

const each = (tabs: readonly Page[], work: (tab: Page) => Promise<void>) => Promise.all(tabs.map(work));

const minutes = /(\d+):(\d\d)/;
/** The second of the film at which a line of the chat stands. */
async function secondOf(line: Locator): Promise<number> {
  const [, whole, rest] = minutes.exec((await line.textContent()) ?? '') ?? [];
  return Number(whole) * 60 + Number(rest);
}

/** Of the chat beside a film. */
const isNow = async (line: Locator): Promise<boolean> => (await line.getAttribute('aria-current')) === 'true';

/** The film is made while one waits for it; it plays, is sought, and what was said stands beside it in time. */
async function watchAgain(viewer: Page): Promise<void> {
  await viewer.getByRole('link', { name: word['live.room.toDetail'] }).click();
  const film = viewer.locator('video');
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  const seek = (to: number) =>
    film.evaluate((video: HTMLVideoElement, second) => void (video.currentTime = second), to);
  await film.waitFor({ timeout: 30_000 });
  // The last that was said while it was down: of two in one second the later is marked.
  const line = viewer.getByRole('button', { name: /听得到，我们继续/ });
  const second = await secondOf(line);
  assert(second >= 2, 'there was a picture for a while before it was said');
  await eventually('the film is as long as the live', () =>
    film.evaluate((video: HTMLVideoElement, least) => video.duration >= least, second),
  );
  await line.click();
  await eventually('the film is where it was said', async () => Math.abs((await at()) - second) < 1.5);
  await eventually('and so is what was said', () => isNow(line));
  await seek(second - 2);
  await eventually('before, it was not yet said', async () => !(await isNow(line)));
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await moves(film, 1);
  await eventually('what is said comes by itself', () => isNow(line));
}

journey(
  '[ROUTE-01, LIVE-ROOM-10] three watch and write; the process of the media is killed: the room says so, the chat goes on, it comes back, and the replay has it all',
  async (stage) => {
    const { page, url } = stage;
    const [hostName, lecturerName] = [host, lecturer].map((account) => personOf(stage, account).fullName);
    assert(hostName && lecturerName);
    const { beside, first, second, viewers, all } = await goOnAir(stage);
    await each(viewers, plays);
    await isWatchedBy(page, 5);
    await say(first, '画面很清楚');
    await say(page, '欢迎大家');
    await each(all, async (tab) => {
      await hears(tab, '画面很清楚');
      await hears(tab, '欢迎大家');
    });
    await Promise.all([moves(onStage(beside, hostName), 1), moves(onStage(page, lecturerName), 1)]);

    const fallen = (tab: Page) => tab.getByText(word['live.room.stage.down']);
    await withoutMedia(url, async () => {
      await each(all, (tab) => fallen(tab).waitFor());
      await onStage(beside, hostName).waitFor({ state: 'detached' });
      await say(first, '断流时也能聊');
      await say(page, '听得到，我们继续');
      await each(all, async (tab) => {
        await hears(tab, '断流时也能聊');
        await hears(tab, '听得到，我们继续');
      });
      await plays(second);
    });
    await each(all, (tab) => fallen(tab).waitFor({ state: 'hidden' }));
    await Promise.all([moves(onStage(beside, hostName), 1), moves(onStage(page, lecturerName), 1)]);

    await each(viewers, plays);
    await switchLive(page, 'end');
    // Part of what those who watched read, too.
    await each(all, (tab) => tab.getByRole('heading', { name: word['live.room.gone.held.title'] }).waitFor());
    await watchAgain(first);
  },
  { minutes: 4 },
);

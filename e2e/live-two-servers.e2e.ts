import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { createEndings } from './endings.ts';
import { journey, type Product, type Stage } from './journey.ts';
import { type Front, nodeCookie, openFront } from './live-front.ts';
import { serverAt } from './live-media-process.ts';
import {
  askPoll,
  enterSpeaking,
  enterWatching,
  hears,
  isWatchedBy,
  makeLive,
  openTab,
  plays,
  roomAddress,
  roomWords,
  say,
  startLive,
  switchLive,
  votePoll,
} from './live-rooms.ts';
import { type RunningServer, startServer } from './server.ts';
import { signInAs } from './signing-in.ts';

const word = roomWords.cn;
let second: RunningServer | null = null;

/** Another process on the same database and files, killed in the middle. */
export const product: Product = {
  isAlone: true,
  night: ['live'],
  startCompanion: async (settings) => {
    second = await startServer({
      env: { ...settings, JOBS: 'separate' },
      logFile: 'test-results/servers/live-two-servers-second.log',
      endings: createEndings(),
    });
    // That it has ended before is what the journey is about.
    return { env: {}, stop: async () => second?.stop().catch(() => undefined) };
  },
};

/** People at machines of their own, given to one or the other server. */
async function gather({ elsewhere }: Stage, { url }: Front, people: readonly (readonly [string, 0 | 1])[]) {
  const tabs = people.map(async ([account, node]) => {
    const tab = await elsewhere();
    await tab.context().addCookies([{ name: nodeCookie, value: String(node), url }]);
    await signInAs(tab, { url: `${url}/vue/`, account });
    return tab;
  });
  const [host, first, other, third] = await Promise.all(tabs);
  assert(host && first && other && third);
  return { host, first, other, third, all: [host, first, other, third] };
}

const each = (tabs: readonly Page[], work: (tab: Page) => Promise<void>) => Promise.all(tabs.map(work));
const sees = (tab: Page, text: string) => tab.getByText(text, { exact: true }).waitFor();
const voters = (count: number): string => word['live.room.polls.voters'].replace('{{count}}', String(count));

journey(
  'two servers are one room: chat, number, poll and state; who is at the one that is killed comes to the other by themselves',
  async (stage) => {
    assert(second);
    const front = await openFront([stage.url, second.origin]);
    try {
      const { host, first, other, third, all } = await gather(stage, front, [
        ['shixiaoman', 1],
        ['linzhiyuan', 1],
        ['tanmuyang', 0],
        ['amina', 0],
      ]);
      const id = await makeLive(host, '两个服务器');
      await startLive(host, id);
      const place = (identity: 1 | 2) => roomAddress(`${front.url}/vue/`, id, identity);
      await enterSpeaking(host, place(2));
      await each([first, other, third], (tab) => enterWatching(tab, place(1)));
      await each(all, (tab) => isWatchedBy(tab, 4));
      await each([first, other, third], plays);
      await say(first, '二号机的话');
      await say(other, '一号机的话');
      await each(all, (tab) => hears(tab, '二号机的话'));
      await each(all, (tab) => hears(tab, '一号机的话'));
      await askPoll(host, '听得清吗？', ['清楚', '不清楚']);
      await each([first, other], (tab) => votePoll(tab, '清楚'));
      await openTab(third, 'polls');
      await each(all, (tab) => sees(tab, voters(2)));
      await each(all, (tab) => openTab(tab, 'chat'));

      process.kill(serverAt(second.origin), 'SIGKILL');
      await say(other, '有人掉线了吗');
      await hears(third, '有人掉线了吗');
      await each([host, first], (tab) => hears(tab, '有人掉线了吗'));
      await say(first, '我到一号机了');
      await each(all, (tab) => hears(tab, '我到一号机了'));
      await each(all, (tab) => isWatchedBy(tab, 4));
      await each([first, other, third], plays);
      await openTab(host, 'polls');
      await host.getByRole('button', { name: word['live.room.polls.close'] }).click();
      await each([first, third], (tab) => openTab(tab, 'polls'));
      await each([first, third], (tab) => sees(tab, word['live.room.polls.isClosed']));
      await switchLive(host, 'end');
      // Part of what those who watched read, too.
      await each(all, (tab) => tab.getByRole('heading', { name: word['live.room.gone.held.title'] }).waitFor());
    } finally {
      front.close();
    }
  },
  { minutes: 4 },
);

import { texts as arTexts } from '@shuyuan/i18n/packs/ar/activity';
import { texts as cnTexts } from '@shuyuan/i18n/packs/cn/activity';
import type { Locator, Page } from 'playwright-core';
import type { Stage } from './journey.ts';
import { lobby } from './signing-in.ts';
import { eventually } from './waiting.ts';

type Words = Readonly<Record<keyof typeof cnTexts, string>>;
export const roomWords: Readonly<Record<'cn' | 'ar', Words>> = { cn: cnTexts, ar: arTexts };

type CallInput = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: object };

/** A call of whoever is signed in on a page, for what another journey shows by hand. */
export async function callAs<Answer>(page: Page, asked: CallInput): Promise<Answer> {
  const answer = await page.evaluate(async ({ method, path, body }) => {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer__${localStorage.getItem('shuyuan.token')}`,
        'content-type': 'application/json',
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    return { status: response.status, text: await response.text() };
  }, asked);
  if (answer.status >= 400) throw new Error(`${asked.method} ${asked.path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}

/** The number of whoever is signed in on a page. */
export async function ownId(page: Page): Promise<string> {
  type Own = { readonly currentUser: { readonly id: string } };
  const { currentUser } = await callAs<Own>(page, { method: 'GET', path: '/system/global-data?uri=%2F' });
  return currentUser.id;
}

/** A live of our own that begins now, with its room ready. */
export async function makeLive(page: Page, subject: string, more: object = {}): Promise<string> {
  const body = { subject, liveMode: 1, shareScope: 1, executionMode: 0, ...more };
  const { id } = await callAs<{ id: string }>(page, { method: 'POST', path: '/live/create', body });
  await eventually('the room is ready', async () => {
    const live = await callAs<{ requestStatus: number }>(page, { method: 'GET', path: `/live/get/${id}` });
    return live.requestStatus === 3;
  });
  return id;
}

/** The same, to be paid for. */
export const sellLive = (page: Page, subject: string): Promise<string> =>
  makeLive(page, subject, { price: { isPay: 1, coin: 500, discountCoin: 300 } });

export const startLive = (page: Page, id: string) => callAs<object>(page, { method: 'PUT', path: `/live/start/${id}` });

/** As whom one comes in: 1 the audience, 2 the host, 3 a lecturer, 4 an assistant. */
type RoomIdentity = 1 | 2 | 3 | 4;
const roomPlace = (id: string, identity: RoomIdentity): string => `live/action?id=${id}&identity=${identity}`;
export const roomAddress = (url: string, id: string, identity: RoomIdentity): string =>
  `${url}#/${roomPlace(id, identity)}`;

/** Through the check of the devices, with a picture two cores can carry, into the room. */
export async function enterSpeaking(page: Page, address: string, word = roomWords.cn): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: word['live.room.devices.title'] }).waitFor();
  await page.getByLabel(word['live.room.devices.quality']).selectOption('low');
  await page.getByRole('button', { name: word['live.room.enter'] }).click();
  await page.getByRole('log').waitFor();
}

export async function enterWatching(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('log').waitFor();
}

type Opening = { readonly host: string; readonly subject: string; readonly more?: object };

/** A live that has begun, with its host in the room on the first page. */
export async function openRoom({ page, url, signIn }: Stage, { host, subject, more }: Opening): Promise<string> {
  await signIn(page, host, lobby);
  const id = await makeLive(page, subject, more);
  await startLive(page, id);
  await enterSpeaking(page, roomAddress(url, id, 2));
  return id;
}

/** Members who watch, each at a machine of their own. */
export const openAudience = (as: Stage['as'], id: string, accounts: readonly string[]): Promise<Page[]> =>
  Promise.all(
    accounts.map(async (account) => {
      const page = await as(account, roomPlace(id, 1));
      await page.getByRole('log').waitFor();
      return page;
    }),
  );

/** Seconds of a picture between two looks at it: more of them were jumped over, not seen. */
const longestStep = 1;

const timeOf = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0)).catch(() => 0);

/** So many seconds of a film or a camera have been seen since one began to look; what begins anew counts on. */
export async function moves(video: Locator, seconds: number): Promise<void> {
  await eventually('a picture has come', async () => (await timeOf(video)) > 0);
  let at = await timeOf(video);
  let seen = 0;
  await eventually(`the picture moves for ${seconds} s`, async () => {
    const now = await timeOf(video);
    if (now > at && now - at <= longestStep) seen += now - at;
    at = now;
    return seen >= seconds;
  });
}

/** What the audience sees moves. */
export const plays = (page: Page): Promise<void> => moves(page.getByLabel(roomWords.cn['live.room.picture.label']), 1);

/** What somebody on the stage shows, as others on it see it. */
export const onStage = (page: Page, name: string, shows: 'camera' | 'screen' = 'camera'): Locator =>
  page
    .getByRole('list', { name: roomWords.cn['live.room.stage.label'] })
    .getByLabel(roomWords.cn[`live.room.stage.${shows}Of`].replace('{{name}}', name));

export const isWatchedBy = (page: Page, count: number): Promise<void> =>
  page.getByText(roomWords.cn['live.room.watching'].replace('{{count}}', String(count))).waitFor();

/** Begins or ends it, as its host does. */
export async function switchLive(page: Page, to: 'start' | 'end'): Promise<void> {
  const button = { name: roomWords.cn[`live.room.${to}`] };
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
}

export async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: roomWords.cn['live.room.chat.write'] });
  await field.fill(text);
  await field.press('Enter');
}

export const hears = (page: Page, text: string): Promise<void> => page.getByRole('log').getByText(text).waitFor();

export const openTab = (page: Page, tab: 'chat' | 'questions' | 'polls' | 'people'): Promise<void> =>
  page.getByRole('tab', { name: roomWords.cn[`live.room.tab.${tab}`] }).click();

/** A question to everybody, with two answers to choose from. */
export async function askPoll(page: Page, question: string, answers: readonly [string, string]): Promise<void> {
  const word = roomWords.cn;
  await openTab(page, 'polls');
  await page.getByRole('button', { name: word['live.room.polls.new'] }).click();
  await page.getByLabel(word['live.room.polls.question']).fill(question);
  for (const [index, answer] of answers.entries())
    await page.getByLabel(word['live.room.polls.option'].replace('{{number}}', String(index + 1))).fill(answer);
  await page.getByRole('button', { name: word['live.room.polls.open'] }).click();
}

export async function votePoll(page: Page, answer: string): Promise<void> {
  await openTab(page, 'polls');
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByRole('button', { name: roomWords.cn['live.room.polls.vote'] }).click();
}

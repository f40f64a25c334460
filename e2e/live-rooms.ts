import { texts as arTexts } from '@shuyuan/i18n/packs/ar/activity';
import { texts as cnTexts } from '@shuyuan/i18n/packs/cn/activity';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './waiting.ts';

type Words = Readonly<Record<keyof typeof cnTexts, string>>;
export const roomWords: Readonly<Record<'cn' | 'ar', Words>> = { cn: cnTexts, ar: arTexts };

type Asked = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: object };

/** A call of whoever is signed in on a page, for what another journey shows by hand. */
export async function callAs<Answer>(page: Page, asked: Asked): Promise<Answer> {
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

export const startLive = (page: Page, id: string) => callAs<object>(page, { method: 'PUT', path: `/live/start/${id}` });

/** As whom one comes in: 1 the audience, 2 the host, 3 a lecturer, 4 an assistant. */
export const roomAddress = (url: string, id: string, identity: 1 | 2 | 3 | 4): string =>
  `${url}#/live/action?id=${id}&identity=${identity}`;

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

const timeOf = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0)).catch(() => 0);

/** The picture moves: two seconds of it have been seen since one began to look. */
export async function plays(page: Page): Promise<void> {
  const video = page.getByLabel(roomWords.cn['live.room.picture.label']);
  await eventually('a picture has come', async () => (await timeOf(video)) > 0);
  const from = await timeOf(video);
  await eventually('the picture moves', async () => (await timeOf(video)) > from + 2);
}

export async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: roomWords.cn['live.room.chat.write'] });
  await field.fill(text);
  await field.press('Enter');
}

export const hears = (page: Page, text: string): Promise<void> => page.getByRole('log').getByText(text).waitFor();

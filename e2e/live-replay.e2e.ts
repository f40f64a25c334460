import assert from 'node:assert/strict';
import { texts as ar } from '@shuyuan/i18n/packs/ar/activity';
import { texts as cn } from '@shuyuan/i18n/packs/cn/activity';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { lobby } from './signing-in.ts';
import { eventually } from './waiting.ts';

export const product: Product = { night: ['live'] };

const words = { cn, ar } as const;
const recorded = '夹具快速换型：从四十分钟到九分钟';
const host = 'guhuaiqian';

async function openRecorded(page: Page, url: string, language: keyof typeof words = 'cn'): Promise<void> {
  await page.goto(`${url}#/live/index`);
  // The last part of the page that is read: nothing moves any more.
  const reviews = page.getByRole('region', { name: words[language]['live.home.review.title'] });
  await reviews.getByRole('link', { name: recorded }).first().click();
  await page.getByRole('heading', { level: 1, name: recorded }).waitFor();
}

const film = (page: Page) => page.locator('video');
const second = (page: Page): Promise<number> => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const length = (page: Page): Promise<number> => film(page).evaluate((video: HTMLVideoElement) => video.duration);
const isAt = (page: Page, wanted: number) =>
  eventually(`the film is at ${wanted} s`, async () => Math.abs((await second(page)) - wanted) < 1.5);

async function seek(page: Page): Promise<void> {
  await eventually('the film is there', async () => (await length(page)) > 75);
  const chapter = page.getByRole('button', { name: '第三次改动：对中在线外做' });
  await chapter.click();
  await isAt(page, 50);
  await film(page).evaluate((video: HTMLVideoElement) => video.play());
  await eventually('it plays', async () => (await second(page)) > 51);
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  await eventually('its chapter is marked', async () => (await chapter.getAttribute('aria-current')) === 'true');
  await page.getByRole('button', { name: cn['live.replay.said'], exact: true }).click();
  await page.getByRole('button', { name: /影子板我们仓库也在用/ }).click();
  await isAt(page, 24);
}

async function cut(page: Page): Promise<void> {
  await page.getByRole('button', { name: cn['live.replay.edit'] }).click();
  const form = page.getByRole('dialog', { name: cn['live.replay.edit'] });
  await form.getByLabel(cn['live.replay.edit.to']).fill('abc');
  await form.getByRole('button', { name: cn['live.replay.edit.save'] }).click();
  await form.getByRole('alert').filter({ hasText: cn['live.replay.edit.wrongTime'] }).waitFor();
  await form.getByLabel(cn['live.replay.edit.to']).fill('0:30');
  for (const title of ['第二次改动：少拧螺栓', '第三次改动：对中在线外做', '现在的九分钟']) {
    await form.getByRole('button', { name: cn['live.replay.edit.removeChapter'].replace('{{title}}', title) }).click();
  }
  await form.getByRole('button', { name: cn['live.replay.edit.save'] }).click();
}

// One journey: there is one recording, and after the cut it is another one.
journey(
  'D-072: a recording is played, sought by chapter and by what was said; cut by its host, it is shorter for all',
  async ({ page, url, signIn, as }) => {
    await signIn(page, 'linzhiyuan', lobby);
    await openRecorded(page, url);
    await seek(page);

    const creator = await as(host, lobby);
    await openRecorded(creator, url);
    await eventually('the film is there', async () => (await length(creator)) > 75);
    await cut(creator);
    await eventually('a shorter film takes its place', async () => {
      const seconds = await length(creator).catch(() => 0);
      return seconds > 25 && seconds < 35;
    });
    const learner = await as('hejingxing', lobby);
    await openRecorded(learner, url);
    await eventually('others see the shorter one', async () => (await length(learner)) < 35);
  },
);

journey('the host reads who came, finds one of them, and takes the table home', async ({ url, as }) => {
  const creator = await as(host, lobby);
  await openRecorded(creator, url);
  await creator.getByRole('button', { name: cn['live.report.open'] }).click();
  const report = creator.getByRole('dialog', { name: cn['live.report.title'] });
  await report.getByText('顾怀谦').first().waitFor();
  await report.getByPlaceholder(cn['live.report.search']).fill('林知远');
  await creator.keyboard.press('Enter');
  await eventually('only one is left', async () => (await report.getByRole('row').count()) === 2);
  const [table] = await Promise.all([
    creator.waitForEvent('download'),
    report.getByRole('button', { name: cn['live.report.export'] }).click(),
  ]);
  assert.equal(table.suggestedFilename(), 'attendees.csv');
});

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { arrivesAt, eventually, nothingLoads } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { hasMotion: true };

const word = wordsOf('cn');
const waiting = '申请参加全国软件架构师大会';
/** A live of the seeded world. */
const alsoWaiting = '法语区客户沟通：从第一封邮件开始';

const tasksOn = (page: Page, said: Word = word) => page.getByRole('region', { name: said('home.tasks.title') });

journey('home tells whom to decide for, and leads there', async ({ page, url, signIn }) => {
  await signIn(page, 'jiangshuyi');
  await tasksOn(page).getByRole('link', { name: waiting }).click();
  const detail = page.getByRole('dialog', { name: waiting });
  await detail.getByRole('button', { name: word('approvals.agree'), exact: true }).click();
  await detail.getByText(word('approvals.did.agree', { name: '江书仪' })).waitFor();
  await page.goto(`${url}#/home-v`);
  await tasksOn(page).getByRole('link', { name: alsoWaiting }).waitFor();
  // The list as it was is shown until it has been read again.
  await tasksOn(page).getByRole('link', { name: waiting }).waitFor({ state: 'detached' });
});

journey('a company’s own logo stands in the frame, also for visitors', async ({ page, url, signIn, elsewhere }) => {
  await signIn(page, 'luchengze', 'admin/settings');
  const logo = page.getByRole('region', { name: word('admin.settings.ADMIN_LOGO.title'), exact: true });
  await logo.getByRole('textbox').fill('grades/3.svg');
  await logo.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  const isShown = (on: Page) =>
    on
      .getByRole('banner')
      .locator('img[src="grades/3.svg"]')
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await eventually('the frame shows the logo', () => isShown(page));
  const visitor = await elsewhere();
  await visitor.goto(`${url}#/about`);
  await eventually('a visitor sees the logo', () => isShown(visitor));
});

const focusedHeading = (page: Page): Promise<string | null> =>
  page.evaluate(() => (document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null));

journey('after a navigation the focus is at the heading, and going back finds the place', async (stage) => {
  const { page, signIn } = stage;
  await page.setViewportSize({ width: 1000, height: 500 });
  await signIn(page, 'hejingxing');
  await page.getByRole('region', { name: word('home.colleagues.title') }).waitFor();
  // A part that arrives later pushes down the ones below it.
  await nothingLoads(page);
  const about = page.getByRole('contentinfo').getByRole('link', { name: word('frame.footer.about') });
  await about.scrollIntoViewIfNeeded();
  // The place one leaves is that of the click: a part that comes into sight may still grow before it.
  await page.evaluate(() => {
    const keepPlace = (): void => sessionStorage.setItem('place-left', String(window.scrollY));
    addEventListener('click', keepPlace, { capture: true, once: true });
  });
  await about.click();
  const before = await page.evaluate(() => Number(sessionStorage.getItem('place-left')));
  assert.ok(before > 200, `the page is long enough to scroll: ${before}`);
  await arrivesAt(page, '/about');
  await eventually('the heading has the focus', async () => (await focusedHeading(page)) === word('about.title'));
  await eventually('it is seen from its top', async () => (await page.evaluate(() => window.scrollY)) === 0);
  await page.goBack();
  await arrivesAt(page, '/home-v');
  await eventually(
    'the place is found',
    async () => Math.abs((await page.evaluate(() => window.scrollY)) - before) < 40,
  );
});

journey(
  'in the hand a small dialog is a sheet at the lower edge',
  async ({ page, signIn }) => {
    await signIn(page, 'hejingxing', 'center/my/approvals');
    await page.getByRole('button', { name: word('approvals.new') }).click();
    const dialog = page.getByRole('dialog', { name: word('approvals.new') });
    await dialog.getByLabel(word('approvals.request.title')).waitFor();
    const reachesEdges = async (): Promise<boolean> => {
      const box = await dialog.boundingBox();
      return box !== null && box.x === 0 && box.width === 390 && Math.abs(box.y + box.height - 844) < 1;
    };
    await eventually('it reaches the edges', reachesEdges);
  },
  { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const at = (url: string): string => `paas-container?url=${encodeURIComponent(url)}`;
// The page in the frame is somebody else's: nothing of it is asked for.
beforeAll(() => void (window.happyDOM.settings.disableIframePageLoading = true));
afterAll(() => void (window.happyDOM.settings.disableIframePageLoading = false));

const refusal = word('site.container.refused');

test('[ROUTE-52] [D-192] what an administrator allowed is shown in a sandbox, to everybody of the company; anything else is the error page', async () => {
  const page = await openPage(world, 'luchengze', 'admin/settings');
  const setting = page.getByRole('region', {
    name: word('admin.settings.CONTAINER_ORIGINS.title'),
    exact: true,
  });
  const field = setting.getByRole('textbox');
  await field.fill('http://apps.qinghe.example');
  await setting.getByText(word('admin.settings.problem.not-an-origin')).waitFor();
  await field.fill('https://Apps.qinghe.example/\nhttps://crm.qinghe.example:8443');
  await setting.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await setting.getByText(word('admin.settings.state.own')).waitFor();

  const reader = await openPage(world, 'linzhiyuan', at('https://apps.qinghe.example/plan?week=3#top'));
  await reader.getByRole('heading', { level: 1, name: word('section.paas-container') }).waitFor();
  const frame = reader.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toBe('https://apps.qinghe.example/plan?week=3#top');
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(await frame.getAttribute('title')).toBe(word('site.container.frame', { host: 'apps.qinghe.example' }));
  await reader.goto(at('https://crm.qinghe.example:8443/'));
  await reader.getByText('crm.qinghe.example:8443').waitFor();

  for (const url of [
    'https://crm.qinghe.example/',
    'https://apps.qinghe.example.evil.example/',
    'javascript:alert(1)',
    '',
  ]) {
    await reader.goto(at(url));
    await reader.getByRole('heading', { level: 1, name: refusal }).waitFor();
    expect(await reader.locator('iframe').count()).toBe(0);
  }
});

test('[D-192] a page whose policy is older than the permission says so instead of an empty frame', async () => {
  const page = await openPage(world, 'linzhiyuan', at('https://apps.qinghe.example/'));
  await page.locator('iframe').waitFor();
  const violation = (blockedURI: string) =>
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src', blockedURI });
  document.dispatchEvent(violation('https://elsewhere.example/'));
  expect(await page.locator('iframe').count()).toBe(1);
  document.dispatchEvent(violation('https://apps.qinghe.example/'));
  await page.getByText(word('site.container.outdated')).waitFor();
  await page.getByRole('button', { name: word('site.container.reload') }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { filesOf, firstLoads, readManifest } from '../packages/web/build/first-load.ts';
import { journey } from './journey.ts';
import { arrivesAt, nothingLoads } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

journey('[SHELL-02] the bare address leads to the client below /vue/', async ({ page, url }) => {
  await page.goto(new URL('/', url).href);
  await page.getByRole('heading', { name: word('login.title') }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/vue/');
});

journey(
  '[SHELL-05] the page that is left stays until the module of the next one is there',
  async ({ page, signIn }) => {
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/about-[^/]*\.js$/, async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await signIn(page);
    const left = page.getByRole('heading', { name: word('home.colleagues.title') });
    await left.waitFor();
    await page.getByRole('link', { name: word('frame.footer.about') }).click();
    await asked.promise;
    // A blank page would be drawn in one of the next frames.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
    });
    // Under a slow network the outline of a page stands there instead; it is never blank and never half entered.
    const outline = page.getByRole('status').filter({ hasText: word('shell.loading') });
    assert.ok(await left.or(outline).first().isVisible(), 'something is there meanwhile');
    assert.equal(await page.getByRole('heading', { level: 1, name: word('about.title') }).count(), 0);
    held.resolve();
    await page.getByRole('heading', { level: 1, name: word('about.title') }).waitFor();
    await arrivesAt(page, '/about');
  },
);

journey('the home page asks for no code that its budget does not count', async ({ page, signIn }) => {
  // Notices are fetched in advance once nothing else is to do: that is not part of the first load.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await signIn(page, 'linzhiyuan');
  await page
    .getByRole('region', { name: word('home.continue.title') })
    .getByRole('link')
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: word('home.community.title') })
    .getByRole('listitem')
    .first()
    .waitFor();
  await nothingLoads(page);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const counted = filesOf(readManifest(join(import.meta.dirname, '../packages/web/dist')), firstLoads.home.parts);
  const code = asked.flatMap((name) => /assets\/[^/?]+\.(js|css)$/.exec(name)?.[0] ?? []);
  assert.ok(code.length > 5, 'the page was loaded');
  assert.deepEqual(
    code.filter((file) => !counted.has(file)),
    [],
  );
});

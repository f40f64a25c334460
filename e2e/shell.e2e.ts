import assert from 'node:assert/strict';
import { journey } from './journey.ts';
import { arrivesAt } from './waiting.ts';
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

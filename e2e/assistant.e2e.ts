import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { ahead, arrivesAt, eventually, placeOf } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { night: ['assistant'] };

const word = wordsOf('cn');

/** Answered out of what the demo company has written. */
const fixtures = '夹具选型有哪些装夹方式？';
/** What answers it, told by the world. */
const atlas = '夹具选型图谱：十二种装夹方式怎样挑';
const bolts = '换型怎样从四十分钟降到九分钟？';

const chat = (page: Page, said: Word = word) => page.getByRole('region', { name: said('assistant.messages') });
const answers = (page: Page, said: Word = word) =>
  chat(page, said)
    .getByRole('listitem')
    .filter({ hasText: said('assistant.byAssistant') });
const field = (page: Page, said: Word = word) => page.getByRole('textbox', { name: said('assistant.question') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const opener = (page: Page, said: Word = word) => button(page, said('frame.assistant.open'));
const stop = (page: Page, said: Word = word) => button(page, said('assistant.stop'));
const history = (page: Page) => page.getByRole('region', { name: word('assistant.history'), exact: true });
const sources = (page: Page, said: Word = word) => page.getByRole('region', { name: said('assistant.sources') });

async function ask(page: Page, question: string, said: Word = word): Promise<void> {
  await field(page, said).fill(question);
  await field(page, said).press('Enter');
  await chat(page, said).getByText(question, { exact: true }).waitFor();
}

/** Until nothing is being written any more. */
async function answered(page: Page, said: Word = word): Promise<void> {
  await button(page, said('assistant.copy')).last().waitFor();
  await stop(page, said).waitFor({ state: 'detached' });
}

journey(
  '[AI-01] [AI-08] [AI-14] [AI-19] from any page one asks, watches the answer come and opens where it was found',
  async ({ page, url, signIn }) => {
    await signIn(page);
    await opener(page).click();
    await page.getByRole('complementary', { name: word('assistant.title') }).waitFor();
    await ask(page, fixtures);
    await stop(page).waitFor();
    await answered(page);
    await sources(page).getByRole('link', { name: atlas }).click();
    await page.getByRole('heading', { level: 1, name: atlas }).waitFor();
    // The drawer is still there, and after a reload too.
    await answers(page).first().waitFor();
    await page.reload();
    await answers(page).first().waitFor();
    await button(page, word('assistant.close')).click();
    await opener(page).waitFor();
    await page.goto(`${url}#/ai-assistant`);
    await history(page)
      .getByRole('button', { name: fixtures.slice(0, 10) })
      .first()
      .waitFor();
  },
);

journey('[AI-19] [D-150] a reload in mid-answer loses nothing: it is followed to its end', async (stage) => {
  const { page, signIn, newTab } = stage;
  await signIn(page, 'linzhiyuan', 'ai-assistant');
  await ask(page, bolts);
  await eventually('the address names the conversation', () => placeOf(page).includes('session='));
  await page.reload();
  await answered(page);
  await sources(page).getByRole('link').first().waitFor();

  const other = await newTab();
  await other.goto(page.url());
  await answers(other).first().waitFor();
});

journey('[AI-02] [ROUTE-51] [D-160] the reasoning page opens in a tab of its own and always thinks', async (stage) => {
  const { page, signIn } = stage;
  await signIn(page);
  const opened = ahead(page.context().waitForEvent('page'));
  // One button beside a narrow page; the other one comes with it.
  await opener(page).hover();
  await page.getByRole('link', { name: word('frame.assistant.reasoning') }).click();
  const tab = await opened;
  await tab.getByRole('heading', { level: 1, name: word('assistant.reasoning.title') }).waitFor();
  assert.equal(await button(tab, word('assistant.thinking')).getAttribute('aria-pressed'), 'true');
  await ask(tab, fixtures);
  await answered(tab);
});

journey(
  '[AI-01] [AI-04] [AI-07] [D-161] at 1280 px the button lies beside the content, not over it; wider, the buttons are dragged, stay inside, and are found again there',
  async (stage) => {
    const { page, signIn } = stage;
    await signIn(page);
    await opener(page).waitFor();
    const gutter = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gutter')),
    );
    await eventually('it lies beside the content', async () => {
      const box = (await opener(page).boundingBox()) ?? { x: 0 };
      const main = (await page.getByRole('main').boundingBox()) ?? { x: 0, width: 0 };
      return box.x >= main.x + main.width - gutter;
    });
    const view = { width: 1440, height: 900 };
    await page.setViewportSize(view);
    const boxOf = async () => (await opener(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await eventually('it has moved with the edge', async () => (await boxOf()).x > 1280);
    const before = await boxOf();
    assert.ok(view.width - before.x - before.width >= 54);
    assert.ok(view.height - before.y - before.height >= 54);
    const centre = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await page.mouse.move(centre.x, centre.y);
    // A press of 210 ms is a drag: time is what is told apart here.
    await page.mouse.down();
    await page.waitForTimeout(250);
    await page.mouse.move(centre.x - 200, centre.y - 150, { steps: 10 });
    await eventually('the buttons have followed', async () => Math.abs((await boxOf()).x - (before.x - 200)) < 2);
    await page.mouse.up();
    assert.equal(await page.getByRole('complementary', { name: word('assistant.title') }).count(), 0);
    await page.reload();
    await opener(page).waitFor();
    await eventually('they are where they were left', async () => Math.abs((await boxOf()).x - (before.x - 200)) < 2);
  },
  { viewport: { width: 1280, height: 800 } },
);

/** Runs in the page: lines of text that lie below something. */
const linesBelow = (name: string): string[] => {
  const element = document.querySelector(`button[aria-label="${name}"]`);
  const over = element?.getBoundingClientRect() ?? new DOMRect();
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isBelow = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < over.right && right > over.left && top < over.bottom && bottom > over.top,
    );
    if (isBelow) found.push(node.textContent ?? '');
  }
  return found;
};

journey(
  '[AI-01] on a phone the buttons stay above the bar and over no line of text, and the assistant is a page',
  async ({ page, signIn }) => {
    await signIn(page);
    for (const place of ['share-study/share-index', 'live/index', 'home-v']) {
      await page.evaluate((address) => (window.location.hash = `/${address}`), place);
      await arrivesAt(page, `/${place}`);
      await page.getByRole('main').getByRole('heading').nth(1).waitFor();
      await opener(page).waitFor();
      assert.deepEqual(await page.evaluate(linesBelow, word('frame.assistant.open')), [], place);
    }
    await eventually('they stay above the bar', async () => {
      const box = (await opener(page).boundingBox()) ?? { y: 0, height: 0 };
      const bar = (await page.getByRole('navigation').last().boundingBox()) ?? { y: 0 };
      return box.y + box.height <= bar.y;
    });
    await opener(page).tap();
    await eventually('the page of the assistant is open', () => placeOf(page).startsWith('/ai-assistant'));
    await ask(page, fixtures);
    await answered(page);
    await button(page, word('assistant.history.show')).click();
    await history(page)
      .getByRole('button', { name: fixtures.slice(0, 10) })
      .first()
      .waitFor();
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
);

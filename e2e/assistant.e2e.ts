import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { journey } from './journey.ts';
import { ahead, arrivesAt, eventually, placeOf } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

const word = wordsOf('cn');

/** Answered out of what the demo company has written. */
const fixtures = '夹具选型有哪些装夹方式？';
/** What answers it, told by the world. */
const atlas = '夹具选型图谱：十二种装夹方式怎样挑';
const vacuum = '真空吸盘适合装夹哪些工件？';
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

journey('[AI-21] [AI-23] an answer is stopped and given again in its place', async ({ page, signIn }) => {
  await signIn(page, 'linzhiyuan', 'ai-assistant');
  // Quotations are there within a moment; held back, there is time to press.
  const held = Promise.withResolvers<void>();
  const holdBack = async (route: Route): Promise<void> => {
    await held.promise;
    await route.continue();
  };
  await page.route('**/aigc/chat', holdBack, { times: 1 });
  const told = ahead(page.waitForResponse((response) => response.url().includes('/aigc/chat/stop')));
  await ask(page, bolts);
  await stop(page).click();
  await page.getByText(word('assistant.state.stopped')).waitFor();
  held.resolve();
  assert.equal((await told).status(), 200);
  await button(page, word('assistant.retry')).click();
  // The stopped answer stays on the page until the new one begins.
  await page.getByText(word('assistant.state.stopped')).waitFor({ state: 'detached' });
  await answered(page);
  assert.equal(await answers(page).count(), 1);
});

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

journey('[AI-13] [AI-26] a blank question is not sent; conversations are found, renamed and deleted', async (stage) => {
  const { page, signIn } = stage;
  await signIn(page, 'linzhiyuan', 'ai-assistant');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await page.getByText(`${word('zxy.371189988194390016')}！`).waitFor();
  assert.equal(await chat(page).count(), 0);

  await ask(page, vacuum);
  await answered(page);
  const name = vacuum;
  await history(page)
    .getByRole('button', { name: word('assistant.history.actions', { title: name }) })
    .click();
  await page.getByRole('menuitem', { name: word('assistant.history.rename') }).click();
  const dialog = page.getByRole('dialog', { name: word('assistant.history.rename') });
  await dialog.getByRole('textbox').fill('装夹笔记');
  await button(page, word('assistant.save')).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('searchbox', { name: word('assistant.history.search') }).fill('装夹笔');
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: word('assistant.history.found') });
  await found.getByRole('button', { name: '装夹笔记', exact: true }).waitFor();
  await found.getByRole('button', { name: word('assistant.history.actions', { title: '装夹笔记' }) }).click();
  await page.getByRole('menuitem', { name: word('assistant.history.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('assistant.history.delete') })
    .click();
  await page.getByText(word('assistant.history.none', { words: '装夹笔' })).waitFor();
  await arrivesAt(page, '/ai-assistant');
});

journey('[AI-08] a role of one’s own is written, chosen and kept by its conversation', async ({ page, signIn }) => {
  await signIn(page, 'linzhiyuan', 'ai-assistant');
  await button(page, word('assistant.prompt.manage')).click();
  await button(page, word('assistant.prompt.create')).click();
  const form = page.getByRole('dialog', { name: word('assistant.prompt.create') });
  await form.getByRole('textbox', { name: word('assistant.prompt.name') }).fill('审图员');
  await form.getByRole('textbox', { name: word('assistant.prompt.text') }).fill('先给结论，再列依据。');
  await form.getByRole('textbox', { name: word('assistant.prompt.labels') }).fill('图纸，评审');
  await form.getByRole('button', { name: word('assistant.save'), exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await button(page, word('assistant.prompt.edit.named', { name: '审图员' })).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: word('assistant.prompt') }).selectOption({ label: '审图员' });
  await ask(page, fixtures);
  await answered(page);
  await page.reload();
  await answers(page).first().waitFor();
  await page.getByText('审图员', { exact: true }).waitFor();
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
  '[AI-01] [AI-04] [AI-07] [D-161] the buttons are dragged, stay inside, and are found again there',
  async (stage) => {
    const { page, signIn } = stage;
    await signIn(page);
    await opener(page).waitFor();
    const boxOf = async () => (await opener(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const view = page.viewportSize() ?? { width: 0, height: 0 };
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
  { viewport: { width: 1440, height: 900 } },
);

journey(
  '[AI-01] at 1280 px the button lies beside the content, not over it',
  async ({ page, signIn }) => {
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

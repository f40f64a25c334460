import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { playAnswers } from './browser.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

/** Answered out of what the demo company has written. */
const fixtures = '夹具选型有哪些装夹方式？';
const vacuum = '真空吸盘适合装夹哪些工件？';
const bolts = '换型怎样从四十分钟降到九分钟？';

const chat = (page: Page) => page.getByRole('region', { name: word('assistant.messages') });
const answers = (page: Page) =>
  chat(page)
    .getByRole('listitem')
    .filter({ hasText: word('assistant.byAssistant') });
const field = (page: Page) => page.getByRole('textbox', { name: word('assistant.question') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stop = (page: Page) => button(page, word('assistant.stop'));

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await chat(page).getByText(question, { exact: true }).waitFor();
}

/** Until nothing is being written any more. */
async function answered(page: Page): Promise<void> {
  await button(page, word('assistant.copy')).last().waitFor();
  await stop(page).waitFor({ state: 'detached' });
}

test('[AI-21] [AI-23] an answer is stopped and given again in its place', async () => {
  const page = await openPage(world, 'linzhiyuan', 'ai-assistant');
  await field(page).waitFor();
  // Quotations are there within a moment; held back, there is time to press.
  const held = Promise.withResolvers<void>();
  playAnswers('/aigc/chat', async (send) => {
    await held.promise;
    return send();
  });
  const told = Promise.withResolvers<number>();
  playAnswers('/aigc/chat/stop', async (send) => {
    const answer = await send();
    told.resolve(answer.status);
    return answer;
  });
  await ask(page, bolts);
  await stop(page).click();
  await page.getByText(word('assistant.state.stopped')).waitFor();
  held.resolve();
  expect(await told.promise).toBe(200);
  await button(page, word('assistant.retry')).click();
  // The stopped answer stays on the page until the new one begins.
  await page.getByText(word('assistant.state.stopped')).waitFor({ state: 'detached' });
  await answered(page);
  expect(await answers(page).count()).toBe(1);
});

test('[AI-13] [AI-26] a blank question is not sent; conversations are found, renamed and deleted', async () => {
  const page = await openPage(world, 'linzhiyuan', 'ai-assistant');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await page.getByText(`${word('zxy.371189988194390016')}！`).waitFor();
  expect(await chat(page).count()).toBe(0);

  await ask(page, vacuum);
  await answered(page);
  const history = page.getByRole('region', { name: word('assistant.history'), exact: true });
  await history.getByRole('button', { name: word('assistant.history.actions', { title: vacuum }) }).click();
  await page.getByRole('menuitem', { name: word('assistant.history.rename') }).click();
  const dialog = page.getByRole('dialog', { name: word('assistant.history.rename') });
  await dialog.getByRole('textbox').fill('装夹笔记');
  await button(page, word('assistant.save')).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('searchbox', { name: word('assistant.history.search') }).fill('装夹笔');
  await page.press('Enter');
  const found = page.getByRole('list', { name: word('assistant.history.found') });
  await found.getByRole('button', { name: '装夹笔记', exact: true }).waitFor();
  await found.getByRole('button', { name: word('assistant.history.actions', { title: '装夹笔记' }) }).click();
  await page.getByRole('menuitem', { name: word('assistant.history.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('assistant.history.delete') })
    .click();
  await page.getByText(word('assistant.history.none', { words: '装夹笔' })).waitFor();
  await page.arrivesAt('/ai-assistant');
});

test('[AI-08] a role of one’s own is written, chosen and kept by its conversation', async () => {
  const page = await openPage(world, 'linzhiyuan', 'ai-assistant');
  await button(page, word('assistant.prompt.manage')).click();
  await button(page, word('assistant.prompt.create')).click();
  const form = page.getByRole('dialog', { name: word('assistant.prompt.create') });
  await form.getByRole('textbox', { name: word('assistant.prompt.name') }).fill('审图员');
  await form.getByRole('textbox', { name: word('assistant.prompt.text') }).fill('先给结论，再列依据。');
  await form.getByRole('textbox', { name: word('assistant.prompt.labels') }).fill('图纸，评审');
  await form.getByRole('button', { name: word('assistant.save'), exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await button(page, word('assistant.prompt.edit.named', { name: '审图员' })).waitFor();
  await page.press('Escape');
  await page.getByRole('combobox', { name: word('assistant.prompt') }).selectOption('审图员');
  await ask(page, fixtures);
  await answered(page);
  await page.reload();
  await answers(page).first().waitFor();
  await page.getByText('审图员', { exact: true }).waitFor();
});

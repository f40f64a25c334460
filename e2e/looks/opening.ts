import type { Locator, Page } from 'playwright-core';
import type { LookStage } from './look-table.ts';
import { heading } from './look-table.ts';

/** Found by words on the front of the community, as anybody would. */
export async function openPost({ page, url, word }: LookStage, title: string): Promise<void> {
  await page.goto(`${url}#/share-study/share-index?words=${encodeURIComponent(title.slice(0, 8))}`);
  const list = page.getByRole('list', { name: word('community.question.index') });
  await list.getByRole('link', { name: title, exact: true }).click();
  await heading(page, title);
}

/** The page of a column, by the list of columns. */
export async function openColumn({ page, url }: LookStage, title: string): Promise<void> {
  await page.goto(`${url}#/share-team/team-column`);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await heading(page, title);
}

/** The form without a draft from before: the page says that it has one, or shows the empty field. */
export async function openArticleForm({ page, word }: LookStage): Promise<void> {
  const title = page.getByRole('textbox', { name: word('community.publish.title') });
  const startOver = page.getByRole('button', { name: word('community.publish.draft.startOver'), exact: true });
  await startOver.or(title).first().waitFor();
  if (await startOver.isVisible()) await startOver.click();
  await title.waitFor();
}

/** The dialog in which a live is made, from the menu of the header. */
export async function openLiveForm({ page, word }: LookStage): Promise<Locator> {
  await page.getByRole('button', { name: word('frame.create'), exact: true }).click();
  await page.getByRole('menuitem', { name: word('frame.create.live') }).click();
  const form = page.getByRole('dialog', { name: word('live.form.create') });
  await form.getByLabel(word('live.form.subject')).waitFor();
  return form;
}

/** The number of a live, found by its subject in a list of this person. */
export async function findLive(page: Page, list: string, subject: string): Promise<string> {
  type Card = { readonly id: string; readonly subject: string };
  const items = await page.evaluate(async (path) => {
    const authorization = `Bearer__${localStorage.getItem('shuyuan.token')}`;
    const answer = await fetch(`/api/v1${path}`, { headers: { authorization } });
    return ((await answer.json()) as { items: Card[] }).items;
  }, list);
  const found = items.find((live) => live.subject === subject);
  if (!found) throw new Error(`${subject} is not in ${list}`);
  return found.id;
}

import type { Page } from 'playwright-core';
import { journey, type Stage } from '../journey.ts';
import { describe } from '../perform.ts';
import { storeSignIn } from '../signing-in.ts';
import { wordsOf } from '../words.ts';
import { judge, showFirst } from './judge.ts';
import { type Look, type LookGroup, visitor } from './look-table.ts';

declare global {
  interface Window {
    /** Since the page was loaded somebody clicked or typed. */
    looksTouched?: boolean;
  }
}

/** Runs in the page before anything else. */
function watchInput(): void {
  const note = (): void => void (window.looksTouched = true);
  for (const kind of ['pointerdown', 'click', 'keydown', 'input']) window.addEventListener(kind, note, true);
}

/** A hash alone changes the page in place, with whatever dialog or half-filled form a click left on it. */
async function visit(page: Page, address: string): Promise<void> {
  const isTouched = await page.evaluate(() => window.looksTouched === true);
  if (isTouched) await page.goto('about:blank');
  await page.goto(address);
}

/** A tab for each person, opened when the first row needs it. */
function openTabs({ page: first, url, elsewhere }: Stage) {
  const tabs = new Map<string, Page>();
  let current: Page = first;
  const open = async (as: string): Promise<Page> => {
    const page = tabs.size === 0 ? first : await elsewhere();
    await page.addInitScript(watchInput);
    if (as !== visitor) await storeSignIn(page, url, as);
    tabs.set(as, page);
    return page;
  };
  return async ({ as, at }: Look): Promise<Page> => {
    if (as !== undefined) current = tabs.get(as) ?? (await open(as));
    if (at !== undefined) await visit(current, `${url}#/${at}`);
    return current;
  };
}

async function lookAtAll(stage: Stage, { looks }: LookGroup): Promise<void> {
  const show = openTabs(stage);
  const [word, notes] = [wordsOf('cn'), new Map<string, string>()];
  const faults: string[] = [];
  for (const look of looks) {
    try {
      const page = await show(look);
      await showFirst(page);
      await look.open?.({ page, url: stage.url, word, notes });
      faults.push(...(await judge(page, look)));
    } catch (error) {
      faults.push(`${look.name}: ${describe(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** A journey for each group of the table. */
export function registerLooks(...topics: readonly (readonly LookGroup[])[]): void {
  for (const group of topics.flat())
    journey(group.title, (stage) => lookAtAll(stage, group), {
      reducedMotion: 'reduce',
      minutes: 5,
      night: group.features.map((feature) => `web/${feature}`),
    });
}

import type { Page } from 'playwright-core';
import { eventually } from '../waiting.ts';
import type { LookLanguage } from './look-table.ts';

/** The `lang` of a page in each language. */
const langs = { cn: 'zh-CN', ar: 'ar' } as const;

/** Parts that make a state what it is. A page that is turned round must not lose any of it. */
const landmarks = [
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="tabpanel"]',
  'form',
  'table',
  'h1',
  'h2',
] as const;

/** So long a page that was turned round may take to show everything again. */
const lostMs = 10_000;

/** Runs in the page: another tab of this browser chose a language. */
function chooseElsewhere(language: string): void {
  const key = 'shuyuan.language';
  localStorage.setItem(key, language);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: language }));
}

/** Runs in the page, when it is drawn: everything that is shown has changed its texts by then. */
const drawnAs = (lang: string): Promise<boolean> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(document.documentElement.lang === lang)));
  });

const countLandmarks = (page: Page): Promise<number[]> =>
  page.evaluate((all) => all.map((part) => document.querySelectorAll(part).length), landmarks);

/** The landmarks a page has fewer of than before; parts that come late are no loss. */
async function findLost(page: Page, before: readonly number[]): Promise<string[]> {
  const now = await countLandmarks(page);
  return landmarks.filter((_, at) => (now[at] ?? 0) < (before[at] ?? 0));
}

/** Shows the page in a language, in place: whoever reads it keeps their dialog, their menu and what they typed. */
export async function turnTo(page: Page, language: LookLanguage): Promise<void> {
  const lang = langs[language];
  if ((await page.evaluate(() => document.documentElement.lang)) === lang) return;
  const before = await countLandmarks(page);
  await page.evaluate(chooseElsewhere, language);
  await page.waitForFunction(drawnAs, lang);
  // Parts that bring their own texts may be drawn a moment later.
  let lost: string[] = [];
  const hasAll = async (): Promise<boolean> => (lost = await findLost(page, before)).length === 0;
  await eventually(`in ${language} the page has all it had`, hasAll, lostMs).catch((error: unknown) => {
    throw new Error(`${lost.join(', ')}: fewer than before`, { cause: error });
  });
}

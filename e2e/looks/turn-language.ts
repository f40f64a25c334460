import type { Page } from 'playwright-core';
import { eventually } from '../waiting.ts';
import type { LookLanguage } from './look-table.ts';

/** The `lang` of a page in each language. */
const langs = { cn: 'zh-CN', ar: 'ar' } as const;

/** Parts that make a state what it is. A page that is turned round must not lose any of it. */
const landmarks = '[role="dialog"], [role="menu"], [role="listbox"], [role="tabpanel"], form, table, h1, h2';

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

/** Shows the page in a language, in place: whoever reads it keeps their dialog, their menu and what they typed. */
export async function turnTo(page: Page, language: LookLanguage): Promise<void> {
  const lang = langs[language];
  if ((await page.evaluate(() => document.documentElement.lang)) === lang) return;
  const shown = page.locator(landmarks);
  const before = await shown.count();
  await page.evaluate(chooseElsewhere, language);
  await page.waitForFunction(drawnAs, lang);
  // Parts that bring their own texts may be drawn a moment later.
  await eventually(`in ${language} the page has all it had`, async () => (await shown.count()) === before, lostMs);
}

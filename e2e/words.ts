import { texts as arCommon } from '@shuyuan/i18n/packs/ar/common';
import { texts as arErrors } from '@shuyuan/i18n/packs/ar/errors';
import { texts as cnCommon } from '@shuyuan/i18n/packs/cn/common';
import { texts as cnErrors } from '@shuyuan/i18n/packs/cn/errors';
import { texts as enCommon } from '@shuyuan/i18n/packs/en/common';
import { texts as enErrors } from '@shuyuan/i18n/packs/en/errors';
import type { Page } from 'playwright-core';

const packs = {
  cn: { ...cnCommon, ...cnErrors },
  en: { ...enCommon, ...enErrors },
  ar: { ...arCommon, ...arErrors },
} as const;

export type Spoken = keyof typeof packs;
export type WordKey = keyof (typeof packs)['cn'];
type Values = Readonly<Record<string, string>>;
/** The text a person sees. */
export type Word = (key: WordKey, values?: Values) => string;

/** Texts come from the pack, not from the journey: a better wording must not break it. */
export const wordsOf =
  (language: Spoken): Word =>
  (key, values = {}) =>
    packs[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const spokenBy = (lang: string): Spoken => (lang.startsWith('zh') ? 'cn' : lang === 'ar' ? 'ar' : 'en');

/** The texts of the language the page says it is in. */
export async function wordsOn(page: Page): Promise<Word> {
  await page.locator('html[lang]').waitFor();
  return wordsOf(spokenBy((await page.locator('html').getAttribute('lang')) ?? ''));
}

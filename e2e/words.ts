import { fillIn } from '@shuyuan/contract/kernel/isolate';
import type { Packs } from '@shuyuan/i18n/packs/source';
import type { Page } from 'playwright-core';

type Source = Packs['activity'] &
  Packs['courses'] &
  Packs['common'] &
  Packs['errors'] &
  Packs['refusals'] &
  Packs['personal'] &
  Packs['centre'] &
  Packs['admin'] &
  Packs['operation'] &
  Packs['notices'] &
  Packs['help'] &
  Packs['site'] &
  Packs['search'] &
  Packs['recommend'] &
  Packs['files'] &
  Packs['pictures'] &
  Packs['share'] &
  Packs['sharing'] &
  Packs['subjects'] &
  Packs['library'] &
  Packs['audience'] &
  Packs['exams'] &
  Packs['practice'] &
  Packs['classrooms'] &
  Packs['assignments'] &
  Packs['director'] &
  Packs['packs'] &
  Packs['payments'] &
  Packs['finance'] &
  Packs['points'] &
  Packs['bank'] &
  Packs['examining'] &
  Packs['classes'] &
  Packs['teaching'] &
  Packs['surveys'] &
  Packs['assistant'] &
  Packs['study'] &
  Packs['dev'];
type Pack = Readonly<Record<keyof Source, string>>;

const groups = [
  'courses',
  'activity',
  'common',
  'errors',
  'refusals',
  'personal',
  'centre',
  'admin',
  'operation',
  'notices',
  'help',
  'site',
  'search',
  'recommend',
  'pictures',
  'share',
  'sharing',
  'subjects',
  'library',
  'audience',
  'exams',
  'practice',
  'classrooms',
  'assignments',
  'director',
  'packs',
  'payments',
  'finance',
  'points',
  'bank',
  'examining',
  'classes',
  'teaching',
  'surveys',
  'assistant',
  'study',
  'dev',
  'files',
] as const;

async function packOf(language: 'cn' | 'en' | 'ar'): Promise<Pack> {
  const load = async (group: string): Promise<object> =>
    // A pack exports its texts and nothing else.
    ((await import(`@shuyuan/i18n/packs/${language}/${group}`)) as { texts: object }).texts;
  // Every language has the keys of the Chinese packs, or it would not compile.
  return Object.assign({}, ...(await Promise.all(groups.map(load)))) as Pack;
}

const packs = { cn: await packOf('cn'), en: await packOf('en'), ar: await packOf('ar') } as const;

export type Spoken = keyof typeof packs;
export type WordKey = keyof Pack;
type Values = Readonly<Record<string, string>>;
/** The text a person sees. */
export type Word = (key: WordKey, values?: Values) => string;

/** Texts come from the pack, not from the journey: a better wording must not break it. */
export const wordsOf =
  (language: Spoken): Word =>
  (key, values = {}) =>
    fillIn(packs[language][key], language, (name) => values[name] ?? '');

const spokenBy = (lang: string): Spoken => (lang.startsWith('zh') ? 'cn' : lang === 'ar' ? 'ar' : 'en');

/** The texts of the language the page says it is in. */
export async function wordsOn(page: Page): Promise<Word> {
  await page.locator('html[lang]').waitFor();
  return wordsOf(spokenBy((await page.locator('html').getAttribute('lang')) ?? ''));
}

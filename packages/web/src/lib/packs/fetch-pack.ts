import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Group } from '@shuyuan/i18n/groups';
import type { LanguagePacks, Pack } from './language-packs.ts';

/** One file per language: a list of the packs of all six would be a tenth of what the first page loads. */
const languages: Readonly<Record<Language, () => Promise<LanguagePacks>>> = {
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  cn: () => import('./cn.ts').then(({ cn }) => cn),
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
};

/** The texts of a group; null where the language has no pack of it. */
export async function fetchPack(language: Language, group: Group): Promise<Pack | null> {
  const { first, others } = await languages[language]();
  const own = first[group];
  if (own) return own;
  // Every file of the folder is a pack.
  const file = others[`./${group}.ts`] as (() => Promise<{ texts: Pack }>) | undefined;
  return file ? (await file()).texts : null;
}

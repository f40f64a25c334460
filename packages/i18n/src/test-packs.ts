import { type Group, groups } from './groups.ts';

export type Texts = Readonly<Record<string, string>>;

export const packLanguages = ['cn', 'en', 'fr', 'ru', 'es', 'ar'] as const;
export type PackLanguage = (typeof packLanguages)[number];

/** Every pack there is, read from the folder: one that nobody imports yet is checked all the same. */
const files = import.meta.glob<{ texts: Texts }>('./packs/*/*.ts', { eager: true });

export const packNames = Object.keys(files).map((file) => file.slice('./packs/'.length, -'.ts'.length));

export const packOf = (language: PackLanguage, group: Group): Texts | undefined =>
  files[`./packs/${language}/${group}.ts`]?.texts;

export type Entry = {
  readonly language: PackLanguage;
  readonly group: Group;
  readonly key: string;
  readonly text: string;
};

export const entries: readonly Entry[] = packLanguages.flatMap((language) =>
  groups.flatMap((group) =>
    Object.entries(packOf(language, group) ?? {}).map(([key, text]) => ({ language, group, key, text })),
  ),
);

export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([all]) => all).toSorted();

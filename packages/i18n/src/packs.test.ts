import { languages } from '@shuyuan/contract/kernel/languages';
import { expect, test } from 'vitest';
import { type Group, groups } from './groups.ts';
import { type Entry, entries, packLanguages, packNames, packOf, placeholdersOf } from './test-packs.ts';

/** Groups still in Chinese and English only while a translation is being written; empty when nothing may fall back. */
const inTranslation: ReadonlySet<Group> = new Set();

const place = ({ language, group, key, text }: Entry): string => `${language}/${group} ${key}: ${text}`;
const expectNone = (found: readonly Entry[]): void => expect(found.map(place)).toEqual([]);

test('[I18N-02] the packs are in the languages the calls know', () => {
  expect([...packLanguages]).toEqual(languages);
});

test('every file among the packs is a group of a language', () => {
  const known = new Set(packLanguages.flatMap((language) => groups.map((group) => `${language}/${group}`)));
  expect(packNames.filter((name) => !known.has(name))).toEqual([]);
});

test.for(groups.filter((group) => !inTranslation.has(group)))(
  'D-036: group %s is complete in six languages, so that no text ever falls back',
  (group) => {
    const source = Object.keys(packOf('cn', group) ?? {}).toSorted();
    expect(source).not.toEqual([]);
    const keys = packLanguages.map((language) => [language, Object.keys(packOf(language, group) ?? {}).toSorted()]);
    expect(keys).toEqual(packLanguages.map((language) => [language, source]));
  },
);

test('a text has the same placeholders in every language', () => {
  expectNone(
    entries.filter(({ group, key, text }) => {
      const source = packOf('cn', group)?.[key];
      return source === undefined || placeholdersOf(source).join() !== placeholdersOf(text).join();
    }),
  );
});

/** Followed at once by a size: `… 3M！` (C-27). Chinese needs no space there. */
const followedByValue = new Set(['zxy.198868']);

test('no text is empty or begins or ends with a stray space', () => {
  expectNone(
    entries.filter(({ key, text }) => text.trim() === '' || (text !== text.trim() && !followedByValue.has(key))),
  );
});

test('[I18N-07] C-13: no two groups give one key two texts, so the order of loading decides nothing', () => {
  const first = new Map<string, string>();
  const disagreeing = entries.filter(({ language, key, text }) => {
    const known = first.get(`${language} ${key}`);
    first.set(`${language} ${key}`, known ?? text);
    return known !== undefined && known !== text;
  });
  expectNone(disagreeing);
});

/** The people of the gallery and the units of a clock are written alike in Latin letters. */
const alike = ['Lin Zhiyuan', 'Shen Ruoxi', 'Gu Huaiqian', 'h', 'min', 's'];

/** Words French and Spanish share with English. */
const sameWord: Partial<Record<Entry['language'], readonly string[]>> = {
  fr: [
    ...alike,
    'Actions',
    'Administration',
    'Article',
    'Assistant',
    'Audio',
    'Discussion',
    'Document',
    'Documents',
    'E-mail',
    'Expert',
    'Format',
    'Image',
    'Notifications',
    'Option',
    'Option {{number}}',
    'Organisation',
    'Organisations',
    'Page {{page}}',
    'Pagination',
    'Points',
    'Question',
    'Questions',
    'Version {{number}}',
    'Version {{number}}, {{name}}, {{time}}',
    'Versions',
  ],
  es: [...alike, 'Audio', 'No', 'Video'],
};

/** What a translator would change: without placeholders, names of products, signs and digits. */
const words = (text: string): string => text.replaceAll(/\{\{.*?\}\}|Shuyuan|书院|WeChat Pay|Alipay|[^\p{L}]/gu, '');

test('no text of another language is left in Chinese or English', () => {
  expectNone(
    entries.filter(({ language, group, key, text }) => {
      const sources = language === 'cn' ? [] : language === 'en' ? ['cn' as const] : (['cn', 'en'] as const);
      const isAllowed = words(text) === '' || sameWord[language]?.includes(text);
      return !isAllowed && sources.some((source) => packOf(source, group)?.[key] === text);
    }),
  );
});

test('every text is written in the script of its language', () => {
  const script = { cn: /\p{sc=Han}/u, ru: /\p{sc=Cyrl}/u, ar: /\p{sc=Arab}/u } as const;
  const foreign = /[\p{sc=Han}\p{sc=Cyrl}\p{sc=Arab}]/u;
  expectNone(
    entries.filter(({ language, text }) => {
      const plain = words(text);
      if (plain === '') return false;
      return language === 'cn' || language === 'ru' || language === 'ar'
        ? !script[language].test(plain)
        : foreign.test(plain);
    }),
  );
});

test('signs are those a printer of the language would set', () => {
  const wrong = {
    cn: /\p{sc=Han}[,;:?!]|\.\.\./u,
    en: /'|\.\.\./,
    fr: /'|\.\.\.| [:;!?»]|« /,
    ru: /'|"|\.\.\./,
    es: /'|"|\.\.\./,
    ar: /[,;?]|\.\.\.|[\u0660-\u0669]/,
  } as const;
  expectNone(entries.filter(({ language, text }) => wrong[language].test(text)));
});

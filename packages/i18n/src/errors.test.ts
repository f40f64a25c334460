import { type ErrorPageKind, type ErrorSpec, errorTable } from '@shuyuan/contract/kernel/error-table';
import { expect, test } from 'vitest';
import type { Group } from './groups.ts';
import { type PackLanguage, packLanguages, packOf, placeholdersOf } from './test-packs.ts';

/** Its text stands in for every number a client does not know. */
const unknownNumber = 2;
const numbers = Object.values(errorTable).flatMap(({ number }) => number ?? []);

const textKeys = (language: PackLanguage, groups: readonly Group[]): string[] =>
  groups.flatMap((group) => Object.keys(packOf(language, group) ?? {}));

test.for([...packLanguages])(
  '[ERR-10] D-017: every number of the error table has its text in %s, and no other',
  (language) => {
    const keys = textKeys(language, ['errors', 'refusals']).filter((key) => key.startsWith('lang.'));
    expect(keys.toSorted()).toEqual([...numbers, unknownNumber].map((number) => `lang.${number}`).toSorted());
  },
);

test('[ERR-11] what opens the error page, an alert or the login page has its text before any page of a feature', () => {
  const specs: ErrorSpec[] = Object.values(errorTable);
  const early = specs.filter(({ show, number }) => show !== 'notice' && number !== null);
  const keys = textKeys('cn', ['errors']);
  expect(early.map(({ number }) => `lang.${number}`).filter((key) => !keys.includes(key))).toEqual([]);
});

test.for([...packLanguages])(
  '[ERR-11] each kind of error page has a title, a reason and a way on in %s',
  (language) => {
    const kinds = { ordinary: 1, empty: 1, 'no-permission': 1, 'member-limit': 1 } satisfies Record<ErrorPageKind, 1>;
    const texts = Object.keys(kinds).flatMap((kind) =>
      ['title', 'explanation', 'wayOn'].map((part) => packOf(language, 'errors')?.[`errorPage.${kind}.${part}`]),
    );
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(12);
  },
);

test('[ERR-05] the text of 418004 carries the count, the one of a locked account the minutes', () => {
  const texts = packOf('cn', 'errors');
  expect(placeholdersOf(texts?.['lang.418004'] ?? '')).toEqual(['{{totalCount}}']);
  expect(placeholdersOf(texts?.['lang.20102'] ?? '')).toEqual(['{{minutes}}']);
});

test('D-016, D-017: the texts the documents give are word for word', () => {
  expect(packOf('cn', 'errors')).toMatchObject({
    'lang.2': '操作失败，请稍后重试',
    'error.network': '网络异常，请检查网络情况',
  });
});

/** Filled by the client where the answer leaves it out, or of no use without it: the general text stands in. */
const withGeneralText = ['lang.418004', 'lang.21201'];

test('[ERR-10] every text with a gap has a sentence without it: of its own, or the one for limits', () => {
  const texts = { ...packOf('cn', 'errors'), ...packOf('cn', 'refusals') };
  const isOfLimit = (text: string) => placeholdersOf(text).every((name) => ['{{max}}', '{{limit}}'].includes(name));
  const gapped = Object.entries(texts).filter(
    ([key, text]) => key.startsWith('lang.') && placeholdersOf(text).length > 0,
  );
  const bare = gapped.filter(([key, text]) => !isOfLimit(text) && !(key.replace('lang.', 'plain.') in texts));
  expect(bare.map(([key]) => key)).toEqual(withGeneralText);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchForm, searchFormWith, spellingsOf, stemLength } from './search-form.ts';

test.for([
  ['width and case', 'ＬｉＮ', 'lin'],
  ['a blank between Chinese and Latin', '5S管理', '5S 管理'],
  ['accents', 'Où réussir à l’épreuve', 'ou reussir a l epreuve'],
  ['the two letters of Russian', 'учёт', 'учет'],
  ['vowel signs and forms of Arabic letters', 'الإِجازَة', 'الاجازه'],
  ['digits of Arabic', '٢٠٢٦', '2026'],
] as const)('%s does not count', ([, one, other]) => {
  expect(searchForm(one)).toBe(searchForm(other));
});

test('further spellings are made alike as well, and without them they are told apart', () => {
  const form = searchFormWith(spellingsOf('換時', '换时'));
  expect(form('換型時間')).toBe('换型时間');
  expect(searchForm('換型')).not.toBe(searchForm('换型'));
});

test('a stem has three letters at least and no more than its word has beyond that', () => {
  expect(['ask', 'search', 'certificates'].map(stemLength)).toEqual([3, 5, 9]);
});

test('a text in its form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchForm(searchForm(text))).toBe(searchForm(text));
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ngrams, queryNgrams, searchable } from './ngrams.ts';

test('a text is stored as its characters and pairs, a question asks for pairs', () => {
  expect(ngrams('林知远')).toEqual(['林', '知', '远', '林知', '知远']);
  expect(queryNgrams('知远')).toEqual(['知远']);
  expect(queryNgrams('林')).toEqual(['林']);
  expect(queryNgrams('林 知远')).toEqual(['林', '知远']);
});

test('width, case and space do not count, and a pair never reaches over a space', () => {
  expect(searchable('  Ｌｉｎ\u3000WEI ')).toBe('lin wei');
  expect(ngrams('ab cd')).not.toContain('bc');
  expect([queryNgrams(''), queryNgrams('   ')]).toEqual([[], []]);
});

test('whatever part of a word is asked for, its grams are among those stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (text, a, b) => {
      const [word = ''] = searchable(text).split(' ');
      const characters = [...word];
      fc.pre(characters.length > 0);
      const start = a % characters.length;
      const part = characters.slice(start, start + 1 + (b % (characters.length - start))).join('');
      // A part cut out of its word may compose differently; that text is then another one.
      fc.pre(searchable(part) === part);
      expect(ngrams(text)).toEqual(expect.arrayContaining(queryNgrams(part)));
    }),
  );
});

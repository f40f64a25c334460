import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ngrams, queryNgrams, searchable } from './searchable.ts';

test('a text is stored as its characters and pairs, a question asks for pairs', () => {
  expect(ngrams('林知远')).toEqual(['林', '知', '远', '林知', '知远']);
  expect(queryNgrams('知远')).toEqual(['知远']);
  expect(queryNgrams('林')).toEqual(['林']);
  expect(queryNgrams('林 知远')).toEqual(['林', '知远']);
});

test('a pair never reaches over a space, and signs alone ask for nothing', () => {
  expect(ngrams('ab cd')).not.toContain('bc');
  expect([queryNgrams(''), queryNgrams('   '), queryNgrams('“*”？')]).toEqual([[], [], []]);
});

test.for([
  ['width, case and surplus space', '  Ｌｉｎ\u3000WEI ', 'lin wei'],
  ['a blank between Chinese and Latin', '5S管理', '5S 管理'],
  ['a blank between Latin and Chinese', '用SPC', '用 SPC'],
  ['punctuation', '换型：从四十分钟，到九分钟！', '换型 从四十分钟 到九分钟'],
  ['quotation marks', '《换型》“换型”「换型」', '\'换型\' "换型" *换型*'],
  ['accents', 'CAFÉ à l’œuvre, Straße', 'cafe a l oeuvre strasse'],
  ['the two letters of Russian', 'учёт', 'учет'],
  ['vowel signs and forms of Arabic letters', 'الإِجازَة', 'الاجازه'],
  ['digits of Arabic', '٢٠٢٦', '2026'],
  ['traditional and simplified characters', '換型時間縮短', '换型时间缩短'],
  ['characters nobody sees', '换\u200b型\ufeff\u2068', '换型'],
] as const)('%s does not count', ([, one, other]) => {
  expect(searchable(one)).toBe(searchable(other));
});

test('what differs by signs alone is told apart, and an emoji can be asked for', () => {
  expect(new Set(['C', 'C++', 'C#'].map(searchable)).size).toBe(3);
  expect(queryNgrams('🎉')).toEqual(['🎉']);
});

const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('換', '型', '5', 'é', ' ', '，', '+', '#', 'c', 'ß', 'Σ', 'İ', 'ё'),
);
const text = fc.array(unit, { minLength: 1, maxLength: 30 }).map((units) => units.join(''));

test('a text in its form stays as it is: a stored one can be brought into it again', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(searchable(searchable(written))).toBe(searchable(written));
    }),
  );
});

test('whatever part of a word is asked for, its grams are among those stored', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (written, a, b) => {
      const [word = ''] = searchable(written).split(' ');
      const characters = [...word];
      fc.pre(characters.length > 0);
      const start = a % characters.length;
      const part = characters.slice(start, start + 1 + (b % (characters.length - start))).join('');
      // A part cut out of its word may compose differently; that text is then another one.
      fc.pre(searchable(part) === part);
      expect(ngrams(written)).toEqual(expect.arrayContaining(queryNgrams(part)));
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsableWord, normalForm, wordsOfLines } from './sensitive-words.ts';

test.for([
  ['ＶＩＰ', 'vip'],
  ['V.I.P', 'vip'],
  ['v　i p', 'vip'],
  ['V\u200bI\u200dP\ufeff', 'vip'],
  ['𝓥𝓘𝓟', 'vip'],
  ['代★开-发_票', '代开发票'],
  ['Straße', 'strasse'],
  ['ＣＡＦÉ', 'café'],
  ['cafe\u0301', 'café'],
  ['ПРИВЕТ', 'привет'],
  ['مَرْحَبًا', 'مرحبا'],
] as const)('[COMM-03] D-127: %j is compared as %j', ([text, normal]) => {
  expect(normalForm(text)).toBe(normal);
});

test('[COMM-03] D-127: a normal form is its own normal form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalForm(normalForm(text))).toBe(normalForm(text));
    }),
    { numRuns: 2_000 },
  );
});

test('a word needs two letters, or is one Chinese character', () => {
  expect(['赌', '代开', 'ab', '7z'].filter(isUsableWord)).toHaveLength(4);
  expect(['', ' ', '——', 'C++', 'é', '😀😀', '\u200b'].filter(isUsableWord)).toEqual([]);
});

test('lines become words: trimmed, each once as it was first written, the unusable told apart', () => {
  expect(wordsOfLines(' 代开发票 \r\n\nVIP\nv.i.p\nC++\n')).toEqual({ words: ['代开发票', 'VIP'], unusable: ['C++'] });
  expect(wordsOfLines('字'.repeat(51))).toMatchObject({ words: [] });
});

import { normalForm } from '@shuyuan/contract/system/sensitive-words';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordMatcher } from './word-matcher.ts';

const matcherOf = (words: readonly string[]) =>
  createWordMatcher(words.map((word) => ({ word, normal: normalForm(word) })));

test('[COMM-04] D-127: words come back as the list writes them, in the order they appear, each once', () => {
  const judge = matcherOf(['代开发票', 'ＶＩＰ内部价', '博彩']);
  expect(judge('想要v.i.p 内部 价吗？博彩网站，代-开 发*票，再来博彩')).toEqual(['ＶＩＰ内部价', '博彩', '代开发票']);
  expect(judge('今天的课程很好')).toEqual([]);
  expect(judge('')).toEqual([]);
});

test('[COMM-03] words inside words are all found, the longer first where both begin', () => {
  const judge = matcherOf(['she', 'he', 'hers', 'his', 'shers']);
  expect(judge('ushers')).toEqual(['shers', 'she', 'hers', 'he']);
});

test('a list without words finds nothing, and neither does a word of which nothing is left', () => {
  expect(matcherOf([])('任何内容')).toEqual([]);
  expect(matcherOf(['——', '博彩'])('——博彩')).toEqual(['博彩']);
});

test('[COMM-03] D-127: whatever the list and the text, the same words as by looking for each', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', '中', '文', ' ', '-', '\u200b', '😀'),
    maxLength: 60,
  });
  const lists = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '中', '文'), minLength: 1, maxLength: 5 }));
  fc.assert(
    fc.property(lists, letters, (words, text) => {
      const normal = normalForm(text);
      const wanted = words.filter((word) => normal.includes(word));
      const found = matcherOf(words)(text);
      expect(found.toSorted()).toEqual(wanted.toSorted());
      const places = found.map((word) => normal.indexOf(word));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
    { numRuns: 1_000 },
  );
});

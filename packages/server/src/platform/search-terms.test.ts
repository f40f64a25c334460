import { searchable } from './searchable.ts';
import { expect, test } from 'vitest';
import { isIn, maxTerms, termsOf } from './search-terms.ts';
import { mostCandidates, selectiveQuery } from './search.ts';

const textsOf = (question: string): string[] => termsOf(question).map(({ text }) => text);

test('[D-149] of a Chinese question stay the pairs of what it is about, not those of how it asks', () => {
  expect(textsOf('请问换型时间怎么缩短？')).toEqual(['换型', '型时', '时间', '缩短']);
  expect(textsOf('过程能力和应用在哪里')).toContain('能力');
  expect(textsOf('为什么要这样做呢')).toEqual([]);
});

test('[D-149] pairs inside a word tell more than those across two', () => {
  const [inside, across] = ['时间', '型时'].map(
    (pair) => termsOf('换型时间').find(({ text }) => text === pair)?.weight,
  );
  expect(inside).toBeGreaterThan(across ?? Infinity);
});

test.for([
  ['How do we review code reviews?', ['revi', 'code', 'revie']],
  ['Comment préparer les formations ?', ['prepar', 'format']],
  ['Как проверить момент затяжки?', ['прове', 'моме', 'затя']],
  ['¿Cómo cambio la herramienta?', ['camb', 'herrami']],
  ['كيف أطلب الإجازة؟', ['اطلب', 'اجاز']],
] as const)('[D-149] words of other languages are asked for by what they begin with: %s', ([question, stems]) => {
  const found = textsOf(question);
  for (const stem of stems)
    expect(
      found.some((text) => text.startsWith(stem.slice(0, 4))),
      stem,
    ).toBe(true);
  expect(found.length).toBeLessThanOrEqual(stems.length);
});

test('[D-149] a word is found at the beginning of a word only, a pair anywhere', () => {
  const [art] = termsOf('art');
  const [pair] = termsOf('换型');
  if (!art || !pair) throw new Error('nothing is asked for');
  expect(isIn('the start', art)).toBe(false);
  expect(isIn('an art, indeed', art)).toBe(true);
  expect(isIn('学art吧', art)).toBe(true);
  expect(isIn(searchable('快速换型'), pair)).toBe(true);
});

test('[D-149] a number is found whole', () => {
  const [number] = termsOf('24');
  if (!number) throw new Error('nothing is asked for');
  expect(isIn('240 pieces', number)).toBe(false);
  expect(isIn('24 pieces', number)).toBe(true);
});

test('[D-155] of a question of any length only so much is asked for', () => {
  const long = Array.from({ length: 4_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  expect(termsOf(long)).toHaveLength(maxTerms);
});

test('[D-149] a question is looked up by its rare words, and two common ones only together', () => {
  const terms = termsOf('换型时间缩短');
  expect(selectiveQuery(terms, new Map([['时间', 50_000]]))).not.toContain('时间');
  const common = new Map(terms.map(({ text }, at) => [text, mostCandidates + 1 + at]));
  expect(selectiveQuery(terms, common)).toBe("('换型') & ('型时')");
  expect(selectiveQuery([], new Map())).toBe('');
});

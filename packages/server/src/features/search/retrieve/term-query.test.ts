import { expect, test } from 'vitest';
import { termsOf } from '../../../platform/search-terms.ts';
import { tsqueryOf } from '../token-query.ts';
import * as termQueries from './term-query.ts';

const [red, green, blue] = ['红赤', '绿青', '蓝靛'].map((text) => ({ text, isWord: false, weight: 1 }));
const terms = [red, green, blue].flatMap((term) => term ?? []);
const common = new Map([
  ['红赤', 2_000],
  ['绿青', 2_000],
  ['蓝靛', 50_000],
]);
type Of<Name extends 'termQuery' | 'rareQuery' | 'wideQuery'> = Parameters<(typeof termQueries)[Name]>;
/** As the database is asked. */
const termQuery = (...input: Of<'termQuery'>) => tsqueryOf(termQueries.termQuery(...input));
const rareQuery = (...input: Of<'rareQuery'>) => tsqueryOf(termQueries.rareQuery(...input));
const wideQuery = (...input: Of<'wideQuery'>) => tsqueryOf(termQueries.wideQuery(...input));
const bounds = { most: 300, documents: 100_000 };

test('[D-149] a term is asked for as the index has it: Chinese by its pairs, letters by their beginning, Arabic with its particles', () => {
  expect(termsOf('换型').map(termQuery)).toEqual([`'换型'`]);
  expect(termsOf('calibrating').map(termQuery)).toEqual([`'calibrat':*`]);
  expect(termsOf('المعايرة').map(termQuery)).toEqual([expect.stringContaining(`'المعاي`)]);
  expect(termQuery({ text: `o'brien`, isWord: true, weight: 1 })).toBe(`'o' & 'br' & 'ri' & 'ie' & 'en'`);
});

test('[D-149] rare terms are asked for alone, common ones in pairs, within the bound', () => {
  expect(rareQuery(terms, new Map(), bounds)).toBe(`('红赤') | ('绿青') | ('蓝靛')`);
  expect(rareQuery(terms, common, bounds)).toBe(`(('红赤') & ('绿青'))`);
  expect(rareQuery(terms, new Map([['蓝靛', 50_000]]), bounds)).toBe(`('红赤') | ('绿青')`);
  expect(rareQuery([], common, bounds)).toBe('');
});

test('[D-149] where that finds too little, any of the rare ones will do, and at least the rarest', () => {
  expect(wideQuery(terms, common, 2_000)).toBe(`('红赤')`);
  expect(wideQuery(terms, common, 5_000)).toBe(`('红赤') | ('绿青')`);
  expect(wideQuery([], common, 2_000)).toBe('');
});

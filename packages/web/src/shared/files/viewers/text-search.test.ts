import { expect, test } from 'vitest';
import { findMatches, joinTexts, piecesOf } from './text-search.ts';

const found = (text: string, query: string): string[] =>
  findMatches(text, query, 100).map(({ start, end }) => text.slice(start, end));

test('case, accents, width and ligatures do not hide a word', () => {
  expect(found('Learn, LEARN and learning', 'learn')).toEqual(['Learn', 'LEARN', 'learn']);
  expect(found('Le résumé du cours', 'resume')).toEqual(['résumé']);
  expect(found('re\u0301sume\u0301!', 'résumé')).toEqual(['re\u0301sume\u0301']);
  expect(found('ＡＢＣ１２', 'abc12')).toEqual(['ＡＢＣ１２']);
  expect(found('the ﬁrst ﬁle', 'file')).toEqual(['ﬁle']);
  expect(found('مُحَاضَرَة', 'محاضرة')).toHaveLength(1);
});

test('Chinese is found across the end of a line, and in text that knows no spaces', () => {
  expect(found('在书院学习，书院很安静。', '书院')).toEqual(['书院', '书院']);
  expect(found('企业学\n习平台', '学习平台')).toEqual(['学\n习平台']);
});

test('a phrase is found whatever spaces and line ends stand in it, a broken word is one word', () => {
  expect(found('one\n  two   three', 'one two three')).toEqual(['one\n  two   three']);
  expect(found('we are learn-\ning together', 'learning')).toEqual(['learn-\ning']);
  expect(found('a well-known text', 'wellknown')).toEqual([]);
});

test('nothing asked is nothing found, and the number is bounded', () => {
  expect(found('text', '  ')).toEqual([]);
  expect(findMatches('a'.repeat(500), 'a', 20)).toHaveLength(20);
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(found('price (5 %)', '(5 %)')).toEqual(['(5 %)']);
});

test('a match that runs over several parts is marked in each of them', () => {
  const joined = joinTexts(['学', '习', '', '平台课程']);
  const [match] = findMatches(joined.text, '学习平台', 1);
  expect(match && piecesOf(match, joined)).toEqual([
    { part: 0, start: 0, end: 1 },
    { part: 1, start: 0, end: 1 },
    { part: 3, start: 0, end: 2 },
  ]);
});

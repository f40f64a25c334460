import { expect, test } from 'vitest';
import { linesOf } from './lines-of.ts';

test('[D-183] a transcript is searched by all words, in any case and width, and keeps its seconds', () => {
  const cues = [
    { from: 1.5, to: 2, text: 'Power OFF first' },
    { from: 3, to: 4, text: '再挂牌，ＬＯＴＯ' },
  ];
  expect(linesOf(cues, '').map(({ seconds }) => seconds)).toEqual([1.5, 3]);
  expect(linesOf(cues, ' off power ').map(({ seconds }) => seconds)).toEqual([1.5]);
  expect(linesOf(cues, 'loto').map(({ id }) => id)).toEqual(['1']);
  expect(linesOf(cues, 'power loto')).toEqual([]);
});

import { expect, test } from 'vitest';
import { anyCode, type Source, sources } from './sources.ts';

const mark = new RegExp(
  `\\b(${['TO', 'FIX', 'XX', 'HA'].map((start, i) => start + ['DO', 'ME', 'X', 'CK'][i]).join('|')})\\b(?!\\(#\\d+\\))`,
);

const marksWithoutIssue = ({ path, text }: Source): string[] =>
  text.split('\n').flatMap((line, i) => (mark.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : []));

test('a mark without an issue is found, one with an issue is not', () => {
  const word = 'TO'.concat('DO');
  expect(marksWithoutIssue({ path: 'a.ts', text: `// ${word} later\n// ${word}(#12) later` })).toEqual([
    `a.ts:1 // ${word} later`,
  ]);
});

test('nothing is put off without an issue: write the mark as NAME(#12)', () => {
  expect(sources(anyCode).flatMap(marksWithoutIssue)).toEqual([]);
});

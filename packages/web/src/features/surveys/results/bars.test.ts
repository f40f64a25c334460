import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { expect, test } from 'vitest';
import { barsOf, rowBars } from './bars.ts';
import type { TallyView } from './results-view.ts';

const common = { isRequired: true, startsPage: false, condition: null, title: 'Canteen?' } as const;
const options = (letter: string) => [1, 2].map((number) => ({ id: `${letter}${number}`, text: `${letter} ${number}` }));
const tally = (over: Partial<TallyView>): TallyView => ({
  questionId: 'q1',
  answered: 4,
  isWithheld: false,
  counts: [],
  rows: [],
  average: null,
  lowest: null,
  highest: null,
  netPromoters: null,
  texts: [],
  ...over,
});

test('[D-183] a bar has the words of its option and its share of those who answered', () => {
  const question: Question = { ...common, id: 'q1', kind: 'multiple', options: options('o'), min: null, max: null };
  const counts = [
    { key: 'o1', count: 4 },
    { key: 'o2', count: 1 },
  ];
  expect(barsOf(question, tally({ counts }))).toEqual([
    { key: 'o1', label: 'o 1', count: 4, share: 1 },
    { key: 'o2', label: 'o 2', count: 1, share: 0.25 },
  ]);
  expect(barsOf(question, tally({ counts: [{ key: 'o1', count: 0 }], answered: 0 }))[0]?.share).toBe(0);
});

test('[D-183] a rating is its own words, a matrix has bars per row', () => {
  const rating: Question = { ...common, id: 'q1', kind: 'rating', scale: 'five' };
  expect(barsOf(rating, tally({ counts: [{ key: '5', count: 2 }] }))[0]).toMatchObject({ label: '5', share: 0.5 });
  const matrix: Question = { ...common, id: 'q1', kind: 'matrix', rows: options('r'), columns: options('c') };
  const rows = [
    {
      rowId: 'r1',
      counts: [
        { key: 'c1', count: 1 },
        { key: 'c2', count: 1 },
      ],
    },
  ];
  expect(rowBars(matrix, tally({ rows }))).toEqual([
    {
      label: 'r 1',
      bars: [
        { key: 'c1', label: 'c 1', count: 1, share: 0.5 },
        { key: 'c2', label: 'c 2', count: 1, share: 0.5 },
      ],
    },
  ]);
  expect(rowBars(rating, tally({}))).toEqual([]);
});

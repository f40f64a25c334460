import { usualSteps } from '@shuyuan/contract/ledger/grade-steps';
import { gradeAt } from '@shuyuan/contract/people/grades';
import { expect, test } from 'vitest';
import { draftOf, fromRange, gradesWith } from './grade-draft.ts';

const grades = usualSteps.map(({ level, from, discountPercent, extraCoins }) => {
  const { nameKey, cover } = gradeAt(level);
  const step = { level, from, discountPercent, extraCoins };
  return { ...step, nameKey, cover, card: step.level === 4 ? { id: 'card', cardName: '卡' } : null };
});

test('[PERSON-03] one grade is changed, and the others are sent as they are', () => {
  const third = grades[2];
  if (!third) throw new Error('there are six grades');
  const sent = gradesWith(grades, 3, { ...draftOf(third), from: '700', discountPercent: '5', cardId: 'other' });
  expect(sent.map(({ from }) => from)).toEqual([100, 700, 2_000, 6_000, 15_000]);
  expect(sent[1]).toEqual({ from: 700, discountPercent: 5, extraCoins: 0, cardId: 'other' });
  expect(sent[2]).toMatchObject({ cardId: 'card' });
});

test('[PERSON-03] a grade lies between its neighbours', () => {
  expect([fromRange(grades, 3), fromRange(grades, 6)]).toEqual([
    { min: 101, max: 1_999 },
    { min: 6_001, max: 1_000_000_000 },
  ]);
});

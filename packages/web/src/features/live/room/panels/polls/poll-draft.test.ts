import { expect, test } from 'vitest';
import { emptyPoll, readyPoll, shareOf } from './poll-draft.ts';

test('a poll needs a question and two different answers; empty lines are left out', () => {
  expect(readyPoll(emptyPoll)).toBeNull();
  expect(readyPoll({ question: 'Q', options: ['a', ''], isMultiple: false })).toBeNull();
  expect(readyPoll({ question: 'Q', options: ['a', ' a '], isMultiple: false })).toBeNull();
  expect(readyPoll({ question: ' ', options: ['a', 'b'], isMultiple: false })).toBeNull();
  expect(readyPoll({ question: ' Q ', options: ['a', ' ', 'b '], isMultiple: true })).toEqual({
    question: 'Q',
    options: ['a', 'b'],
    isMultiple: true,
  });
});

test('what is too long is not asked', () => {
  expect(readyPoll({ question: '长'.repeat(201), options: ['a', 'b'], isMultiple: false })).toBeNull();
  expect(readyPoll({ question: 'Q', options: ['a', 'b'.repeat(101)], isMultiple: false })).toBeNull();
});

test('shares are of the people who answered', () => {
  expect(shareOf(0, 0)).toBe(0);
  expect(shareOf(3, 4)).toBe(0.75);
});

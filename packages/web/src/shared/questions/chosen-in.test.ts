import { expect, test } from 'vitest';
import { answerOf, chosenIn, textsOf } from './chosen-in.ts';

test('[D-183] what is chosen becomes an answer of the kind that was asked, and is found in it again', () => {
  expect(answerOf('multiple', [])).toBeNull();
  for (const [kind, chosen] of [
    ['single', ['a1']],
    ['multiple', ['a1', 'b2']],
    ['trueFalse', ['false']],
  ] as const)
    expect(chosenIn(answerOf(kind, chosen))).toEqual(chosen);
});

test('[D-183] chosen options are said in their own order', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }));
  expect(textsOf(options, ['c', 'a'])).toBe('A · C');
});

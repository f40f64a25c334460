import { expect, test } from 'vitest';
import {
  addPiece,
  type AnswerPiece,
  emptyAnswerText,
  endThinking,
  isThinking,
  thinkingSeconds,
} from './answer-text.ts';

const thought = (text: string): AnswerPiece => ({ kind: 'reasoning', text });
const word = (text: string): AnswerPiece => ({ kind: 'text', text });
/** Pieces one second apart. */
const after = (...pieces: AnswerPiece[]) =>
  pieces.reduce((answer, piece, at) => addPiece(answer, piece, at * 1_000), emptyAnswerText);

test('[AI-17] thinking lasts from the first thought to the first word', () => {
  const thinking = after(thought('Let me '), thought('see'));
  expect([isThinking(thinking), thinkingSeconds(thinking, 5_000)]).toEqual([true, 5]);
  const answering = after(thought('Let me '), thought('see'), thought('…'), word('It is'), word(' so'));
  expect(answering).toMatchObject({ reasoning: 'Let me see…', content: 'It is so' });
  expect([isThinking(answering), thinkingSeconds(answering, 99_000)]).toEqual([false, 3]);
});

test('[AI-17] a thought between words is kept, and the time stays what it was', () => {
  const answer = after(thought('hm'), word('Yes'), thought('really'), word('.'));
  expect(answer).toMatchObject({ reasoning: 'hmreally', content: 'Yes.' });
  expect([isThinking(answer), thinkingSeconds(answer, 99_000)]).toEqual([false, 1]);
});

test('[AI-17] an answer that did not think has no seconds; one that was ended while it thought has those until then', () => {
  expect(thinkingSeconds(after(word('Yes')), 99_000)).toBe(0);
  expect(endThinking(emptyAnswerText, 9_000)).toEqual(emptyAnswerText);
  expect(thinkingSeconds(endThinking(after(thought('hm')), 4_000), 99_000)).toBe(4);
  expect(thinkingSeconds(endThinking(after(thought('hm')), 10), 99_000)).toBe(1);
});

test('a piece without a letter changes nothing', () => {
  expect(after(thought(''), word(''))).toEqual(emptyAnswerText);
});

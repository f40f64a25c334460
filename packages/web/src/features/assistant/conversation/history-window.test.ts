import { historyTextMax } from '@shuyuan/contract/assistant/chat';
import { expect, test } from 'vitest';
import { askedMessage, type ChatMessage, emptyAnswer } from './chat-message.ts';
import { historyOf, questionIndexOf } from './history-window.ts';

const answer = (content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...emptyAnswer({ thinking: false, webSearch: false }),
  content,
  finished: true,
  ...more,
});
const talk = ['1', '2', '3', '4'].flatMap((n) => [askedMessage(`q${n}`), answer(`a${n}`)]);
const contents = (...given: Parameters<typeof historyOf>) => historyOf(...given).map(({ content }) => content);

test('[AI-16] the last five messages go along', () => {
  expect(contents(talk)).toEqual(['a2', 'q3', 'a3', 'q4', 'a4']);
  expect(contents([])).toEqual([]);
});

test('[AI-16] a failed message is no history, and neither is an empty one', () => {
  const messages = [...talk, askedMessage('q5'), answer('half', { isNetworkError: true }), answer('')];
  expect(contents(messages)).toEqual(['q3', 'a3', 'q4', 'a4', 'q5']);
});

test('[AI-16] a question that is asked again has the five before it', () => {
  expect(contents(talk, 6)).toEqual(['a1', 'q2', 'a2', 'q3', 'a3']);
  expect(contents(talk, 0)).toEqual([]);
});

test('[AI-16] the think block stays here and a long text is cut', () => {
  const long = answer('x'.repeat(historyTextMax + 1), { reasoning: 'secret' });
  expect(historyOf([long])).toEqual([{ role: 'assistant', content: 'x'.repeat(historyTextMax) }]);
});

test('[AI-23] the question of an answer is the user’s message before it', () => {
  expect(questionIndexOf(talk, talk[5]?.key ?? '')).toBe(4);
  expect(questionIndexOf([answer('alone', { key: 'k' })], 'k')).toBe(-1);
});

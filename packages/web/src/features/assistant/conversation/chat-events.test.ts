import { expect, test } from 'vitest';
import { applyEvent, type ChatEvent, failed, openFolding, stopped } from './chat-events.ts';
import { type ChatMessage, emptyAnswer, messageOf } from './chat-message.ts';
import { storedMessage } from '../test-chat.ts';

const start = emptyAnswer({ thinking: true, webSearch: false });
const event = (more: Partial<ChatEvent> = {}): ChatEvent => ({
  code: 200,
  id: 's1',
  sessionId: 'c1',
  chatId: 'a1',
  finished: false,
  ...more,
});
/** Events one second apart. */
const after = (...events: ChatEvent[]): ChatMessage =>
  events.reduce((message, each, index) => applyEvent(message, each, index * 1_000), start);

test('[AI-14] [AI-10] an answer begins empty and grows by what the stream says', () => {
  expect(start).toMatchObject({
    role: 'assistant',
    content: '',
    finished: false,
    isThinkingMode: true,
    searchesWeb: false,
  });
  const message = after(event(), event({ delta: 'Hello' }), event({ delta: ', Lin' }));
  expect(message).toMatchObject({ content: 'Hello, Lin', copyContent: 'Hello, Lin', id: 's1', chatId: 'a1' });
  expect(message.finished).toBe(false);
});

test('[AI-17] reasoning is a block of its own, closed when the answer begins, with its seconds', () => {
  const thinking = after(event({ reasoning: 'Let me ' }), event({ reasoning: 'see' }));
  expect(thinking).toMatchObject({ isThinking: true, reasoning: 'Let me see', content: '' });
  const answering = after(
    event({ reasoning: 'Let me ' }),
    event({ reasoning: 'see' }),
    event(),
    event({ delta: 'It is so' }),
  );
  expect(answering).toMatchObject({ isThinking: false, thinkingSeconds: 3, content: 'It is so' });
});

test('[AI-17] thoughts between tags go into the think block, however the stream is cut', () => {
  const fold = openFolding();
  const events = ['<th', 'ink>Let me', ' see</thi', 'nk>\n\nIt is', ' so'].map((delta) => event({ delta }));
  const message = after(...[...events, event({ finished: true })].flatMap(fold));
  expect(message).toMatchObject({
    reasoning: 'Let me see',
    content: 'It is so',
    copyContent: 'It is so',
    finished: true,
  });
  const stored = messageOf(storedMessage({ content: '<think>hm</think>Yes' }));
  expect(stored).toMatchObject({ reasoning: 'hm', content: 'Yes', copyContent: 'Yes' });
});

test('[AI-20] an answer that failed says why, where the model did', () => {
  expect(after(event({ code: 503, failure: 'empty', finished: true }))).toMatchObject({
    isNetworkError: true,
    failure: 'empty',
  });
});

test('[D-157] what is copied leaves the think block out', () => {
  expect(after(event({ reasoning: 'hm' }), event({ delta: 'Yes' })).copyContent).toBe('Yes');
});

test('[AI-18] [AI-19] the flag ends it; what comes afterwards changes nothing', () => {
  const done = after(event({ delta: 'a', finished: true }));
  expect(done.finished).toBe(true);
  expect(applyEvent(done, event({ delta: 'b' }), 9_000)).toBe(done);
});

test('[AI-20] a code that is not 200 ends it as an error, and what was said stays', () => {
  const message = after(event({ delta: 'half' }), event({ code: 500 }));
  expect(message).toMatchObject({ isNetworkError: true, finished: true, content: 'half' });
});

test('[AI-21] [D-157] stopping closes an open think block', () => {
  const message = stopped({ ...after(event({ reasoning: 'hm' })), isThoughtsOpen: true }, 4_000);
  expect(message).toMatchObject({
    isStop: true,
    finished: true,
    isThinking: false,
    isThoughtsOpen: false,
    thinkingSeconds: 4,
  });
});

test('[D-156] searching is said until there is something to read, and its sources are kept', () => {
  const source = storedMessage({}).source;
  const searching = after(event({ isSearching: true }));
  expect(searching.isSearching).toBe(true);
  expect(after(event({ isSearching: true }), event({ delta: 'x', source })).isSearching).toBe(false);
  expect(failed(searching, 1).isSearching).toBe(false);
});

test('[AI-10] a stored answer that is still being thought about is known as such', () => {
  const stored = storedMessage({ finished: false, reasoning: 'hm', content: '' });
  expect(messageOf(stored)).toMatchObject({ isThinking: true, id: stored.streamId, chatId: stored.id });
  expect(messageOf({ ...stored, content: 'So' }).isThinking).toBe(false);
});

import { expect, test } from 'vitest';
import { reduceRoomState } from './reduce-room-state.ts';
import {
  roomLimits,
  type RoomPerson,
  type RoomPoll,
  type RoomQuestion,
  type RoomState,
  type ServerMessage,
} from './room-protocol.ts';

const personOf = (key: string): RoomPerson => ({ key: `m:${key}`, name: key, portrait: null, identity: 1 });
const chatOf = (id: string) => ({ id, kind: 'chat' as const, author: personOf('zhou'), text: id, time: 1 });
const stateOf = (changes: Partial<RoomState> = {}): RoomState => ({
  self: { ...personOf('lin'), isMuted: false, isOnStage: false },
  status: 2,
  startedTime: 1_000,
  watching: 3,
  settings: { slowSeconds: 0, isChatOpen: true, announcement: '' },
  messages: [],
  questions: [],
  votedQuestionIds: [],
  polls: [],
  votedPollIds: [],
  slides: null,
  stage: 'off',
  feeds: [],
  broadcast: { isOn: false, generation: 0, mimeType: null },
  hands: [],
  ...changes,
});
const welcome: ServerMessage = { t: 'welcome', state: stateOf() };
const after = (...messages: readonly ServerMessage[]): RoomState | null =>
  [welcome, ...messages].reduce(reduceRoomState, null);
const idsOf = (list: readonly { readonly id: string }[] | undefined) => list?.map(({ id }) => id);

const question = (id: string, changes: Partial<RoomQuestion> = {}): RoomQuestion => ({
  id,
  author: personOf('zhou'),
  text: id,
  time: 1,
  votes: 0,
  isAnswered: false,
  answer: null,
  ...changes,
});
const poll: RoomPoll = {
  id: 'p',
  question: '?',
  options: ['a', 'b'],
  isMultiple: false,
  isOpen: true,
  counts: [0, 0],
  voters: 0,
};

test('messages come once, in order, and the oldest are let go', () => {
  const room = after(
    { t: 'chat', messages: [chatOf('1'), chatOf('2')] },
    { t: 'chat', messages: [chatOf('2'), chatOf('3')] },
  );
  expect(idsOf(room?.messages)).toEqual(['1', '2', '3']);
  const many = Array.from({ length: roomLimits.keptMessages + 20 }, (_, index) => chatOf(String(index)));
  const full = after({ t: 'chat', messages: many });
  expect(full?.messages).toHaveLength(roomLimits.keptMessages);
  expect(full?.messages[0]?.id).toBe('20');
});

test('a reconnection adds what was missed and takes the rest from the server', () => {
  const before = after({ t: 'chat', messages: [chatOf('1')] });
  const state = stateOf({ watching: 8, messages: [chatOf('1'), chatOf('2')], status: 3 });
  const room = reduceRoomState(before, { t: 'welcome', state });
  expect(idsOf(room?.messages)).toEqual(['1', '2']);
  expect(room).toMatchObject({ watching: 8, status: 3 });
});

test('what is removed goes from the chat and from the questions', () => {
  const room = after(
    { t: 'chat', messages: [chatOf('1'), chatOf('2')] },
    { t: 'question', question: question('2') },
    { t: 'message.removed', id: '2' },
  );
  expect(idsOf(room?.messages)).toEqual(['1']);
  expect(room?.questions).toEqual([]);
});

test('a question and a poll are replaced in their place', () => {
  const room = after(
    { t: 'question', question: question('a') },
    { t: 'question', question: question('b') },
    { t: 'question', question: question('a', { votes: 2 }) },
    { t: 'poll', poll },
    { t: 'poll', poll: { ...poll, counts: [1, 0], voters: 1 } },
  );
  expect(room?.questions.map(({ id, votes }) => [id, votes])).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
  expect(room?.polls).toEqual([{ ...poll, counts: [1, 0], voters: 1 }]);
});

test('presence, hands, oneself, settings, slides, the live, stage and broadcast follow the server', () => {
  const settings = { slowSeconds: 5, isChatOpen: false, announcement: 'x' };
  const slides = { fileId: 'f', kind: 'document' as const, path: '/p', page: 2, pages: 9 };
  const feeds = [{ id: 'f1', person: personOf('zhou'), source: 'camera' as const }];
  const broadcast = { isOn: true, generation: 2, mimeType: 'video/webm' };
  const room = after(
    { t: 'presence', watching: 7 },
    { t: 'hands', people: [personOf('zhou')] },
    { t: 'self', isMuted: true, isOnStage: true },
    { t: 'settings', settings },
    { t: 'slides', slides },
    { t: 'live', status: 3, startedTime: 5 },
    { t: 'stage', state: 'ready', feeds },
    { t: 'broadcast', broadcast },
  );
  expect(room).toMatchObject({ watching: 7, settings, slides, status: 3, startedTime: 5, stage: 'ready' });
  expect(room).toMatchObject({ hands: [personOf('zhou')], feeds, broadcast });
  expect(room?.self).toMatchObject({ name: 'lin', isMuted: true, isOnStage: true });
});

test('before the welcome, and by an answer to somebody’s own question, nothing changes', () => {
  expect(reduceRoomState(null, { t: 'presence', watching: 9 })).toBeNull();
  const before = after();
  expect(reduceRoomState(before, { t: 'done', request: '1', answer: null })).toBe(before);
});

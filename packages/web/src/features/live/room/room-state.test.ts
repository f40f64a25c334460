import type { RoomPoll, RoomQuestion, ServerMessage } from '@shuyuan/contract/live/room-protocol';
import { expect, test } from 'vitest';
import {
  emptyView,
  inOrder,
  maxMessages,
  reduceRoom,
  type RoomView,
  withPollVote,
  withQuestionVote,
} from './room-state.ts';
import { chatOf, personOf, stateOf } from './test-room.ts';

const after = (...messages: readonly ServerMessage[]): RoomView =>
  messages.reduce(reduceRoom, reduceRoom(emptyView, { t: 'welcome', state: stateOf() }));

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

test('before the welcome nothing changes what is shown', () => {
  expect(reduceRoom(emptyView, { t: 'presence', watching: 9 })).toBe(emptyView);
});

test('messages come once, in order, and the oldest are let go', () => {
  const view = after(
    { t: 'chat', messages: [chatOf('1'), chatOf('2')] },
    { t: 'chat', messages: [chatOf('2'), chatOf('3')] },
  );
  expect(view.room?.messages.map(({ id }) => id)).toEqual(['1', '2', '3']);
  const many = Array.from({ length: maxMessages + 20 }, (_, index) => chatOf(String(index)));
  const full = after({ t: 'chat', messages: many });
  expect(full.room?.messages).toHaveLength(maxMessages);
  expect(full.room?.messages[0]?.id).toBe('20');
});

test('only messages of others count as unread', () => {
  expect(after({ t: 'chat', messages: [chatOf('1', 'lin'), chatOf('2')] }).received).toBe(1);
});

test('a reconnection adds what was missed and takes the rest from the server', () => {
  const before = after({ t: 'chat', messages: [chatOf('1')] });
  const state = stateOf({ watching: 8, messages: [chatOf('1'), chatOf('2')], status: 3 });
  const view = reduceRoom(before, { t: 'welcome', state });
  expect(view.room?.messages.map(({ id }) => id)).toEqual(['1', '2']);
  expect(view.room).toMatchObject({ watching: 8, status: 3 });
});

test('what is removed goes from the chat and from the questions', () => {
  const view = after(
    { t: 'chat', messages: [chatOf('1'), chatOf('2')] },
    { t: 'question', question: question('2') },
    { t: 'message.removed', id: '2' },
  );
  expect(view.room?.messages.map(({ id }) => id)).toEqual(['1']);
  expect(view.room?.questions).toEqual([]);
});

test('a question and a poll are replaced in their place', () => {
  const view = after(
    { t: 'question', question: question('a') },
    { t: 'question', question: question('b') },
    { t: 'question', question: question('a', { votes: 2 }) },
    { t: 'poll', poll },
    { t: 'poll', poll: { ...poll, counts: [1, 0], voters: 1 } },
  );
  expect(view.room?.questions.map(({ id, votes }) => [id, votes])).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
  expect(view.room?.polls).toEqual([{ ...poll, counts: [1, 0], voters: 1 }]);
});

test('presence, hands, oneself, settings, slides, the live, stage and broadcast follow the server', () => {
  const settings = { slowSeconds: 5, isChatOpen: false, announcement: 'x' };
  const slides = { fileId: 'f', kind: 'document' as const, path: '/p', page: 2, pages: 9 };
  const feeds = [{ id: 'f1', person: personOf('zhou', 3), source: 'camera' as const }];
  const broadcast = { isOn: true, generation: 2, mimeType: 'video/webm' };
  const view = after(
    { t: 'presence', watching: 7 },
    { t: 'hands', people: [personOf('zhou')] },
    { t: 'self', isMuted: true, isOnStage: true },
    { t: 'settings', settings },
    { t: 'slides', slides },
    { t: 'live', status: 3, startedTime: 5 },
    { t: 'stage', state: 'ready', feeds },
    { t: 'broadcast', broadcast },
  );
  expect(view.room).toMatchObject({
    watching: 7,
    hands: [personOf('zhou')],
    settings,
    slides,
    status: 3,
    startedTime: 5,
    stage: 'ready',
    feeds,
    broadcast,
  });
  expect(view.room?.self).toMatchObject({ name: 'lin', isMuted: true, isOnStage: true });
});

test('answers to questions of one’s own change nothing that is shown', () => {
  const before = after();
  for (const message of [
    { t: 'pong' },
    { t: 'done', request: '1', answer: null },
    { t: 'refused', request: '1', code: 'room.muted' },
  ] as const)
    expect(reduceRoom(before, message)).toBe(before);
});

test('ten thousand reactions float as a few', () => {
  const view = after({ t: 'reactions', counts: { clap: 10_000, heart: 2 } });
  expect(view.bursts.filter(({ kind }) => kind === 'clap')).toHaveLength(6);
  expect(view.bursts.filter(({ kind }) => kind === 'heart')).toHaveLength(2);
  expect(new Set(view.bursts.map(({ id }) => id)).size).toBe(8);
  const later = Array.from({ length: 9 }, () => ({ t: 'reactions' as const, counts: { like: 6 } })).reduce(
    reduceRoom,
    view,
  );
  expect(later.bursts.length).toBeLessThanOrEqual(24);
});

test('a caption is replaced by the next and cleared by an empty one', () => {
  const person = personOf('zhou', 3);
  const view = after({ t: 'caption', person, text: 'hello', isFinal: false });
  expect(view.caption).toEqual({ person, text: 'hello', isFinal: false });
  expect(reduceRoom(view, { t: 'caption', person, text: '', isFinal: true }).caption).toBeNull();
});

test('a vote is marked once and can be taken back', () => {
  const voted = withQuestionVote(withQuestionVote(stateOf(), 'a', true), 'a', true);
  expect(voted.votedQuestionIds).toEqual(['a']);
  expect(withQuestionVote(voted, 'a', false).votedQuestionIds).toEqual([]);
  expect(withPollVote(withPollVote(stateOf(), 'p'), 'p').votedPollIds).toEqual(['p']);
});

test('questions stand by what is still open, then by votes, then by age', () => {
  const list = [
    question('answered', { isAnswered: true, votes: 9 }),
    question('late', { time: 2 }),
    question('early', { time: 1 }),
    question('wanted', { votes: 3, time: 5 }),
  ];
  expect(inOrder(list).map(({ id }) => id)).toEqual(['wanted', 'early', 'late', 'answered']);
});

import type { RoomQuestion, ServerMessage } from '@shuyuan/contract/live/room/room-protocol';
import { expect, test } from 'vitest';
import { emptyView, inOrder, reduceRoom, type RoomView, withPollVote, withQuestionVote } from './room-state.ts';
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
test('before the welcome nothing changes what is shown', () => {
  expect(reduceRoom(emptyView, { t: 'presence', watching: 9 })).toBe(emptyView);
});

test('only messages of others count as unread', () => {
  expect(after({ t: 'chat', messages: [chatOf('1', 'lin'), chatOf('2')] }).received).toBe(1);
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

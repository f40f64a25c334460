import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../../../lib/test-client.ts';
import { listenToErrors, surface } from '../../../../../lib/test-surface.ts';
import { loadGroups, textOf } from '../../../../../lib/texts.ts';
import { refusalOf } from '../../connection/pending-requests.ts';
import { applyMessage } from '../../room-store.ts';
import { renderInside } from '../../test-inside.tsx';
import { personOf } from '../../test-room.ts';
import { PollsPanel } from './PollsPanel.tsx';
import { QuestionsPanel } from '../QuestionsPanel.tsx';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['activity']);
  listenToErrors();
});

const poll = {
  id: 'p1',
  question: 'Too fast?',
  options: ['Yes', 'No'],
  isMultiple: false,
  isOpen: true,
  counts: [0, 0],
  voters: 0,
};

test('a vote for a question is shown at once and taken back when it is refused', async () => {
  const question = {
    id: 'q',
    author: personOf('zhou'),
    text: 'Why?',
    time: 1,
    votes: 2,
    isAnswered: false,
    answer: null,
  };
  const { ask } = renderInside(<QuestionsPanel />, { questions: [question] });
  ask.mockRejectedValueOnce(refusalOf('request.not-found'));
  const button = screen.getByRole('button', { name: textOf('activity', 'live.room.questions.vote', { count: 2 }) });
  await userEvent.click(button);
  expect(ask).toHaveBeenCalledWith({ t: 'question.vote', id: 'q', isUp: true });
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a poll is answered once and then shows what the others think', async () => {
  const { ask, store } = renderInside(<PollsPanel />, { polls: [poll] });
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: textOf('activity', 'live.room.polls.vote') }));
  expect(ask).toHaveBeenCalledWith({ t: 'poll.vote', id: 'p1', choices: [1] });
  applyMessage(store, { t: 'poll', poll: { ...poll, counts: [1, 3], voters: 4 } });
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(screen.getByText('75% (3)')).toBeTruthy();
});

test('whoever voted before reads that the first vote counts, and chooses no more', async () => {
  const { ask } = renderInside(<PollsPanel />, { polls: [poll] });
  ask.mockRejectedValueOnce(refusalOf('room.already-voted'));
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: textOf('activity', 'live.room.polls.vote') }));
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(surface.showNotice).toHaveBeenCalledWith('text 23160');
});

test('only who leads opens and closes polls', () => {
  renderInside(<PollsPanel />, { polls: [poll] });
  expect(screen.queryByRole('button', { name: textOf('activity', 'live.room.polls.close') })).toBeNull();
  expect(screen.queryByRole('button', { name: textOf('activity', 'live.room.polls.new') })).toBeNull();
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { TranscriptPanel } from './TranscriptPanel.tsx';
import type { Captions } from './use-captions.ts';

beforeEach(async () => {
  await freshClient('cn');
  await loadGroups('cn', ['study']);
});
afterEach(cleanup);

const captions: Captions = {
  languages: ['cn', 'en'],
  language: 'cn',
  choose: () => undefined,
  cues: [
    { from: 3, to: 6, text: '先看急停按钮' },
    { from: 8.5, to: 12, text: '再确认安全门' },
  ],
  tracks: [],
};

test('[D-183] a press on a line of the transcript seeks the film to its second, which is marked and has the keys', () => {
  const film = document.createElement('video');
  film.tabIndex = 0;
  document.body.append(film);
  renderUi(<TranscriptPanel captions={captions} film={film} />);
  const second = screen.getByRole('button', { name: /再确认安全门/ });
  fireEvent.click(second);
  expect(film.currentTime).toBe(8.5);
  expect(document.activeElement).toBe(film);
  act(() => void film.dispatchEvent(new Event('seeked')));
  expect(second.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /先看急停按钮/ }));
  expect(film.currentTime).toBe(3);
  film.remove();
});

test('[D-183] a search leaves the lines that have the words, each still at its second', () => {
  const film = document.createElement('video');
  renderUi(<TranscriptPanel captions={captions} film={film} />);
  const box = screen.getByRole('searchbox', { name: textOf('study', 'study.transcript.search') });
  fireEvent.change(box, { target: { value: '安全门' } });
  fireEvent.submit(box);
  expect(screen.queryByRole('button', { name: /先看急停按钮/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /再确认安全门/ }));
  expect(film.currentTime).toBe(8.5);
});

import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../../lib/test-client.ts';
import { listenToErrors } from '../../../../lib/test-surface.ts';
import { loadGroups, textOf } from '../../../../lib/texts.ts';
import { refusalOf } from '../connection/pending-requests.ts';
import { applyMessage } from '../room-store.ts';
import { renderInside } from '../test-inside.tsx';
import { chatOf, stateOf } from '../test-room.ts';
import { ChatPanel } from './ChatPanel.tsx';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['activity']);
  listenToErrors();
});

const self = stateOf().self;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('what is sent leaves the field; what is refused stays in it', async () => {
  const { ask } = renderInside(<ChatPanel field={null} />);
  await userEvent.type(field(), 'hello{Enter}');
  expect(ask).toHaveBeenCalledWith({ t: 'chat.send', text: 'hello' });
  await waitFor(() => expect(field().value).toBe(''));
  ask.mockRejectedValueOnce(refusalOf('room.slow-down'));
  await userEvent.type(field(), 'again{Enter}');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(field().value).toBe('again');
});

test('messages appear in a log as they come', () => {
  const { store } = renderInside(<ChatPanel field={null} />);
  expect(screen.getByText(textOf('activity', 'live.room.chat.empty'))).toBeTruthy();
  applyMessage(store, { t: 'chat', messages: [chatOf('1')] });
  return waitFor(() => expect(screen.getByRole('log').textContent).toContain('text 1'));
});

test.each([
  ['live.room.chat.muted', { self: { ...self, isMuted: true } }],
  ['live.room.chat.closed', { settings: { slowSeconds: 0, isChatOpen: false, announcement: '' } }],
] as const)('a field that is closed says why: %s', (key, changes) => {
  renderInside(<ChatPanel field={null} />, changes);
  expect(screen.getByPlaceholderText(textOf('activity', key))).toHaveProperty('readOnly', true);
});

test('who leads writes in a closed chat, and everybody sees the announcement', () => {
  const settings = { slowSeconds: 9, isChatOpen: false, announcement: 'Break at three' };
  renderInside(<ChatPanel field={null} />, { self: { ...self, identity: 4 }, settings });
  expect(field().readOnly).toBe(false);
  expect(screen.getByText('Break at three')).toBeTruthy();
});

test('after a message in slow mode the field waits', async () => {
  renderInside(<ChatPanel field={null} />, { settings: { slowSeconds: 30, isChatOpen: true, announcement: '' } });
  await userEvent.type(field(), 'hello{Enter}');
  await waitFor(() => expect(field().readOnly).toBe(true));
});

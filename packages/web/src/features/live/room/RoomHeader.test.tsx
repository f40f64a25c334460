import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { RoomHeader } from './RoomHeader.tsx';
import { renderInside } from './test-inside.tsx';
import { stateOf } from './test-room.ts';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['activity']);
});

const here = () => screen.queryByRole('button', { name: textOf('activity', 'live.room.sending.here') });

test('who sends from another page is told so, and offered to send from here', async () => {
  const onSendHere = vi.fn();
  const { self } = stateOf();
  const { store } = renderInside(<RoomHeader onLeave={vi.fn()} onSendHere={onSendHere} />, {
    self: { ...self, identity: 2 },
  });
  expect(here()).toBeNull();
  act(() => store.setState({ sendState: 'elsewhere' }));
  expect(screen.getByText(textOf('activity', 'live.room.sending.elsewhere'))).toBeTruthy();
  const button = here();
  if (button) await userEvent.click(button);
  expect(onSendHere).toHaveBeenCalledOnce();
});

test('a fallen stage is told to everybody while the live is on, and before only to who speaks', () => {
  const down = () => screen.queryByText(textOf('activity', 'live.room.stage.down'));
  const { store } = renderInside(<RoomHeader onLeave={vi.fn()} onSendHere={vi.fn()} />, { stage: 'down' });
  expect(down()).toBeTruthy();
  act(() => store.setState({ room: stateOf({ stage: 'ready' }) }));
  expect(down()).toBeNull();
  act(() => store.setState({ room: stateOf({ stage: 'down', status: 1 }) }));
  expect(down()).toBeNull();
  const { self } = stateOf();
  act(() => store.setState({ room: stateOf({ stage: 'down', status: 1, self: { ...self, identity: 2 } }) }));
  expect(down()).toBeTruthy();
});

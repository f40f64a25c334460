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

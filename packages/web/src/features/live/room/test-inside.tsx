import type { AskedMessage, RoomState } from '@shuyuan/contract/live/room/room-protocol';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { LocalMedia } from './devices/local-media.ts';
import { RoomContext } from './room-context.ts';
import { createRoomStore } from './room-store.ts';
import { entryOf, stateOf } from './test-room.ts';

/** A part of a room as it stands, and what it asks the server. */
export function renderInside(part: ReactNode, changes: Partial<RoomState> = {}) {
  const store = createRoomStore();
  store.setState({ room: stateOf(changes), line: 'open' });
  const ask = vi.fn(async (_message: Partial<AskedMessage>): Promise<unknown> => null);
  const connection = {
    // The test decides what comes back, whatever was asked.
    ask: ask as never,
    send: vi.fn(),
    ticket: () => 't',
    start: () => undefined,
    leave: () => undefined,
  };
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <RoomContext value={{ entry: entryOf(), store, connection, media: new LocalMedia() }}>{part}</RoomContext>
    </QueryClientProvider>,
  );
  return { store, ask, send: connection.send };
}

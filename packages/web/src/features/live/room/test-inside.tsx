import type { AskedMessage, RoomState } from '@shuyuan/contract/live/room-protocol';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { renderUi } from '../../../ui/test-render.tsx';
import { LocalMedia } from './devices/local-media.ts';
import { RoomContext } from './room-context.ts';
import type { Entry } from './room-parts.ts';
import { createRoomStore } from './room-store.ts';
import { stateOf } from './test-room.ts';

const entry: Entry = {
  ticket: 't',
  expireTime: 0,
  identity: 1,
  live: {
    id: '7',
    subject: 'A live',
    status: 2,
    liveMode: 1,
    startTime: 0,
    coverPath: null,
    lecturerDesc: '',
    desc: '',
    lecturerName: '',
    creatorName: '',
    canEnd: false,
  },
  iceServers: [],
  push: null,
  stage: { engine: 'off', offers: 'client' },
};

/** A part of a room as it stands, and what it asks the server. */
export function renderInside(part: ReactNode, changes: Partial<RoomState> = {}) {
  const store = createRoomStore();
  store.setState({ room: stateOf(changes), line: 'open' });
  const ask = vi.fn(async (_message: Partial<AskedMessage>): Promise<unknown> => null);
  const connection = {
    // The test decides what comes back, whatever was asked.
    ask: ask as never,
    tell: vi.fn(),
    ticket: () => 't',
    start: () => undefined,
    leave: () => undefined,
  };
  renderUi(<RoomContext value={{ entry, store, connection, media: new LocalMedia() }}>{part}</RoomContext>);
  return { store, ask, tell: connection.tell };
}

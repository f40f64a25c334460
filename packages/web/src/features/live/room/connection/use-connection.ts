import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import { connectRoom, type RoomConnection } from './room-connection.ts';
import type { RoomEntry } from '../room-entry.ts';
import { applyMessage, createRoomStore, type RoomStore } from '../room-store.ts';

type Connected = { readonly store: StoreApi<RoomStore>; readonly connection: RoomConnection };

function connected(entry: RoomEntry, freshEntry: () => Promise<RoomEntry>): Connected {
  const store = createRoomStore();
  const connection = connectRoom({
    liveId: entry.live.id,
    ticket: entry.ticket,
    freshTicket: async () => (await freshEntry()).ticket,
    lastSeen: () => store.getState().room?.messages.at(-1)?.id,
    onMessage: (message) => applyMessage(store, message),
    onLine: (line) => store.setState({ line }),
    onGone: (gone) => store.setState({ gone }),
  });
  return { store, connection };
}

/** The line of this page into the room, from entering until leaving. Another entry is another page. */
export function useConnection(entry: RoomEntry, freshEntry: () => Promise<RoomEntry>): Connected {
  const [made] = useState(() => connected(entry, freshEntry));
  useEffect(() => {
    made.connection.start();
    return made.connection.leave;
  }, [made]);
  return made;
}

import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { type AskedMessage, leads, type RoomState, speaks } from '@shuyuan/contract/live/room/room-protocol';
import { createContext, useCallback, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { presentError } from '../../../lib/present-error.ts';
import type { RequestMessage } from './connection/pending-requests.ts';
import type { LocalMedia } from './devices/local-media.ts';
import type { RoomConnection } from './connection/room-connection.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomStore } from './room-store.ts';

export type RoomValue = {
  readonly entry: RoomEntry;
  readonly store: StoreApi<RoomStore>;
  readonly connection: RoomConnection;
  readonly media: LocalMedia;
};

export const RoomContext = createContext<RoomValue | null>(null);

export function useRoomValue(): RoomValue {
  const value = useContext(RoomContext);
  if (!value) throw new Error('not in a room');
  return value;
}

/** Something of the room as it is now. Only below the welcome, where there is one. */
export function useRoom<Value>(select: (room: RoomState) => Value): Value {
  const { store } = useRoomValue();
  return useStore(store, ({ room }) => {
    if (!room) throw new Error('nobody has been welcomed yet');
    return select(room);
  });
}

export const useShown = <Value>(select: (shown: RoomStore) => Value): Value => useStore(useRoomValue().store, select);

/** Who leads, who speaks, and who is on the stage now. */
export function useRights(): { readonly isLeader: boolean; readonly isSpeaker: boolean; readonly isOnStage: boolean } {
  const { liveMode } = useRoomValue().entry.live;
  const identity = useRoom(({ self }) => self.identity);
  const isInvited = useRoom(({ self }) => self.isOnStage);
  // Who sends with another program sees what everybody sees.
  const isOnStage = liveMode !== LiveMode.push && (speaks(identity) || isInvited);
  return { isLeader: leads(identity), isSpeaker: speaks(identity), isOnStage };
}

type Try = <T extends AskedMessage['t']>(message: RequestMessage<T>) => Promise<boolean>;

/** Asks the room; a refusal is shown in the one place for refusals, and answered with false. */
export function useAsk(): Try {
  const { connection } = useRoomValue();
  return useCallback(
    async (message) => {
      try {
        await connection.ask(message);
        return true;
      } catch (error) {
        presentError(error);
        return false;
      }
    },
    [connection],
  );
}

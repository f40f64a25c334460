import type { RoomState, ServerMessage } from '@shuyuan/contract/live/room/room-protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SendState } from '../broadcast/send-broadcast.ts';
import type { Gone, Line } from './connection/room-connection.ts';
import { emptyView, reduceRoom, type RoomView } from './room-state.ts';

export type RoomStore = RoomView & {
  readonly line: Line;
  readonly gone: Gone | null;
  /** How far one's own broadcast has got. */
  readonly sendState: SendState;
};

/** One per entry: leaving a room leaves nothing behind for the next. */
export const createRoomStore = (): StoreApi<RoomStore> =>
  createStore<RoomStore>(() => ({ ...emptyView, line: 'connecting', gone: null, sendState: 'off' }));

export const applyMessage = (store: StoreApi<RoomStore>, message: ServerMessage): void =>
  store.setState((view) => reduceRoom(view, message));

/** What one did oneself, shown before the server has said so. */
export const changeRoom = (store: StoreApi<RoomStore>, change: (room: RoomState) => RoomState): void =>
  store.setState(({ room }) => (room ? { room: change(room) } : {}));

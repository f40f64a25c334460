import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { openRoom } from '@shuyuan/contract/live/room/room.wire';

/** The answer a person enters a room with: the live, who they are in it, and the ticket of its sockets. */
export type RoomEntry = OutputOf<typeof openRoom>;

import type { MediaHello, MediaNote } from '@shuyuan/contract/live/room/media-protocol';
import { roomMediaPath } from '@shuyuan/contract/live/room/room-protocol';
import { socketAddress } from '../room/connection/socket-address.ts';

export type MediaLine = {
  readonly hello: (message: MediaHello) => void;
  readonly send: (piece: Blob) => void;
  /** Bytes that have not left this machine yet. */
  readonly waiting: () => number;
  readonly close: () => void;
};

type On = {
  readonly open: () => void;
  readonly note: (note: MediaNote) => void;
  readonly bytes: (bytes: ArrayBuffer) => void;
  readonly closed: (code: number) => void;
};
export type OpenMedia = (liveId: string, on: On) => MediaLine;

/** The socket of sound and picture; texts are notes, the rest is the recording. */
export const openMedia: OpenMedia = (liveId, on) => {
  const socket = new WebSocket(socketAddress(roomMediaPath(liveId)));
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', on.open);
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) =>
    // The server writes its notes by this same protocol.
    typeof data === 'string' ? on.note(JSON.parse(data) as MediaNote) : on.bytes(data),
  );
  const closed = ({ code }: CloseEvent): void => on.closed(code);
  socket.addEventListener('close', closed);
  return {
    hello: (message) => socket.send(JSON.stringify(message)),
    send: (piece) => (socket.readyState === WebSocket.OPEN ? socket.send(piece) : undefined),
    waiting: () => socket.bufferedAmount,
    close: () => {
      socket.removeEventListener('close', closed);
      socket.close();
    },
  };
};

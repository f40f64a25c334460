import { broadcastRules, type MediaNote } from '@shuyuan/contract/live/room/media-protocol';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import type { Sink } from './channel.ts';

/** Who cannot keep up for this long is sent away, and comes back where it is calmer. */
const maxSkippingMs = 30_000;

type Line = Pick<SocketLine, 'send' | 'sendFrame' | 'waitingBytes' | 'close'>;

export const note = (line: Pick<SocketLine, 'send'>, said: MediaNote): void => line.send(JSON.stringify(said));

/**
 * A page that watches. With too much waiting for it, it gets nothing until the next key frame finds most of it gone: a
 * picture that jumps is better than one that falls behind for ever, and our memory does not fill.
 */
export function viewerSink(line: Line, now: () => number): Sink {
  let skippingSince: number | null = null;

  return {
    start: ({ generation, mimeType }) => {
      skippingSince = null;
      note(line, { t: 'start', generation, mimeType });
    },
    part: ({ kind, frame }) => {
      if (skippingSince !== null) {
        if (now() - skippingSince > maxSkippingMs) line.close(RoomClose.tooSlow);
        if (kind !== 'start' || line.waitingBytes() > broadcastRules.maxWaitingBytes / 4) return;
        skippingSince = null;
        note(line, { t: 'skip' });
      } else if (line.waitingBytes() > broadcastRules.maxWaitingBytes) {
        skippingSince = now();
        return;
      }
      line.sendFrame(frame);
    },
    stop: () => note(line, { t: 'stop' }),
  };
}

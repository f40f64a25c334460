import type { MediaNote } from '@shuyuan/contract/live/room/media-protocol';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { waitBefore } from '../room/connection/back-off.ts';
import { type MediaLine, openMedia, type OpenMedia } from './media-socket.ts';
import { canPlay } from './media-types.ts';

type Player = {
  readonly start: (mimeType: string) => void;
  readonly append: (bytes: ArrayBuffer) => void;
  readonly skip: () => void;
  readonly stop: () => void;
};

/** What the socket is about: nobody sends, something comes, the line is lost, or this browser cannot play it. */
export type WatchState = 'none' | 'coming' | 'reconnecting' | 'unplayable';

type Options = {
  readonly liveId: string;
  readonly ticket: () => string;
  readonly player: Player;
  readonly onState: (state: WatchState) => void;
  readonly open?: OpenMedia;
  readonly plays?: (mimeType: string) => boolean;
};

export type Watching = { readonly restart: () => void; readonly stop: () => void };

/** Sound and picture from the server to a player, over as many lines as it takes. */
export function watchBroadcast(options: Options): Watching {
  const { liveId, ticket, player, onState, open = openMedia, plays = canPlay } = options;
  let line: MediaLine | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let isPlayable = true;
  let isStopped = false;

  const take = (note: MediaNote): void => {
    if (note.t === 'start') {
      // Only what plays was worth coming for: a refusal must not be answered at once, by every viewer, for ever.
      attempt = 0;
      isPlayable = plays(note.mimeType);
      onState(isPlayable ? 'coming' : 'unplayable');
      if (isPlayable) player.start(note.mimeType);
    } else if (note.t === 'skip') player.skip();
    else if (note.t === 'stop') {
      player.stop();
      onState('none');
    }
  };
  const retry = (): void => {
    clearTimeout(timer);
    timer = setTimeout(connect, waitBefore(attempt));
    attempt += 1;
  };
  const closed = (code: number): void => {
    line = null;
    if (isStopped) return;
    // The room itself says why; here there is only nothing more to come.
    if (code === RoomClose.ended || code === RoomClose.removed) {
      player.stop();
      onState('none');
      return;
    }
    onState('reconnecting');
    retry();
  };
  function connect(): void {
    line = open(liveId, {
      open: () => line?.hello({ t: 'watch', ticket: ticket() }),
      note: take,
      bytes: (bytes) => (isPlayable ? player.append(bytes) : undefined),
      closed,
    });
  }
  connect();
  return {
    restart: () => {
      line?.close();
      line = null;
      onState('reconnecting');
      retry();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      line?.close();
    },
  };
}

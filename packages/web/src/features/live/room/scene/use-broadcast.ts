import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LivePlayer } from '../../broadcast/live-player.ts';
import { watchBroadcast, type WatchState } from '../../broadcast/watch-broadcast.ts';
import { useRoomValue } from '../room-context.ts';

export type Watched = {
  readonly state: WatchState;
  /** Seconds behind the newest picture; null before the first. */
  readonly behind: number | null;
  readonly isStalled: boolean;
  readonly isBlocked: boolean;
  readonly play: () => void;
};

/** Whole seconds are enough to say, and a change of a tenth must not draw the page anew. */
const inSteps = (seconds: number | null): number | null => (seconds === null ? null : Math.floor(seconds));

/** The broadcast in a video element, for as long as the element is there. */
export function useBroadcast(video: RefObject<HTMLVideoElement | null>): Watched {
  const { entry, connection } = useRoomValue();
  const [state, setState] = useState<WatchState>('none');
  const [behind, setBehind] = useState<number | null>(null);
  const [isStalled, setIsStalled] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const player = useRef<LivePlayer | null>(null);
  useEffect(() => {
    if (!video.current) return undefined;
    const made = new LivePlayer(video.current, {
      onBehind: (seconds) => setBehind(inSteps(seconds)),
      onStall: setIsStalled,
      onBlocked: () => setIsBlocked(true),
      onBroken: () => watching.restart(),
    });
    const watching = watchBroadcast({
      liveId: entry.live.id,
      ticket: connection.ticket,
      player: made,
      onState: setState,
    });
    player.current = made;
    return () => {
      watching.stop();
      made.close();
    };
  }, [video, entry.live.id, connection]);
  const play = useCallback(() => {
    setIsBlocked(false);
    void player.current?.play();
  }, []);
  return { state, behind, isStalled, isBlocked, play };
}

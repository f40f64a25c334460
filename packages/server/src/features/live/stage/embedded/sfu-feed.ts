import type { FeedPlace, StageEvent } from '../stage-engine.ts';
import { keyFrameAsker } from './key-frames.ts';
import type { PublisherPeer, ViewerPeer } from './media-driver.ts';
import type { MediaKind } from './read-offer.ts';

export type SfuFeed<Packet> = FeedPlace & {
  readonly viewers: Map<string, ViewerPeer<Packet>>;
  readonly isGone: () => boolean;
  readonly settle: (peer: PublisherPeer) => void;
  readonly wantKeyFrame: () => void;
  readonly forward: (kind: MediaKind, packet: Packet) => void;
  readonly end: () => void;
};

type Ears = { readonly emit: (event: StageEvent) => void; readonly onEnd: () => void };

/** One publisher and its viewers: up with its first packet, down once, and then never heard of again. */
export function createFeed<Packet>({ room, feedId }: FeedPlace, { emit, onEnd }: Ears): SfuFeed<Packet> {
  const viewers = new Map<string, ViewerPeer<Packet>>();
  let peer: PublisherPeer | null = null;
  let state: 'quiet' | 'up' | 'gone' = 'quiet';
  const keyFrames = keyFrameAsker(() => peer?.askForKeyFrame());

  function end(): void {
    if (state === 'gone') return;
    const wasUp = state === 'up';
    state = 'gone';
    keyFrames.stop();
    onEnd();
    peer?.close();
    for (const viewer of viewers.values()) viewer.close();
    if (wasUp) emit({ kind: 'feedDown', room, feedId });
  }

  return {
    room,
    feedId,
    viewers,
    isGone: () => state === 'gone',
    settle: (opened) => {
      peer = opened;
      if (state === 'gone') opened.close();
    },
    wantKeyFrame: () => {
      if (state !== 'gone') keyFrames.want();
    },
    forward: (kind, packet) => {
      if (state === 'gone') return;
      if (state === 'quiet') emit({ kind: 'feedUp', room, feedId });
      state = 'up';
      for (const viewer of viewers.values()) viewer.send(kind, packet);
    },
    end,
  };
}

import type { StageFeed } from '@shuyuan/contract/live/room/room-protocol';
import type { ApiError } from '../../../lib/api-error.ts';
import { maintainConnection, type StageLine } from './maintain-connection.ts';
import { closeOnFailure, offerOf, openPeer, preferVp8, type TrackKind, type Tracks } from './peer.ts';
import type { StageQuality } from './quality.ts';
import type { StageSetup, StageSignal } from './stage-signal.ts';

/** A face needs less than a page of small print. */
const maxBitrates: Readonly<Record<StageFeed['source'], number>> = { camera: 1_500_000, screen: 2_000_000 };

export type PublishOptions = {
  readonly setup: StageSetup;
  readonly source: StageFeed['source'];
  readonly tracks: Tracks;
  readonly onQuality: (quality: StageQuality) => void;
  readonly onRefused?: ((error: ApiError) => void) | undefined;
};

export type Published = {
  /** Another camera, a screen instead of it, or nothing: nobody has to connect again. */
  readonly setTracks: (tracks: Tracks) => void;
  readonly close: () => void;
};

/** Lines for sound and picture from the beginning: what is switched on later needs no new description. */
function addLines(pc: RTCPeerConnection, source: StageFeed['source']): Senders {
  const audio = pc.addTransceiver('audio', { direction: 'sendonly' });
  const sendEncodings = [{ maxBitrate: maxBitrates[source] }];
  const video = pc.addTransceiver('video', { direction: 'sendonly', sendEncodings });
  preferVp8(video);
  return { audio: audio.sender, video: video.sender };
}

/** Where tracks are put; the client of a supplier has the same. */
type Senders = Readonly<
  Record<TrackKind, { readonly replaceTrack: (track: MediaStreamTrack | null) => Promise<void> }>
>;

const fill = async (senders: Senders, tracks: Tracks): Promise<void> => {
  await Promise.all([senders.audio.replaceTrack(tracks.audio), senders.video.replaceTrack(tracks.video)]);
};

type Attempts = Map<StageFeed['source'], symbol>;
/** The newest attempt of each source over each line: a feed is left by name, and an old attempt must not end a newer one. */
const newest = new WeakMap<StageSignal, Attempts>();

function beginAttempt(signal: StageSignal, source: StageFeed['source']): () => boolean {
  const attempts: Attempts = newest.get(signal) ?? new Map<StageFeed['source'], symbol>();
  const own = Symbol(source);
  newest.set(signal, attempts.set(source, own));
  return () => attempts.get(source) === own;
}

/** Sends what one person shows onto the stage, and keeps it there. */
export function publishStage({ setup, source, tracks, onQuality, onRefused }: PublishOptions): Published {
  let current = tracks;
  let senders: Senders | null = null;

  async function connectHere(): Promise<StageLine> {
    const pc = openPeer(setup.iceServers);
    const isNewest = beginAttempt(setup.signal, source);
    return closeOnFailure(pc, async () => {
      const own = addLines(pc, source);
      await fill(own, current);
      const { feedId, answer } = await setup.signal({ t: 'stage.publish', source, offer: await offerOf(pc) });
      await pc.setRemoteDescription({ type: 'answer', sdp: answer });
      senders = own;
      // What was changed while the server thought about it.
      await fill(own, current);
      const leave = (): void => {
        if (isNewest()) void setup.signal({ t: 'stage.leave', feedId }).catch(() => undefined);
      };
      return { pc, leave };
    });
  }

  async function connectThere(): Promise<StageLine> {
    const { publishToSupplier } = await import('./livekit-line.ts');
    const { line, senders: own } = await publishToSupplier(setup.signal, source);
    senders = own;
    await fill(own, current);
    return line;
  }

  const line = maintainConnection({
    connect: setup.engine === 'livekit' ? connectThere : connectHere,
    onQuality,
    onRefused,
  });
  return {
    setTracks: (next) => {
      current = next;
      if (senders) void fill(senders, next).catch(() => undefined);
    },
    close: line.close,
  };
}

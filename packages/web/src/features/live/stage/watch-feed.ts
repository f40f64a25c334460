import type { ApiError } from '../../../lib/api-error.ts';
import { maintainConnection, type StageLine } from './maintain-connection.ts';
import { closeOnFailure, offerOf, openPeer, preferVp8, type Tracks } from './peer.ts';
import type { StageQuality } from './quality.ts';
import type { StageSetup } from './stage-signal.ts';

export type WatchOptions = {
  readonly setup: StageSetup;
  readonly feedId: string;
  /** A track is there while something comes through it. */
  readonly onTracks: (tracks: Tracks) => void;
  readonly onQuality: (quality: StageQuality) => void;
  readonly onRefused?: ((error: ApiError) => void) | undefined;
};

export type Watched = { readonly close: () => void };

const nothing: Tracks = { audio: null, video: null };

/** A publisher without a camera sends no picture: a line of silence is not shown as a black one. */
function followTracks(pc: RTCPeerConnection, onTracks: (tracks: Tracks) => void): void {
  let tracks = nothing;
  pc.addEventListener('track', ({ track }) => {
    const kind = track.kind === 'video' ? 'video' : 'audio';
    const show = (shown: MediaStreamTrack | null): void => {
      tracks = { ...tracks, [kind]: shown };
      onTracks(tracks);
    };
    track.addEventListener('unmute', () => show(track));
    track.addEventListener('mute', () => show(null));
    if (!track.muted) show(track);
  });
}

async function clientFirst({ signal }: StageSetup, pc: RTCPeerConnection, feedId: string): Promise<string> {
  pc.addTransceiver('audio', { direction: 'recvonly' });
  preferVp8(pc.addTransceiver('video', { direction: 'recvonly' }));
  const { sessionId, answer } = await signal({ t: 'stage.watch', feedId, offer: await offerOf(pc) });
  await pc.setRemoteDescription({ type: 'answer', sdp: answer ?? '' });
  return sessionId;
}

/** The server knows our description before our first packet comes: the other way round it refuses our certificate. */
async function serverFirst({ signal }: StageSetup, pc: RTCPeerConnection, feedId: string): Promise<string> {
  const { sessionId, offer } = await signal({ t: 'stage.watch', feedId, offer: null });
  await pc.setRemoteDescription({ type: 'offer', sdp: offer ?? '' });
  const answer = await pc.createAnswer();
  await signal({ t: 'stage.answer', sessionId, answer: answer.sdp ?? '' });
  await pc.setLocalDescription(answer);
  return sessionId;
}

/** Brings one feed of the stage here, and keeps it. */
export function watchFeed({ setup, feedId, onTracks, onQuality, onRefused }: WatchOptions): Watched {
  async function connectHere(): Promise<StageLine> {
    const pc = openPeer(setup.iceServers);
    followTracks(pc, onTracks);
    return closeOnFailure(pc, async () => {
      const sessionId = await (setup.offers === 'server' ? serverFirst : clientFirst)(setup, pc, feedId);
      const leave = (): void => {
        onTracks(nothing);
        void setup.signal({ t: 'stage.leave', sessionId }).catch(() => undefined);
      };
      return { pc, leave };
    });
  }
  async function connectThere(): Promise<StageLine> {
    const { watchAtSupplier } = await import('./livekit-line.ts');
    return watchAtSupplier(setup.signal, { feedId, onTracks });
  }
  return maintainConnection({ connect: setup.engine === 'livekit' ? connectThere : connectHere, onQuality, onRefused });
}

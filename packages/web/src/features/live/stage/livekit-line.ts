import type { StageFeed } from '@shuyuan/contract/live/room/room-protocol';
import { ConnectionState, type LocalTrackPublication, type RemoteTrack, Room, RoomEvent, Track } from 'livekit-client';
import type { LinePeer, StageLine } from './maintain-connection.ts';
import type { TrackKind, Tracks } from './peer.ts';
import type { StageSignal } from './stage-signal.ts';

/** What stands where a description would: this supplier wants none. */
const noDescription = 'token';

const states: Readonly<Record<ConnectionState, RTCPeerConnectionState>> = {
  [ConnectionState.Connecting]: 'connecting',
  [ConnectionState.Connected]: 'connected',
  [ConnectionState.Reconnecting]: 'disconnected',
  [ConnectionState.SignalReconnecting]: 'connected',
  [ConnectionState.Disconnected]: 'closed',
};

/** A room of the supplier in the shape of one connection. */
function peerOf(room: Room, tracks: () => readonly { getRTCStatsReport: () => Promise<RTCStatsReport | undefined> }[]) {
  const events = new EventTarget();
  room.on(RoomEvent.ConnectionStateChanged, () => events.dispatchEvent(new Event('connectionstatechange')));
  const peer: LinePeer = {
    get connectionState() {
      return states[room.state];
    },
    getStats: async () => {
      const reports = await Promise.all(tracks().map((track) => track.getRTCStatsReport()));
      const entries: unknown[] = [];
      for (const report of reports) report?.forEach((entry: unknown) => entries.push(entry));
      return { values: () => entries };
    },
    addEventListener: (type, listener, options) => events.addEventListener(type, listener, options),
    close: () => void room.disconnect(),
  };
  return peer;
}

async function enter(answer: string | null): Promise<Room> {
  // Written by the server as exactly this.
  const { url, token } = JSON.parse(answer ?? '{}') as { url: string; token: string };
  const room = new Room({ stopLocalTrackOnUnpublish: false });
  await room.connect(url, token, { autoSubscribe: false });
  return room;
}

export async function publishToSupplier(signal: StageSignal, source: StageFeed['source']) {
  const { feedId, answer } = await signal({ t: 'stage.publish', source, offer: noDescription });
  const room = await enter(answer);
  const published = new Map<TrackKind, LocalTrackPublication>();
  const sources =
    source === 'screen'
      ? [Track.Source.ScreenShareAudio, Track.Source.ScreenShare]
      : [Track.Source.Microphone, Track.Source.Camera];

  const replaceTrack = (kind: TrackKind) => async (track: MediaStreamTrack | null) => {
    const before = published.get(kind)?.track;
    if (before?.mediaStreamTrack === track) return;
    if (before) await room.localParticipant.unpublishTrack(before, false);
    published.delete(kind);
    const named = sources[kind === 'audio' ? 0 : 1] ?? Track.Source.Unknown;
    if (track) published.set(kind, await room.localParticipant.publishTrack(track, { source: named }));
  };
  const tracks = () => [...published.values()].flatMap(({ track }) => track ?? []);
  const line: StageLine = {
    pc: peerOf(room, tracks),
    leave: () => void signal({ t: 'stage.leave', feedId }).catch(() => undefined),
  };
  return {
    line,
    senders: { audio: { replaceTrack: replaceTrack('audio') }, video: { replaceTrack: replaceTrack('video') } },
  };
}

type Watching = { readonly feedId: string; readonly onTracks: (tracks: Tracks) => void };

export async function watchAtSupplier(signal: StageSignal, { feedId, onTracks }: Watching): Promise<StageLine> {
  const { sessionId, answer } = await signal({ t: 'stage.watch', feedId, offer: noDescription });
  const room = await enter(answer);
  const received = new Map<TrackKind, RemoteTrack>();
  const show = (): void =>
    onTracks({
      audio: received.get('audio')?.mediaStreamTrack ?? null,
      video: received.get('video')?.mediaStreamTrack ?? null,
    });
  const kindOf = (track: RemoteTrack): TrackKind => (track.kind === Track.Kind.Video ? 'video' : 'audio');
  const subscribe = (): void => {
    // A feed is one participant there; only theirs is wanted here.
    for (const publication of room.remoteParticipants.get(feedId)?.trackPublications.values() ?? [])
      publication.setSubscribed(true);
  };
  room.on(RoomEvent.TrackPublished, subscribe).on(RoomEvent.ParticipantConnected, subscribe);
  room.on(RoomEvent.TrackSubscribed, (track) => {
    received.set(kindOf(track), track);
    show();
  });
  room.on(RoomEvent.TrackUnsubscribed, (track) => {
    received.delete(kindOf(track));
    show();
  });
  subscribe();
  return {
    pc: peerOf(room, () => [...received.values()]),
    leave: () => {
      onTracks({ audio: null, video: null });
      void signal({ t: 'stage.leave', sessionId }).catch(() => undefined);
    },
  };
}

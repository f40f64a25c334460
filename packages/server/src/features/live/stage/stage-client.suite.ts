import {
  MediaStreamTrack,
  RtcpSrPacket,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
  useOPUS as opus,
  useVP8 as vp8,
} from 'werift';
import type { MediaKind } from './embedded/read-offer.ts';
import type { StageEngine, StageReply } from './stage-engine.ts';

/** What a browser does, without one: sound and picture are numbered packets, so that a lost or foreign one shows. */
const connect = (): RTCPeerConnection =>
  new RTCPeerConnection({
    iceUseTcp: false,
    bundlePolicy: 'max-bundle',
    codecs: { audio: [opus()], video: [vp8()] },
  });

async function offered(pc: RTCPeerConnection): Promise<string> {
  await pc.setLocalDescription(await pc.createOffer());
  return pc.localDescription?.sdp ?? '';
}

const sdpOf = (reply: StageReply): string => {
  if (reply.kind === 'token') throw new Error('a token is not a description');
  return reply.sdp;
};

const untilConnected = async (pc: RTCPeerConnection): Promise<void> => {
  if (pc.connectionState === 'connected') return;
  await pc.connectionStateChange.watch((state) => state === 'connected', 30_000);
};

const kinds: readonly MediaKind[] = ['audio', 'video'];
/** A key frame of VP8 to whoever looks: the first bit of its tag is 0. */
const pictureHead = Buffer.from([0x10, 0x00]);

export async function publishFeed(engine: StageEngine, place: { readonly room: string; readonly feedId: string }) {
  const pc = connect();
  const tracks = kinds.map((kind) => new MediaStreamTrack({ kind }));
  const senders = tracks.map((track) => pc.addTransceiver(track, { direction: 'sendonly' }).sender);
  let keyFramesAsked = 0;
  senders[1]?.onPictureLossIndication.subscribe(() => (keyFramesAsked += 1));
  const reply = await engine.publish({ ...place, offer: await offered(pc) });
  await pc.setRemoteDescription({ type: 'answer', sdp: sdpOf(reply) });
  await untilConnected(pc);
  let sent = 0;
  const send = (text: string): void => {
    sent += 1;
    for (const [at, track] of tracks.entries()) {
      const payload = Buffer.concat([at === 1 ? pictureHead : Buffer.alloc(0), Buffer.from(text)]);
      const header = new RtpHeader({
        sequenceNumber: sent,
        timestamp: sent * (at === 1 ? 6_000 : 960),
        payloadType: 96,
        ssrc: 1 + at,
        marker: true,
        version: 2,
      });
      track.writeRtp(new RtpPacket(header, payload));
    }
  };
  return {
    send,
    keyFramesAsked: () => keyFramesAsked,
    isConnected: () => pc.connectionState === 'connected',
    close: () => pc.close(),
  };
}

export async function watchFeed(
  engine: StageEngine,
  place: { readonly room: string; readonly feedId: string; readonly sessionId: string },
) {
  const pc = connect();
  const received: Record<MediaKind, string[]> = { audio: [], video: [] };
  /** When what is heard was sent, as its sender reports it: seconds since 1900 and parts of 2³². */
  const moments: bigint[] = [];
  pc.onTrack.subscribe((track) => {
    track.onReceiveRtcp.subscribe((packet) => {
      if (packet instanceof RtcpSrPacket) moments.push(packet.senderInfo.ntpTimestamp);
    });
    track.onReceiveRtp.subscribe(({ payload }) => {
      const isPicture = track.kind === 'video';
      received[isPicture ? 'video' : 'audio'].push(payload.subarray(isPicture ? pictureHead.length : 0).toString());
    });
  });
  if (engine.watchOrder === 'client-offers') {
    for (const kind of kinds) pc.addTransceiver(kind, { direction: 'recvonly' });
    const reply = await engine.watch({ ...place, offer: await offered(pc) });
    await pc.setRemoteDescription({ type: 'answer', sdp: sdpOf(reply) });
  } else {
    await pc.setRemoteDescription({ type: 'offer', sdp: sdpOf(await engine.watch(place)) });
    const answer = await pc.createAnswer();
    await pc.setLocalDescription(answer);
    await engine.answer({ room: place.room, sessionId: place.sessionId, answer: pc.localDescription?.sdp ?? '' });
  }
  await untilConnected(pc);
  const askForKeyFrame = async (): Promise<void> => {
    for (const { kind, receiver } of pc.getTransceivers()) {
      if (kind === 'video' && receiver.track.ssrc !== undefined) await receiver.sendRtcpPLI(receiver.track.ssrc);
    }
  };
  return {
    received,
    moments,
    askForKeyFrame,
    isConnected: () => pc.connectionState === 'connected',
    close: () => pc.close(),
  };
}

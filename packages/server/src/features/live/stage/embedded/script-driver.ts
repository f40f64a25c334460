import { setTimeout as sleep } from 'node:timers/promises';
import {
  MediaStreamTrack,
  type RTCRtpSender,
  RTCPeerConnection,
  type RtpPacket,
  useOPUS as opus,
  useVP8 as vp8,
} from 'werift';
import { StageRefusal } from '../stage-engine.ts';
import { type DriverSettings, gatherMs, type MediaDriver } from './media-driver.ts';
import { announce, type MediaKind, type Offer } from './read-offer.ts';
import { ntpOf } from './rtcp.ts';

/** Every peer takes a port of its own; these are enough for all viewers it may have and those on the stage. */
const scriptPorts = 100;
const closedStates = new Set(['closed', 'failed', 'disconnected']);

function connect({ udpPort }: DriverSettings): RTCPeerConnection {
  return new RTCPeerConnection({
    iceServers: [],
    iceUseTcp: false,
    bundlePolicy: 'max-bundle',
    codecs: { audio: [opus()], video: [vp8()] },
    headerExtensions: { audio: [], video: [] },
    ...(udpPort > 0 && { icePortRange: [udpPort, udpPort + scriptPorts - 1] }),
  });
}

async function answered(pc: RTCPeerConnection, { sdp }: Offer): Promise<string> {
  try {
    await pc.setRemoteDescription({ type: 'offer', sdp });
  } catch (error) {
    throw new StageRefusal('badDescription', String(error));
  }
  await pc.setLocalDescription(await pc.createAnswer());
  if (pc.iceGatheringState !== 'complete') {
    const complete = pc.iceGatheringStateChange.watch((state) => state === 'complete', gatherMs);
    await Promise.race([complete, sleep(gatherMs)]);
  }
  const answer = pc.localDescription?.sdp;
  if (!answer) throw new StageRefusal('unavailable', 'no description');
  return answer;
}

function closing(pc: RTCPeerConnection, onClosed: () => void): () => void {
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    void pc.close();
    onClosed();
  };
  pc.connectionStateChange.subscribe((state) => {
    if (closedStates.has(state)) close();
  });
  return close;
}

/**
 * werift writes the decimals of a second where its reports want parts of 2³²: they would place voice and lips up to a
 * second apart, and browsers hold the picture back by as much. The moment is written again, right, before it is reported.
 */
function send(sender: RTCRtpSender, packet: RtpPacket): void {
  // The library keeps the moment to itself.
  const kept = sender as unknown as { ntpTimestamp: bigint };
  const before = kept.ntpTimestamp;
  void sender.sendRtp(packet);
  if (kept.ntpTimestamp !== before) kept.ntpTimestamp = ntpOf(Date.now());
}

/** werift: nothing native, some six times the work. For machines the library was not built for, and houses that forbid it. */
export function scriptDriver(settings: DriverSettings): MediaDriver<RtpPacket> {
  return {
    name: 'werift',
    publish: async (offer, { onPacket, onClosed }) => {
      const pc = connect(settings);
      const close = closing(pc, onClosed);
      let askForKeyFrame = (): void => undefined;
      pc.onRemoteTransceiverAdded.subscribe(({ receiver, onTrack }) => {
        onTrack.subscribe((track) => {
          track.onReceiveRtp.subscribe((packet) => onPacket(track.kind === 'video' ? 'video' : 'audio', packet));
          if (track.kind !== 'video') return;
          askForKeyFrame = () => void (track.ssrc !== undefined && receiver.sendRtcpPLI(track.ssrc));
        });
      });
      try {
        const answer = announce(await answered(pc, offer), settings.address);
        return { answer, askForKeyFrame: () => askForKeyFrame(), close };
      } catch (error) {
        close();
        throw error;
      }
    },
    watch: async (offer, { onKeyFrameWanted, onClosed }) => {
      const pc = connect(settings);
      const close = closing(pc, onClosed);
      const senders = new Map<MediaKind, RTCRtpSender>();
      for (const { kind } of offer.media) {
        const { sender } = pc.addTransceiver(new MediaStreamTrack({ kind }), { direction: 'sendonly' });
        senders.set(kind, sender);
      }
      senders.get('video')?.onPictureLossIndication.subscribe(onKeyFrameWanted);
      pc.connectionStateChange.subscribe((state) => {
        if (state === 'connected') onKeyFrameWanted();
      });
      try {
        const answer = announce(await answered(pc, offer), settings.address);
        const sendOn = (kind: MediaKind, packet: RtpPacket): void => {
          const sender = senders.get(kind);
          if (sender) send(sender, packet);
        };
        return { answer, send: sendOn, close };
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}

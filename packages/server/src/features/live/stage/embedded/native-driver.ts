import { randomInt } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type nodeDataChannel from 'node-datachannel';
import type { Audio, PeerConnection, RtcConfig, Track, Video } from 'node-datachannel';
import { StageRefusal } from '../stage-engine.ts';
import { type DriverSettings, gatherMs, type MediaDriver, publishBitsPerSecond } from './media-driver.ts';
import { announce, type MediaKind, type Offer, type OfferedMedia } from './read-offer.ts';
import { wantsKeyFrame } from './rtcp.ts';

type Library = typeof nodeDataChannel;

const clockRates: Readonly<Record<MediaKind, number>> = { audio: 48_000, video: 90_000 };
const closedStates = new Set(['closed', 'failed', 'disconnected']);
/** Packets kept for a viewer who lost one: about three seconds of a lively picture. */
const keptPackets = 512;

/** A machine without a network still has itself: the library would find no address at all. */
const isAlone = (): boolean =>
  Object.values(networkInterfaces()).every((addresses) => addresses?.every(({ internal }) => internal) ?? true);

function connectionSettings({ udpPort }: DriverSettings): RtcConfig {
  return {
    iceServers: [],
    enableIceUdpMux: true,
    portRangeBegin: udpPort,
    portRangeEnd: udpPort,
    ...(isAlone() && { bindAddress: '127.0.0.1' }),
  };
}

/** The answer with everything in it; the peer is of no use without. */
function answered(pc: PeerConnection, offer: Offer): Promise<string> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new StageRefusal('unavailable', 'no address found in time')), gatherMs);
    const settle = (): void => {
      clearTimeout(late);
      const sdp = pc.localDescription()?.sdp;
      if (sdp) done(sdp);
      else fail(new StageRefusal('unavailable', 'no description'));
    };
    pc.onGatheringStateChange((state) => {
      if (state === 'complete') settle();
    });
    try {
      pc.setRemoteDescription(offer.sdp, 'offer');
    } catch (error) {
      clearTimeout(late);
      fail(new StageRefusal('badDescription', String(error)));
    }
  });
}

/** Closes once, tells once, whoever began. */
function closing(pc: PeerConnection, onClosed: () => void): () => void {
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    pc.close();
    onClosed();
  };
  pc.onStateChange((state) => {
    if (closedStates.has(state)) close();
  });
  return close;
}

type Tools = { readonly library: Library; readonly settings: DriverSettings; readonly connect: () => PeerConnection };

/** The answer as the world may use it; without one the peer is of no use and closed. */
async function answerOrClose(pc: PeerConnection, offer: Offer, { address, close }: DriverSettings & Closing) {
  try {
    return announce(await answered(pc, offer), address);
  } catch (error) {
    close();
    throw error;
  }
}
type Closing = { readonly close: () => void };

const publishOn =
  ({ library, settings, connect }: Tools): MediaDriver<Buffer>['publish'] =>
  async (offer, { onPacket, onClosed }) => {
    const pc = connect();
    const close = closing(pc, onClosed);
    // Held here: a track nobody refers to is closed with its wrapper.
    const tracks: Partial<Record<MediaKind, Track>> = {};
    pc.onTrack((track) => {
      const kind = track.type() === 'video' ? 'video' : 'audio';
      tracks[kind] = track;
      track.setMediaHandler(new library.RtcpReceivingSession());
      track.onMessage((packet) => onPacket(kind, packet));
      if (kind === 'video') track.onOpen(() => track.requestBitrate(publishBitsPerSecond));
    });
    return {
      answer: await answerOrClose(pc, offer, { ...settings, close }),
      askForKeyFrame: () => void (tracks.video?.isOpen() && tracks.video.requestKeyframe()),
      close,
    };
  };

function sendingTrack({ library }: Tools, pc: PeerConnection, { kind, mid, payloadType }: OfferedMedia) {
  const [ssrc, name] = [randomInt(1, 0xff_ff_ff_ff), `stage-${mid}`];
  const media: Audio | Video =
    kind === 'audio' ? new library.Audio(mid, 'SendOnly') : new library.Video(mid, 'SendOnly');
  if ('addVP8Codec' in media) media.addVP8Codec(payloadType);
  else media.addOpusCodec(payloadType);
  // One name and one stream for both: the browser keeps lips and voice of a stream together.
  media.addSSRC(ssrc, 'stage', 'stage', name);
  const track = pc.addTrack(media);
  const config = new library.RtpPacketizationConfig(ssrc, 'stage', payloadType, clockRates[kind]);
  // Reports of the sender say which sound belongs to which picture; kept packets repair a line that loses some.
  const reports = new library.RtcpSrReporter(config);
  reports.addToChain(new library.RtcpNackResponder(keptPackets));
  track.setMediaHandler(reports);
  return { track, ssrc, payloadType };
}

const watchOn =
  (tools: Tools): MediaDriver<Buffer>['watch'] =>
  async (offer, { onKeyFrameWanted, onClosed }) => {
    const pc = tools.connect();
    const close = closing(pc, onClosed);
    const byKind = new Map(offer.media.map((media) => [media.kind, sendingTrack(tools, pc, media)]));
    const picture = byKind.get('video')?.track;
    picture?.onOpen(onKeyFrameWanted);
    picture?.onMessage((packet) => {
      if (wantsKeyFrame(packet)) onKeyFrameWanted();
    });
    return {
      answer: await answerOrClose(pc, offer, { ...tools.settings, close }),
      send: (kind, packet) => {
        const own = byKind.get(kind);
        if (!own?.track.isOpen()) return;
        // In place, without a copy for each: the library takes its own before it returns.
        packet.writeUInt8(((packet[1] ?? 0) & 0x80) | own.payloadType, 1);
        packet.writeUInt32BE(own.ssrc, 8);
        own.track.sendMessageBinary(packet);
      },
      close,
    };
  };

/** libdatachannel: one UDP port for everybody, encryption in C, a packet touched once per viewer. */
export function nativeDriver(library: Library, settings: DriverSettings): MediaDriver<Buffer> {
  const connect = (): PeerConnection => new library.PeerConnection('stage', connectionSettings(settings));
  const tools = { library, settings, connect };
  return { name: 'node-datachannel', publish: publishOn(tools), watch: watchOn(tools) };
}

import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  type InputTrack,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { longestOfOneKind, openRecording, type Recording } from './open-recording.ts';

/** In seconds of the whole; `to` null: to its end. */
export type Cut = { readonly from: number; readonly to: number | null };
/** Which sending begins where in the whole, in seconds; before 0 when its beginning was cut away. */
export type JoinedPart = { readonly index: number; readonly offset: number };
export type Joined = {
  readonly ending: 'webm' | 'mp4';
  readonly seconds: number;
  readonly parts: readonly JoinedPart[];
  readonly size: { readonly width: number; readonly height: number } | null;
};

type Feed = {
  readonly packets: AsyncGenerator<EncodedPacket, void>;
  readonly add: (p: EncodedPacket) => Promise<void>;
};
type Head = { readonly feed: Feed; readonly packet: EncodedPacket };

async function headOf(feed: Feed): Promise<Head | null> {
  const { value, done } = await feed.packets.next();
  return done || !value ? null : { feed, packet: value };
}

/** By time over all tracks: a writer that gets one track first keeps all of it in memory. */
async function feedInOrder(feeds: readonly Feed[]): Promise<void> {
  let heads = (await Promise.all(feeds.map(headOf))).filter((head) => head !== null);
  for (;;) {
    const first = heads.toSorted((a, b) => a.packet.timestamp - b.packet.timestamp)[0];
    if (!first) return;
    await first.feed.add(first.packet);
    const next = await headOf(first.feed);
    heads = heads.filter((head) => head !== first).concat(next ?? []);
  }
}

type Tracks = {
  readonly video: EncodedVideoPacketSource | null;
  readonly audio: EncodedAudioPacketSource | null;
};
type Span = { readonly from: number; readonly to: number };

async function* packetsWithin(track: InputTrack, { from, to }: Span): AsyncGenerator<EncodedPacket, void> {
  const sink = new EncodedPacketSink(track);
  const first = (await sink.getPacket(from)) ?? (await sink.getFirstPacket());
  if (!first) return;
  for await (const packet of sink.packets(first)) {
    if (packet.timestamp >= to) return;
    if (packet.timestamp >= from) yield packet;
  }
}

/** The config goes with the first packet of a recording; one that could not be read is left out. */
function withConfig<C>(config: C | null): () => { readonly decoderConfig?: C } {
  let isFirst = config !== null;
  return () => {
    const meta = isFirst && config !== null ? { decoderConfig: config } : {};
    isFirst = false;
    return meta;
  };
}

/** Copies what lies within `span`, a picture from its key frame on, to `offset`. Answers the second it really began with. */
async function copyRecording(
  { video, audio, begins }: Recording,
  tracks: Tracks,
  { span, offset }: { readonly span: Span; readonly offset: number },
): Promise<number> {
  const key = video && (await new EncodedPacketSink(video).getKeyPacket(begins + span.from));
  const start = key?.timestamp ?? begins + span.from;
  const within = { from: start, to: begins + span.to };
  const moved = (packet: EncodedPacket): EncodedPacket =>
    packet.clone({ timestamp: packet.timestamp - start + offset, sequenceNumber: -1 });
  const feeds: Feed[] = [];
  if (video && tracks.video) {
    const [out, meta] = [tracks.video, withConfig(await video.getDecoderConfig())];
    feeds.push({ packets: packetsWithin(video, within), add: (packet) => out.add(moved(packet), meta()) });
  }
  if (audio && tracks.audio) {
    const [out, meta] = [tracks.audio, withConfig(await audio.getDecoderConfig())];
    feeds.push({ packets: packetsWithin(audio, within), add: (packet) => out.add(moved(packet), meta()) });
  }
  await feedInOrder(feeds);
  return start - begins;
}

const webmCodecs: ReadonlySet<string | null> = new Set([null, 'vp8', 'vp9', 'av1', 'opus', 'vorbis']);

async function openOutput(first: Recording, target: string) {
  const videoCodec = (await first.video?.getCodec()) ?? null;
  const audioCodec = (await first.audio?.getCodec()) ?? null;
  const isWebm = webmCodecs.has(videoCodec) && webmCodecs.has(audioCodec);
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target: new FilePathTarget(target) });
  const video = videoCodec === null ? null : new EncodedVideoPacketSource(videoCodec);
  const audio = audioCodec === null ? null : new EncodedAudioPacketSource(audioCodec);
  if (video) output.addVideoTrack(video);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  return { output, tracks: { video, audio }, ending: isWebm ? ('webm' as const) : ('mp4' as const) };
}

async function write(recordings: readonly Recording[], first: Recording, { target, cut }: Input): Promise<Joined> {
  const { output, tracks, ending } = await openOutput(first, target);
  const parts: JoinedPart[] = [];
  let seconds = 0;
  let before = 0;
  for (const recording of recordings) {
    const span = {
      from: Math.max(0, cut.from - before),
      to: Math.min(recording.seconds, (cut.to ?? Infinity) - before),
    };
    before += recording.seconds;
    if (span.to <= span.from) continue;
    const began = await copyRecording(recording, tracks, { span, offset: seconds });
    parts.push({ index: recording.index, offset: seconds - began });
    seconds += span.to - began;
  }
  await output.finalize();
  const { video } = first;
  const size = video && { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
  return { ending, seconds, parts, size };
}

type Input = { readonly target: string; readonly cut: Cut };

/**
 * Several sendings as one file one can seek in, without encoding anything anew. Null when there is nothing to play.
 */
export async function joinRecording(paths: readonly string[], { target, cut }: Input): Promise<Joined | null> {
  const opened: Recording[] = [];
  try {
    for (const [index, path] of paths.entries()) {
      const recording = await openRecording(path, index);
      if (recording) opened.push(recording);
    }
    const [first, ...others] = longestOfOneKind(opened);
    return first ? await write([first, ...others], first, { target, cut }) : null;
  } finally {
    for (const { input } of opened) input.dispose();
  }
}

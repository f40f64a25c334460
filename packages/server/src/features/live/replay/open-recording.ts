import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  WEBM,
} from 'mediabunny';

/** One sending of a host, as it was stored. Times are seconds of its own clock, which need not begin at 0. */
export type Recording = {
  readonly index: number;
  readonly input: Input;
  readonly video: InputVideoTrack | null;
  readonly audio: InputAudioTrack | null;
  readonly codecs: string;
  readonly begins: number;
  readonly seconds: number;
};

/** How long the last one lasts, which a recording in the making does not say: without it two sendings would overlap. */
async function lastFrame(track: InputVideoTrack | InputAudioTrack | null): Promise<number> {
  if (!track) return 0;
  const sink = new EncodedPacketSink(track);
  const last = await sink.getPacket(Infinity);
  if (!last || last.duration > 0) return 0;
  const before = await sink.getPacket(last.timestamp - justBefore);
  return before ? last.timestamp - before.timestamp : 0;
}

/** Seconds; times are kept in milliseconds. */
const justBefore = 0.000_5;

async function describe(input: Input, index: number): Promise<Recording | null> {
  if (!(await input.canRead())) return null;
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const tracks = [video, audio].filter((track) => track !== null);
  if (tracks.length === 0) return null;
  const begins = await input.getFirstTimestamp(tracks);
  const seconds = (await input.computeDuration(tracks)) - begins + (await lastFrame(video ?? audio));
  if (!(seconds > 0)) return null;
  return {
    index,
    input,
    video,
    audio,
    codecs: `${await video?.getCodec()} ${await audio?.getCodec()}`,
    begins,
    seconds,
  };
}

/** Null when nothing in it can be played: a host who was cut off before the first key frame. */
export async function openRecording(path: string, index: number): Promise<Recording | null> {
  const input = new Input({ source: new FilePathSource(path), formats: [WEBM, MATROSKA, MP4] });
  const recording = await describe(input, index).catch(() => null);
  if (!recording) input.dispose();
  return recording;
}

/**
 * One track has one codec. A host who changed browsers in the middle sent two; without a tool that encodes anew the
 * longer of the two is kept.
 */
export function longestOfOneKind(recordings: readonly Recording[]): readonly Recording[] {
  const total = (group: readonly Recording[]): number => group.reduce((sum, { seconds }) => sum + seconds, 0);
  const groups = [...Map.groupBy(recordings, ({ codecs }) => codecs).values()];
  return groups.toSorted((a, b) => total(b) - total(a))[0] ?? [];
}

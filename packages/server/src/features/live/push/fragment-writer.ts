import {
  AppendOnlyStreamTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { audioConfigOf, type Frame, videoConfigOf } from './flv-frames.ts';

/** Without sound by then, there is none. */
const soundWaitMs = 1_000;
/** What waits to be written; beyond this the pusher sends faster than we can take. */
const framesMax = 600;

type WriterEvents = {
  /** Once it is known what is sent, before the first bytes; nothing is written until it is settled. */
  readonly onStart: (mimeType: string) => Promise<void>;
  readonly onBytes: (bytes: Buffer) => void;
  readonly onError: (error: unknown) => void;
};

type Size = { readonly width: number; readonly height: number };
type Configs = { readonly video: Buffer; readonly audio: Buffer | null; readonly size: Size };

async function openOutput({ video, audio, size }: Configs, { onStart, onBytes }: WriterEvents) {
  const videoConfig = videoConfigOf(video, size);
  const audioConfig = audio && audioConfigOf(audio);
  await onStart(`video/mp4;codecs=${[videoConfig.codec, ...(audioConfig ? [audioConfig.codec] : [])].join(',')}`);
  const target = new AppendOnlyStreamTarget(new WritableStream({ write: (bytes) => onBytes(Buffer.from(bytes)) }));
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target });
  const tracks = {
    video: new EncodedVideoPacketSource('avc'),
    audio: audioConfig ? new EncodedAudioPacketSource('aac') : null,
  };
  output.addVideoTrack(tracks.video);
  if (tracks.audio) output.addAudioTrack(tracks.audio);
  await output.start();
  const add = async ({ track, kind, data, showTime }: Frame, first: number): Promise<void> => {
    const packet = new EncodedPacket(data, kind === 'key' ? 'key' : 'delta', (showTime - first) / 1000, 0);
    if (track === 'video') await tracks.video.add(packet, { decoderConfig: videoConfig });
    else if (audioConfig) await tracks.audio?.add(packet, { decoderConfig: audioConfig });
  };
  return { add, finish: () => output.finalize() };
}

/**
 * Frames as they are pushed become pieces of MP4 a browser plays, each beginning with a key frame. Whatever comes
 * before the first key frame nobody could see, and it is left out.
 */
export function openFragmentWriter(told: WriterEvents) {
  let configs: { video: Buffer | null; audio: Buffer | null; size: Size } = {
    video: null,
    audio: null,
    size: { width: 1280, height: 720 },
  };
  let output: Awaited<ReturnType<typeof openOutput>> | null = null;
  let first: Frame | null = null;
  const waiting: Frame[] = [];
  let turn: Promise<void> = Promise.resolve();
  let isOver = false;

  async function write(): Promise<void> {
    const { video, audio, size } = configs;
    const begin = waiting[0];
    if (!first || !video || !begin) return;
    const last = waiting.at(-1) ?? begin;
    if (!output && !audio && last.decodeTime - first.decodeTime < soundWaitMs) return;
    output ??= await openOutput({ video, audio, size }, told);
    for (const frame of waiting.splice(0)) await output.add(frame, first.decodeTime);
  }

  const fail = (error: unknown): void => {
    if (isOver) return;
    isOver = true;
    told.onError(error);
  };

  return {
    size: (size: Size): void => {
      configs = { ...configs, size };
    },
    feed: (frame: Frame): void => {
      if (isOver) return;
      if (frame.kind === 'config') {
        // A pusher that changes its settings in the middle begins anew by connecting again.
        if (!configs[frame.track]) configs = { ...configs, [frame.track]: frame.data };
        return;
      }
      if (!first && (frame.track !== 'video' || frame.kind !== 'key')) return;
      first ??= frame;
      if (waiting.push(frame) > framesMax) fail(new Error('frames come faster than they can be written'));
      else turn = turn.then(write).catch(fail);
    },
    close: async (): Promise<void> => {
      isOver = true;
      await turn;
      await output?.finish().catch(() => undefined);
    },
  };
}

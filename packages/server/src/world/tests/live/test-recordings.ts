import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import {
  AppendOnlyStreamTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const framesPerSecond = 10;

type Film = { readonly seconds: number; readonly mark: number; readonly codec?: 'vp8' | 'vp9' };

/** As a browser records: no lengths, no index, nothing to seek by. The bytes of a frame say which one it is. */
export async function recordWebm(path: string, { seconds, mark, codec = 'vp8' }: Film): Promise<void> {
  const output = new Output({
    format: new WebMOutputFormat({ appendOnly: true }),
    target: new AppendOnlyStreamTarget(Writable.toWeb(createWriteStream(path)) as WritableStream<Uint8Array>),
  });
  const video = new EncodedVideoPacketSource(codec);
  const audio = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const videoConfig = { codec: codec === 'vp8' ? 'vp8' : 'vp09.00.10.08', codedWidth: 64, codedHeight: 36 };
  const audioConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const at = frame / framesPerSecond;
    const type = frame % (2 * framesPerSecond) === 0 ? 'key' : 'delta';
    const body = Uint8Array.of(mark, frame, type === 'key' ? 1 : 0);
    await video.add(new EncodedPacket(body, type, at, 1 / framesPerSecond), { decoderConfig: videoConfig });
    await audio.add(new EncodedPacket(Uint8Array.of(mark, frame), 'key', at, 1 / framesPerSecond), {
      decoderConfig: audioConfig,
    });
  }
  await output.finalize();
}

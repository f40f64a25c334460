/** A frame of H.264 or AAC, or what a decoder must know before the first. Times in milliseconds. */
export type Frame = {
  readonly track: 'video' | 'audio';
  readonly kind: 'config' | 'key' | 'delta';
  readonly data: Buffer;
  readonly decodeTime: number;
  readonly showTime: number;
};

const h264 = 7;
const aac = 10;

/** Null for what we do not carry: other codecs, and ends of sequences. */
export function videoFrame(body: Buffer, time: number): Frame | null {
  if (body.length < 6 || (body.readUInt8() & 15) !== h264) return null;
  const packet = body.readUInt8(1);
  if (packet > 1) return null;
  const isKey = body.readUInt8() >> 4 === 1;
  const kind = packet === 0 ? 'config' : isKey ? 'key' : 'delta';
  return { track: 'video', kind, data: body.subarray(5), decodeTime: time, showTime: time + body.readIntBE(2, 3) };
}

export function audioFrame(body: Buffer, time: number): Frame | null {
  if (body.length < 3 || body.readUInt8() >> 4 !== aac) return null;
  const kind = body.readUInt8(1) === 0 ? 'config' : 'key';
  return { track: 'audio', kind, data: body.subarray(2), decodeTime: time, showTime: time };
}

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

/** From the two first bytes of AudioSpecificConfig. */
export function audioConfigOf(config: Buffer) {
  const [first = 0, second = 0] = config;
  const sampleRate = rates[((first & 7) << 1) | (second >> 7)] ?? 44_100;
  const numberOfChannels = (second >> 3) & 15 || 2;
  return { codec: `mp4a.40.${first >> 3}`, sampleRate, numberOfChannels, description: config };
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** From AVCDecoderConfigurationRecord: profile, constraints and level make the name of the codec. */
export function videoConfigOf(config: Buffer, size: { readonly width: number; readonly height: number }) {
  const codec = `avc1.${[...config.subarray(1, 4)].map(hex).join('')}`;
  return { codec, codedWidth: size.width, codedHeight: size.height, description: config };
}

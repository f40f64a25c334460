/** Kinds of messages of RTMP that matter to who receives a stream. */
export const MessageType = {
  setChunkSize: 1,
  acknowledgement: 3,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  data: 18,
  command: 20,
} as const;

export type RtmpMessage = {
  readonly type: number;
  readonly streamId: number;
  readonly time: number;
  readonly body: Buffer;
};

class BadRtmp extends Error {
  override name = 'BadRtmp';
}

const handshakeBytes = 1536;
const version = 3;
const firstChunkSize = 128;
const chunkSizeMax = 1024 * 1024;
/** A key frame of a large picture; more is no picture. */
const messageMax = 8 * 1024 * 1024;
const channelsMax = 16;
/** Of somebody who has not shown a key yet: commands are short. */
const strangerMessageMax = 16 * 1024;
const strangerChannelsMax = 6;
const extended = 0xffffff;

type Channel = {
  time: number;
  delta: number;
  length: number;
  type: number;
  streamId: number;
  isExtended: boolean;
  got: Buffer[];
  gotBytes: number;
};

type Need = Generator<number, void, Buffer>;

function* readTime(channel: Channel, field: number, isFirst: boolean): Generator<number, void, Buffer> {
  channel.isExtended = field === extended;
  const value = channel.isExtended ? (yield 4).readUInt32BE() : field;
  channel.delta = isFirst ? 0 : value;
  channel.time = isFirst ? value : channel.time + value;
}

/** The head of a chunk. A format says how much of the one before still holds. */
function* readHead(channel: Channel, format: number): Need {
  const isContinued = channel.gotBytes > 0;
  if (format === 3) {
    if (channel.isExtended) yield 4;
    if (!isContinued) channel.time += channel.delta;
    return;
  }
  if (isContinued) throw new BadRtmp('a message begins within another');
  const head = yield [11, 7, 3][format] ?? 3;
  if (format <= 1) {
    channel.length = head.readUIntBE(3, 3);
    channel.type = head.readUInt8(6);
  }
  if (format === 0) channel.streamId = head.readUInt32LE(7);
  yield* readTime(channel, head.readUIntBE(0, 3), format === 0);
}

const newChannel = (): Channel => ({
  time: 0,
  delta: 0,
  length: 0,
  type: 0,
  streamId: 0,
  isExtended: false,
  got: [],
  gotBytes: 0,
});

type ParserEvents = {
  readonly onGreeting: (theirs: Buffer) => void;
  readonly onMessage: (message: RtmpMessage) => void;
  readonly isAdmitted: () => boolean;
};

/** Everything a client sends, in order; each `yield` is how many bytes it waits for. */
function* read({ onGreeting, onMessage, isAdmitted }: ParserEvents): Need {
  if ((yield 1)[0] !== version) throw new BadRtmp('another protocol');
  onGreeting(yield handshakeBytes);
  yield handshakeBytes;
  const channels = new Map<number, Channel>();
  let chunkSize = firstChunkSize;
  for (;;) {
    const first = (yield 1).readUInt8();
    const short = first & 63;
    const number = short > 1 ? short : short === 0 ? 64 + (yield 1).readUInt8() : 64 + (yield 2).readUInt16LE();
    const channel = channels.get(number) ?? newChannel();
    channels.set(number, channel);
    yield* readHead(channel, first >> 6);
    if (channels.size > (isAdmitted() ? channelsMax : strangerChannelsMax)) throw new BadRtmp('too many channels');
    if (channel.length > (isAdmitted() ? messageMax : strangerMessageMax)) throw new BadRtmp('a message is too long');
    const size = Math.min(chunkSize, channel.length - channel.gotBytes);
    if (size > 0) channel.got.push(yield size);
    channel.gotBytes += size;
    if (channel.gotBytes < channel.length) continue;
    const { type, streamId, time } = channel;
    const body = Buffer.concat(channel.got);
    Object.assign(channel, { got: [], gotBytes: 0 });
    if (type === MessageType.setChunkSize && body.length >= 4) {
      chunkSize = Math.min(chunkSizeMax, Math.max(1, body.readUInt32BE() & 0x7fffffff));
    } else onMessage({ type, streamId, time, body });
  }
}

/** Takes bytes as they come. Throws BadRtmp, after which nothing more is to be fed. */
export function openReader(told: ParserEvents): (bytes: Buffer) => void {
  const reading = read(told);
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let needed = Number(reading.next().value);
  return (bytes) => {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    while (waitingBytes >= needed) {
      const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
      waiting = [all.subarray(needed)];
      waitingBytes -= needed;
      needed = Number(reading.next(all.subarray(0, needed)).value);
    }
  };
}

/** Our half of the greeting: the version, our time, and theirs back. */
export const greetingTo = (theirs: Buffer): Buffer =>
  Buffer.concat([Buffer.of(version), Buffer.alloc(handshakeBytes), theirs]);

export const outChunkSize = 4096;

/** One message as chunks of the size we told them; before that ours are all shorter than the first size. */
export function messageBytes({ type, streamId, body }: Omit<RtmpMessage, 'time'>): Buffer {
  const channel = type === MessageType.command ? 3 : 2;
  const head = Buffer.alloc(12);
  head.writeUInt8(channel, 0);
  head.writeUIntBE(body.length, 4, 3);
  head.writeUInt8(type, 7);
  head.writeUInt32LE(streamId, 8);
  const pieces: Buffer[] = [head];
  for (let at = 0; at < body.length; at += outChunkSize) {
    if (at > 0) pieces.push(Buffer.of(0xc0 | channel));
    pieces.push(body.subarray(at, at + outChunkSize));
  }
  return Buffer.concat(pieces);
}

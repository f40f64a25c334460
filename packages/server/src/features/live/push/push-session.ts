import { readAmf, type AmfValue, writeAmf } from './amf.ts';
import { audioFrame, type Frame, videoFrame } from './flv-frames.ts';
import { greetingTo, MessageType, messageBytes, openReader, outChunkSize, type RtmpMessage } from './rtmp-messages.ts';

const windowBytes = 2_500_000;
const streamId = 1;

export type PushEvents = {
  readonly write: (bytes: Buffer) => void;
  /** Whether this key may push now. */
  readonly admit: (key: string) => Promise<boolean>;
  readonly onFrame: (frame: Frame) => void;
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
  readonly onEnd: () => void;
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const textOf = (value: AmfValue | undefined): string => (typeof value === 'string' ? value : '');
const numberOf = (value: AmfValue | undefined): number => (typeof value === 'number' ? value : 0);

/**
 * One program that pushes a stream, from its greeting to its end: connect, createStream, publish with a key, then
 * sound and picture. Nothing it sends is kept before its key was admitted. Throws when it speaks something else.
 */
export function openPushSession({ write, admit, onFrame, onSize, onEnd }: PushEvents): (bytes: Buffer) => void {
  let isAdmitted = false;
  let isAsking = false;
  let received = 0;
  let acknowledged = 0;
  const send = (type: number, body: Buffer, stream = 0): void => write(messageBytes({ type, streamId: stream, body }));
  const answer = (...values: readonly AmfValue[]): void => send(MessageType.command, writeAmf(...values));
  const status = (level: 'status' | 'error', code: string, description: string): void =>
    send(MessageType.command, writeAmf('onStatus', 0, null, { level, code, description }), streamId);

  function connect(transaction: number): void {
    send(MessageType.windowSize, number(windowBytes));
    send(MessageType.peerBandwidth, Buffer.concat([number(windowBytes), Buffer.of(2)]));
    send(MessageType.setChunkSize, number(outChunkSize));
    const told = {
      level: 'status',
      code: 'NetConnection.Connect.Success',
      description: 'connected',
      objectEncoding: 0,
    };
    answer('_result', transaction, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, told);
  }

  async function publish(key: string): Promise<void> {
    if (isAsking || isAdmitted) return;
    isAsking = true;
    // Query strings some programs put behind the key are theirs.
    isAdmitted = await admit(key.split('?')[0] ?? '').catch(() => false);
    if (isAdmitted) {
      status('status', 'NetStream.Publish.Start', 'publishing');
      return;
    }
    status('error', 'NetStream.Publish.BadName', 'this key does not open a live that is on');
    onEnd();
  }

  function command(body: Buffer): void {
    const [name, transaction, , key] = readAmf(body);
    if (name === 'connect') connect(numberOf(transaction));
    else if (name === 'createStream') answer('_result', numberOf(transaction), null, streamId);
    else if (name === 'publish') void publish(textOf(key));
    else if (name === 'deleteStream' || name === 'FCUnpublish') onEnd();
  }

  function about(body: Buffer): void {
    const told = readAmf(body).find((value) => typeof value === 'object' && value !== null);
    const [width, height] = [numberOf(told?.['width']), numberOf(told?.['height'])];
    if (width > 0 && height > 0) onSize({ width, height });
  }

  function takeMedia({ type, body, time }: RtmpMessage): void {
    const frame = type === MessageType.video ? videoFrame(body, time) : audioFrame(body, time);
    if (frame) onFrame(frame);
  }

  function take(message: RtmpMessage): void {
    const { type, body } = message;
    if (type === MessageType.command) command(body);
    else if (isAdmitted && type === MessageType.data) about(body);
    else if (isAdmitted && (type === MessageType.video || type === MessageType.audio)) takeMedia(message);
  }

  const feed = openReader({
    onGreeting: (theirs) => write(greetingTo(theirs)),
    onMessage: take,
    isAdmitted: () => isAdmitted,
  });
  return (bytes) => {
    received += bytes.length;
    feed(bytes);
    if (received - acknowledged < windowBytes) return;
    acknowledged = received;
    send(MessageType.acknowledgement, number(received % 2 ** 32));
  };
}

import { type AmfValue, readAmf } from './amf.ts';
import { audioFrame, type Frame, videoFrame } from './flv-frames.ts';
import { pushAnswers, streamId, windowBytes } from './push-answers.ts';
import { greetingTo, MessageType, openReader, type RtmpMessage } from './rtmp-messages.ts';

export type PushEvents = {
  readonly write: (bytes: Buffer) => void;
  /** Whether this key may push now. */
  readonly admit: (key: string) => Promise<boolean>;
  readonly onFrame: (frame: Frame) => void;
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
  readonly onEnd: () => void;
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
  const { acknowledge, answer, connect, status } = pushAnswers(write);

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
    acknowledge(received);
  };
}

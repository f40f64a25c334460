import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { broadcastRules } from '../../packages/contract/src/live/room/media-protocol.ts';
import { hostTicket, type Live } from './live-side.ts';
import { openRaw } from './raw-socket.ts';

const element = (id: string, body: Buffer): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};
const endless = Buffer.from('01ffffffffffffff', 'hex');
const track = element('ae', Buffer.concat([element('d7', Buffer.of(1)), element('83', Buffer.of(1))]));
const beginning = Buffer.concat([
  element('1a45dfa3', element('4282', Buffer.from('webm'))),
  Buffer.from('18538067', 'hex'),
  endless,
  element('1654ae6b', track),
]);

/** One slice of a recorder: a block that says when it was sent, at a key frame in a cluster of its own. */
function slice(isKey: boolean, bytes: number): Buffer {
  const stamp = Buffer.from(`T${Date.now()}`);
  const block = Buffer.concat([Buffer.of(0x81, 0, 0, isKey ? 0x80 : 0), stamp, randomBytes(bytes)]);
  const cluster = isKey ? Buffer.concat([Buffer.from('1f43b675', 'hex'), endless, element('e7', Buffer.of(0))]) : '';
  return Buffer.concat([Buffer.from(cluster), element('a3', block)]);
}

/** A host that sends as a browser does, at the rate browsers are asked for. */
export async function startFilm({ url, liveId }: Live) {
  const ticket = await hostTicket(url, liveId);
  let accepted = (): void => undefined;
  const isAccepted = new Promise<void>((done) => (accepted = done));
  const path = `/api/v1/live/room/${liveId}/media`;
  const line = await openRaw(url, path, { message: () => accepted(), closed: () => undefined });
  line.send(JSON.stringify({ t: 'send', ticket, mimeType: 'video/webm;codecs=vp8' }));
  await isAccepted;
  line.send(beginning);
  const { sliceMs, keyFrameMs, videoBitsPerSecond } = broadcastRules;
  const bytes = (videoBitsPerSecond / 8) * (sliceMs / 1000);
  const over = new AbortController();
  async function play(): Promise<void> {
    const begun = performance.now();
    for (let n = 0; !over.signal.aborted; n += 1) {
      line.send(slice(n % (keyFrameMs / sliceMs) === 0, bytes));
      await sleep(Math.max(0, begun + (n + 1) * sliceMs - performance.now()));
    }
  }
  const playing = play();
  return {
    stop: async () => {
      over.abort();
      await playing;
      line.close();
    },
  };
}

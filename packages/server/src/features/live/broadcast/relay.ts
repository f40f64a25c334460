import { apiBase } from '@shuyuan/contract/kernel/headers';
import { WebSocket } from 'ws';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { binaryFrame } from '../../../platform/http/socket-frame.ts';
import { readClaim, signClaim } from '../../../platform/signed-claim.ts';
import type { BroadcastRow } from './broadcast.store.ts';
import type { Channel, Sending, Sink } from './channel.ts';
import type { Part } from './parts.ts';

/** Below `apiBase`: where a process that has viewers fetches what another one is sent. */
export const relayPath = '/live/room/:id/relay';

const purpose = 'relays of broadcasts';
const claimMs = 30_000;
/** Without a byte for this long the other process is gone, or the network between. */
const silentMs = 8_000;
const maxMessageBytes = 32 * 1024 * 1024;

type Signing = Pick<SystemContext, 'secrets' | 'now'>;
type RelayClaim = { readonly liveId: string; readonly until: number };

const signRelay = ({ secrets, now }: Signing, liveId: string): string =>
  signClaim(secrets.keyFor(purpose), { liveId, until: now() + claimMs });

export const mayRelay = ({ secrets, now }: Signing, liveId: string, claim: string): boolean =>
  readClaim<RelayClaim>(secrets.keyFor(purpose), claim, now())?.liveId === liveId;

/** The first byte of a part on its way between processes: the bytes alone do not say where a viewer can begin. */
const kinds = ['init', 'start', 'more'] as const satisfies Part['kind'][];

/** Another process; it skips nothing, and is let go when it cannot keep up. */
export const relaySink = (line: Pick<SocketLine, 'send' | 'sendFrame'>): Sink => ({
  start: (sending) => line.send(JSON.stringify(sending)),
  part: ({ kind, bytes }) => line.sendFrame(binaryFrame(Buffer.concat([Buffer.of(kinds.indexOf(kind)), bytes]))),
  stop: () => line.send(JSON.stringify(null)),
});

type Pulling = { readonly row: Pick<BroadcastRow, 'liveId' | 'address' | 'generation'>; readonly channel: Channel };

/** Fetches a broadcast from the process it is sent to, once for all viewers here. `onLost` when that ended by itself. */
export function openPull(ctx: Signing, { row, channel }: Pulling, onLost: () => void) {
  const path = relayPath.replace(':id', encodeURIComponent(row.liveId));
  const socket = new WebSocket(`${row.address.replace(/^http/, 'ws')}${apiBase}${path}`, {
    perMessageDeflate: false,
    handshakeTimeout: silentMs,
    maxPayload: maxMessageBytes,
  });
  let heardAt = Date.now();
  const watch = setInterval(() => Date.now() - heardAt > silentMs && socket.terminate(), silentMs / 4);
  socket.once('open', () => socket.send(signRelay(ctx, row.liveId)));
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    heardAt = Date.now();
    const kind = kinds[data[0] ?? 0];
    if (isBinary) {
      if (kind) channel.push({ kind, bytes: data.subarray(1) });
      return;
    }
    // Texts are written by `relaySink` of another process alone.
    const sending = JSON.parse(data.toString('utf8')) as Sending | null;
    if (sending) channel.begin(sending);
    else channel.end();
  });
  socket.on('error', () => socket.terminate());
  socket.once('close', () => {
    clearInterval(watch);
    onLost();
  });
  return {
    generation: row.generation,
    close: (): void => {
      socket.removeAllListeners('close');
      socket.removeAllListeners('message');
      clearInterval(watch);
      socket.terminate();
    },
  };
}

export type Pull = ReturnType<typeof openPull>;

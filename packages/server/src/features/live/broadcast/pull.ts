import { apiBase } from '@shuyuan/contract/kernel/headers';
import { WebSocket } from 'ws';
import type { SystemContext } from '../../../platform/context.ts';
import type { BroadcastRow } from './broadcast.store.ts';
import type { Channel, Sending } from './channel.ts';
import { relayKinds, relayPath, signRelay } from './relay-claim.ts';

/** Without a byte for this long the other process is gone, or the network between. */
const silentMs = 8_000;
const maxMessageBytes = 32 * 1024 * 1024;

type Signing = Pick<SystemContext, 'secrets' | 'now'>;
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
  /** What it began here. Whoever sends to this very process meanwhile has taken the channel: an end is not theirs. */
  let begun: number | null = null;
  const watch = setInterval(() => Date.now() - heardAt > silentMs && socket.terminate(), silentMs / 4);
  socket.once('open', () => socket.send(signRelay(ctx, row.liveId)));
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    heardAt = Date.now();
    const kind = relayKinds[data[0] ?? 0];
    const current = channel.current()?.generation ?? null;
    if (isBinary) {
      if (kind && current === begun) channel.push({ kind, bytes: data.subarray(1) });
      return;
    }
    // Texts are written by `relay.ts` of another process alone.
    const sending = JSON.parse(data.toString('utf8')) as Sending | null;
    if (sending && (current ?? 0) <= sending.generation) {
      begun = sending.generation;
      channel.begin(sending);
    } else if (!sending && current === begun) channel.end();
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

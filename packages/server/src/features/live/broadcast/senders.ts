import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import type { Ticket } from '../room/ticket.ts';
import { findLatestBroadcast } from './broadcast.store.ts';
import { refuseLine } from './media-line.ts';
import { type OwnSending, startSending } from './own-sending.ts';
import type { Place } from './place.ts';
import type { Places } from './places.ts';

export type Sent = {
  readonly tenantId: string;
  readonly liveId: string;
  readonly personKey: string;
  readonly mimeType: string;
};
type Over = Parameters<Parameters<typeof startSending>[2]['onOver']>[0];

export type SendersOptions = {
  readonly within: (tenantId: string) => SystemContext;
  readonly node: string;
  /** Where other processes reach this one; known once it listens. */
  readonly address: () => string;
};

/** The same person from elsewhere, whose page must not take it back for ever; or somebody else after a silence. */
export async function refuseTaken(
  { read, log }: Pick<SystemContext, 'read' | 'log'>,
  line: SocketLine,
  { liveId, key }: Pick<Ticket, 'liveId' | 'key'>,
): Promise<void> {
  const latest = await findLatestBroadcast(read, liveId).catch(() => undefined);
  refuseLine(line, new AppError(latest?.personKey === key ? 'room.sending-elsewhere' : 'room.busy-sending'), log);
}

/** Whoever sends to this process. */
export function openSenders({ within, node, address }: SendersOptions, places: Places) {
  const stopping = new Set<Promise<void>>();

  /** What somebody sends belongs to its place from now on; whoever sent there before gives way. */
  async function take(place: Place, sent: Sent, onOver: (why: Over) => void) {
    place.coming += 1;
    try {
      const sender = { ...sent, node, address: address() };
      const sending = await startSending(within(sent.tenantId), sender, { channel: place.channel, onOver });
      place.dropPull();
      void place.own?.giveUp();
      place.own = sending;
      const stop = (): Promise<void> => {
        const done = sending.stop();
        if (place.own === sending) place.own = null;
        stopping.add(done);
        void done.finally(() => stopping.delete(done));
        return done;
      };
      return { ...sending, stop };
    } finally {
      place.coming -= 1;
    }
  }

  return {
    take,
    /** For a program that pushes: no page of ours, and no socket. */
    sendPushed: async (sent: Sent, onOver: () => void): Promise<Pick<OwnSending, 'feed' | 'stop'>> => {
      const place = places.of(sent.tenantId, sent.liveId);
      const release = (): void => places.release(place);
      try {
        const { feed, stop } = await take(place, sent, onOver);
        return { feed, stop: () => stop().finally(release) };
      } catch (error) {
        release();
        throw error;
      }
    },
    /** Once every recording is kept. */
    settled: async (): Promise<void> => {
      await Promise.all(stopping);
    },
  };
}

import { AppError } from '@shuyuan/contract/kernel/app-error';
import { broadcastRules } from '@shuyuan/contract/live/media-protocol';
import { RoomClose, speaks } from '@shuyuan/contract/live/room-protocol';
import { sessionEnded } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketRoute } from '../../../platform/http/mount-socket.ts';
import type { SocketLine, SocketListener } from '../../../platform/http/sockets.ts';
import { type OwnSending, startSending } from './own-sending.ts';
import { openPlaces } from './places.ts';
import { type Hello, readHello } from './read-hello.ts';
import { mayRelay, relayPath, relaySink } from './relay.ts';
import { note, viewerSink } from './viewer.ts';

/** Pages of one person that watch one live, on one process. */
const linesPerPerson = 6;

export type BroadcastsOptions = {
  readonly system: SystemContext;
  readonly within: (tenantId: string) => SystemContext;
  readonly node: string;
  /** Where other processes reach this one; known once it listens. */
  readonly address: () => string;
};

type Leave = () => void;
/** What takes the bytes of a line that sends, and what happens at its end. */
type Taken = { readonly feed: ((bytes: Buffer) => void) | null; readonly leave: Leave };

/** Sound and picture of the lives of this process. */
export function openBroadcasts({ system, within, node, address }: BroadcastsOptions) {
  const places = openPlaces({ system, within, node });
  const unsubscribe = system.bus.subscribe(sessionEnded, ({ key }) => places.endSession(String(key)));

  function watch(line: SocketLine, { tenantId, liveId, key, sessionKey }: Hello['ticket']): Taken {
    const place = places.of(tenantId, liveId);
    const watched = { line, key, sessionKey };
    const sink = viewerSink(line, Date.now);
    place.lines.add(watched);
    place.channel.join(sink);
    place.look();
    return {
      feed: null,
      leave: () => {
        place.lines.delete(watched);
        place.channel.leave(sink);
        places.release(place);
      },
    };
  }

  type Sent = {
    readonly tenantId: string;
    readonly liveId: string;
    readonly personKey: string;
    readonly mimeType: string;
  };

  /** What somebody sends belongs to its place from now on; whoever sent there before gives way. */
  async function take(place: ReturnType<typeof places.of>, sent: Sent, onOver: (why: 'taken' | 'ended') => void) {
    const { channel, state } = place;
    const sender = { ...sent, node, address: address() };
    const sending = await startSending(within(sent.tenantId), sender, { channel, onOver });
    void state.own?.giveUp();
    state.own = sending;
    const stop = (): Promise<void> => {
      const done = sending.stop();
      if (state.own === sending) state.own = null;
      stopping.add(done);
      void done.finally(() => stopping.delete(done));
      return done;
    };
    return { ...sending, stop };
  }

  async function send(line: SocketLine, ticket: Hello['ticket'], mimeType: string): Promise<Taken> {
    const { tenantId, liveId, key, sessionKey, identity } = ticket;
    if (!speaks(identity)) throw new AppError('room.not-on-stage');
    const place = places.of(tenantId, liveId);
    const watched = { line, key, sessionKey };
    place.lines.add(watched);
    const forget = (): void => {
      place.lines.delete(watched);
      places.release(place);
    };
    try {
      const sending = await take(place, { tenantId, liveId, personKey: key, mimeType }, (why) =>
        why === 'ended' ? line.close(RoomClose.ended) : refuse(line, new AppError('room.busy-sending')),
      );
      note(line, { t: 'accepted', generation: sending.generation });
      const leave = (): void => {
        void sending.stop();
        forget();
      };
      return { feed: sending.feed, leave };
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** For a program that pushes: no page of ours, and no socket. */
  async function sendPushed(sent: Sent, onOver: () => void): Promise<Pick<OwnSending, 'feed' | 'stop'>> {
    const place = places.of(sent.tenantId, sent.liveId);
    const release = (): void => places.release(place);
    try {
      const { feed, stop } = await take(place, sent, onOver);
      return { feed, stop: () => stop().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  }
  const stopping = new Set<Promise<void>>();

  async function greet(line: SocketLine, liveId: string, data: Buffer): Promise<Taken> {
    const { ticket, mimeType } = await readHello({ system, within }, liveId, data);
    if (!line.belongTo(`media ${liveId} ${ticket.key}`, linesPerPerson)) throw new AppError('request.too-many');
    return mimeType === null ? watch(line, ticket) : send(line, ticket, mimeType);
  }

  function refuse(line: SocketLine, error: unknown): void {
    if (!(error instanceof AppError)) system.log.error({ err: error }, 'a broadcast failed');
    note(line, { t: 'refused', code: error instanceof AppError ? error.code : 'internal.unexpected' });
    line.close(error instanceof AppError && error.code === 'live.ended' ? RoomClose.ended : RoomClose.refused);
  }

  function listen(line: SocketLine, liveId: string): SocketListener {
    let taken: Taken | null = null;
    let isGreeted = false;
    let early: Buffer[] = [];
    const feed = (bytes: Buffer): void => {
      try {
        taken?.feed?.(bytes);
      } catch {
        refuse(line, new AppError('request.invalid'));
      }
    };
    async function begin(hello: Buffer): Promise<void> {
      const found = await greet(line, liveId, hello);
      if (!line.isOpen()) {
        found.leave();
        return;
      }
      taken = found;
      for (const bytes of early) feed(bytes);
      early = [];
    }
    return {
      onMessage: (data, isBinary) => {
        if (!isGreeted) {
          isGreeted = true;
          void begin(data).catch((error: unknown) => refuse(line, error));
        } else if (isBinary && taken) feed(data);
        // Who sends does not wait to be accepted.
        else if (isBinary && early.length < 50) early.push(data);
      },
      onClose: () => {
        taken?.leave();
        taken = null;
      },
    };
  }

  /** To another process, only what is sent to this one: what was fetched itself would go in circles. */
  function passOn(line: SocketLine, liveId: string): SocketListener {
    const sink = relaySink(line);
    let leave: Leave = () => undefined;
    return {
      onMessage: (data) => {
        const place = places.find(liveId);
        if (!mayRelay(system, liveId, data.toString('utf8')) || !place?.state.own) {
          line.close(RoomClose.refused);
          return;
        }
        place.channel.join(sink);
        leave = () => place.channel.leave(sink);
      },
      onClose: () => leave(),
    };
  }

  const routes: readonly SocketRoute[] = [
    {
      name: 'media',
      path: '/live/room/:id/media',
      maxMessageBytes: broadcastRules.maxPieceBytes,
      from: 'page',
      open: listen,
    },
    { name: 'relay', path: relayPath, maxMessageBytes: 4_096, from: 'process', open: passOn },
  ];

  return {
    routes,
    sendPushed,
    /** Once every recording is kept. */
    close: async (): Promise<void> => {
      unsubscribe();
      await places.close();
      await Promise.all(stopping);
    },
  };
}

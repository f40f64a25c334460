import { AppError } from '@shuyuan/contract/kernel/app-error';
import { broadcastRules } from '@shuyuan/contract/live/room/media-protocol';
import { RoomClose, speaks } from '@shuyuan/contract/live/room/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketRoute } from '../../../platform/http/mount-socket.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { mediaLine, type Taken } from './media-line.ts';
import { openPlaces } from './places.ts';
import { type Hello, readHello } from './read-hello.ts';
import { relayRoute } from './relay.ts';
import { openSenders, type SendersOptions, refuseTaken } from './senders.ts';
import { note, viewerSink } from './viewer.ts';

/** Pages of one person that watch one live, on one process. */
const linesPerPerson = 6;

export type BroadcastsOptions = SendersOptions & { readonly system: SystemContext };

/** Sound and picture of the lives of this process. */
export function openBroadcasts({ system, within, node, address }: BroadcastsOptions) {
  const places = openPlaces({ system, within, node });
  const senders = openSenders({ within, node, address }, places);

  function watch(line: SocketLine, ticket: Hello['ticket']): Taken {
    const place = places.of(ticket.tenantId, ticket.liveId);
    const watched = place.admit(line, ticket);
    const sink = viewerSink(line, Date.now);
    place.channel.join(sink);
    place.look();
    const leave = (): void => {
      place.lines.delete(watched);
      place.channel.leave(sink);
      places.release(place);
    };
    return { feed: null, leave };
  }

  async function send(line: SocketLine, ticket: Hello['ticket'], mimeType: string): Promise<Taken> {
    const { tenantId, liveId, key, identity } = ticket;
    if (!speaks(identity)) throw new AppError('room.not-on-stage');
    const place = places.of(tenantId, liveId);
    const watched = { line, ticket };
    place.lines.add(watched);
    const forget = (): void => {
      place.lines.delete(watched);
      places.release(place);
    };
    try {
      const sending = await senders.take(place, { tenantId, liveId, personKey: key, mimeType }, (why) =>
        why === 'ended' ? line.close(RoomClose.ended) : void refuseTaken(within(tenantId), line, ticket),
      );
      note(line, { t: 'accepted', generation: sending.generation });
      return { feed: sending.feed, leave: () => void sending.stop().finally(forget) };
    } catch (error) {
      forget();
      throw error;
    }
  }

  async function greet(line: SocketLine, liveId: string, data: Buffer): Promise<Taken> {
    const { ticket, mimeType } = await readHello({ system, within }, liveId, data);
    if (!line.belongTo(`media ${liveId} ${ticket.key}`, linesPerPerson)) throw new AppError('request.too-many');
    return mimeType === null ? watch(line, ticket) : send(line, ticket, mimeType);
  }

  const routes: readonly SocketRoute[] = [
    {
      name: 'media',
      path: '/live/room/:id/media',
      maxMessageBytes: broadcastRules.maxPieceBytes,
      from: 'page',
      open: (line, id) => mediaLine(line, { greet: (data) => greet(line, id, data), log: system.log }),
    },
    relayRoute({ system, places }),
  ];

  return {
    routes,
    sendPushed: senders.sendPushed,
    /** Once every recording is kept. */
    close: async (): Promise<void> => {
      await places.close();
      await senders.settled();
    },
  };
}

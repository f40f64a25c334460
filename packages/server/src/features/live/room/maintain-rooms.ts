import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { sessionEnded } from '../../../platform/sessions/session-events.ts';
import { listEndedSessions } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { handleRoomNews } from './handle-room-news.ts';
import { broadcastStatus } from './broadcast-status.ts';
import { presenceMs } from './presence.ts';
import type { Room } from './room.ts';
import { liveChanged } from './room-news.ts';
import type { StageService } from './stage-service.ts';
import { touchHosts, touchVisits } from './visit.store.ts';

/** How often it is written down who is still there. */
const touchMs = 30_000;
/** Whoever was not written down for this long is gone with their process. */
export const seenMs = 3 * touchMs;

type Options = {
  readonly system: SystemContext;
  readonly stageService: StageService;
  readonly node: string;
  readonly list: () => readonly Room[];
};

/** A person who signs out leaves their rooms. */
function endSessions(rooms: readonly Room[], keys: ReadonlySet<string>): void {
  for (const { seats } of rooms) {
    for (const { ticket, line } of seats) {
      if (ticket.sessionKey !== null && keys.has(ticket.sessionKey)) line.close(RoomClose.refused);
    }
  }
}

const hasHost = ({ seats }: Room): boolean =>
  [...seats].some(({ person }) => person.identity === LiveIdentity.organizer);

/** What happens to open rooms by the clock, and by news that are not of one room. */
export function maintainRooms({ system, stageService, node, list }: Options) {
  async function touch(): Promise<void> {
    const rooms = list();
    if (rooms.length === 0) return;
    const at = new Date(system.now());
    const hosted = rooms.filter(hasHost).map(({ liveId }) => liveId);
    await system.inTransaction(async (tx) => {
      await touchVisits(tx, node, at);
      await touchHosts(tx, hosted, at);
    });
    // News can be lost: what they would have said is asked for now and then.
    const keys = rooms.flatMap(({ seats }) => [...seats].flatMap(({ ticket }) => ticket.sessionKey ?? []));
    endSessions(rooms, new Set(await listEndedSessions(system.read, [...new Set(keys)], system.now())));
    for (const room of rooms) await broadcastStatus(room);
  }

  const warn = (error: unknown): void => system.log.warn({ err: error }, 'rooms could not be kept');
  const timers = [
    setInterval(() => {
      for (const room of list()) room.say({ kind: 'presence', node, count: room.countPeople() });
    }, presenceMs),
    setInterval(() => void touch().catch(warn), touchMs),
  ];
  const subscriptions = [
    system.bus.subscribe(liveChanged, ({ liveId }) => {
      const room = list().find((one) => one.liveId === liveId);
      if (room) void handleRoomNews(room, { kind: 'live' });
    }),
    system.bus.subscribe(sessionEnded, ({ key }) => endSessions(list(), new Set([String(key)]))),
    stageService.onChange((liveId) => {
      const room = list().find((one) => one.liveId === liveId);
      room?.broadcast({ t: 'stage', state: stageService.state(liveId), feeds: stageService.feeds(liveId) });
    }),
  ];
  return {
    stop: (): void => {
      for (const timer of timers) clearInterval(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}

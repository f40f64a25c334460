import { liveStatuses } from '@shuyuan/contract/live/live-status';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { sessionEnded } from '../../../platform/sessions/session-events.ts';
import { listEndedSessions } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { liveChanged } from '../room/room-news.ts';
import { Place } from './place.ts';

/** News can be lost: who signed out, and whom a live is for, is asked for now and then. */
const againMs = 30_000;

type Options = {
  readonly system: SystemContext;
  readonly within: (tenantId: string) => SystemContext;
  readonly node: string;
};

/** One place for each live somebody here sends or watches; gone with the last. */
export function openPlaces({ system, within, node }: Options) {
  const places = new Map<string, Place>();
  const watched = () => [...places.values()].flatMap(({ lines }) => [...lines]);

  function endSessions(keys: readonly string[]): void {
    for (const { line, ticket } of watched()) {
      if (ticket.sessionKey !== null && keys.includes(ticket.sessionKey)) line.close(RoomClose.refused);
    }
  }
  async function askAgain(): Promise<void> {
    const keys = new Set(watched().flatMap(({ ticket }) => ticket.sessionKey ?? []));
    if (keys.size > 0) endSessions(await listEndedSessions(system.read, [...keys], system.now()));
    for (const place of places.values()) await place.sendAway();
  }
  const warn = (error: unknown): void => system.log.warn({ err: error }, 'it could not be asked who may still watch');
  const timer = setInterval(() => void askAgain().catch(warn), againMs).unref();

  const subscriptions = [
    system.bus.subscribe(liveChanged, ({ liveId, status }) => {
      const place = places.get(String(liveId));
      if (liveStatuses.open.some((open) => open === status)) void place?.sendAway().catch(warn);
      else for (const { line } of place?.lines ?? []) line.close(RoomClose.ended);
    }),
    system.bus.subscribe(sessionEnded, ({ key }) => endSessions([String(key)])),
  ];
  return {
    of: (tenantId: string, liveId: string): Place => {
      const known = places.get(liveId) ?? new Place({ ctx: within(tenantId), node, liveId });
      places.set(liveId, known);
      return known;
    },
    find: (liveId: string): Place | undefined => places.get(liveId),
    /** Whose place nobody needs any more. */
    release: (place: Place): void => {
      if (!place.isIdle() || places.get(place.liveId) !== place) return;
      place.close();
      places.delete(place.liveId);
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
      await Promise.all([...places.values()].flatMap(({ own }) => own?.stop() ?? []));
      for (const place of places.values()) place.close();
      places.clear();
    },
  };
}

export type Places = ReturnType<typeof openPlaces>;

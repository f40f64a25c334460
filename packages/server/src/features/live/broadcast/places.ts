import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { RoomClose } from '@shuyuan/contract/live/room-protocol';
import { sessionEnded } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { liveChanged } from '../room/room-news.ts';
import { Place } from './place.ts';

type Options = {
  readonly system: SystemContext;
  readonly within: (tenantId: string) => SystemContext;
  readonly node: string;
};

/** One place for each live somebody here sends or watches; gone with the last. */
export function openPlaces({ system, within, node }: Options) {
  const places = new Map<string, Place>();
  const subscriptions = [
    system.bus.subscribe(liveChanged, ({ liveId, status }) => {
      const place = places.get(String(liveId));
      if (!place || status === LiveStatus.running || status === LiveStatus.notBegun) return;
      for (const { line } of place.lines) line.close(RoomClose.ended);
    }),
    system.bus.subscribe(sessionEnded, ({ key }) => {
      for (const { lines } of places.values()) {
        for (const { line, sessionKey } of lines) if (sessionKey === key) line.close(RoomClose.refused);
      }
    }),
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
      for (const unsubscribe of subscriptions) unsubscribe();
      await Promise.all([...places.values()].flatMap(({ own }) => own?.stop() ?? []));
      for (const place of places.values()) place.close();
      places.clear();
    },
  };
}

export type Places = ReturnType<typeof openPlaces>;

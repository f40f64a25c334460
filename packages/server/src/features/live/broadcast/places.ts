import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { RoomClose } from '@shuyuan/contract/live/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { hearRoom, liveChanged, tellRoom } from '../room/room-news.ts';
import { isRemoved } from '../room/standing.store.ts';
import { findLatestBroadcast, isOn } from './broadcast.store.ts';
import { openChannel } from './channel.ts';
import type { OwnSending } from './own-sending.ts';
import { openPull, type Pull } from './relay.ts';

/** While the process that has the broadcast does not answer. */
const retryMs = 500;

type Watched = { readonly line: SocketLine; readonly key: string; readonly sessionKey: string | null };
type Place = ReturnType<typeof openPlace>;
type Options = {
  readonly ctx: SystemContext;
  readonly node: string;
  readonly liveId: string;
};

/** The broadcast of one live in this process, wherever it comes from. */
function openPlace({ ctx, node, liveId }: Options) {
  const channel = openChannel();
  const lines = new Set<Watched>();
  const state: { own: OwnSending | null; pull: Pull | null; isClosed: boolean } = {
    own: null,
    pull: null,
    isClosed: false,
  };
  let turn: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | null = null;

  function dropPull(): void {
    state.pull?.close();
    state.pull = null;
  }

  /** Somebody else sends now, or nobody: where the picture comes from follows the database. */
  async function follow(): Promise<void> {
    const row = await findLatestBroadcast(ctx.read, liveId);
    if (state.isClosed) return;
    if (state.own) {
      if (!row || row.generation <= state.own.generation) return;
      const { giveUp } = state.own;
      state.own = null;
      // Its viewers have heard the end of it before anything else begins; what it still has to keep may take longer.
      void giveUp();
    }
    const isSent = row !== undefined && isOn(row, ctx.now());
    if (!isSent || row.node === node) {
      // The last word of who was lost without one.
      if (!isSent && channel.current()) tellRoom(ctx.bus, liveId, { kind: 'broadcast' });
      dropPull();
      channel.end();
      return;
    }
    if (state.pull?.generation === row.generation || lines.size === 0) return;
    dropPull();
    state.pull = openPull(ctx, { row, channel }, () => {
      state.pull = null;
      retry ??= setTimeout(() => {
        retry = null;
        look();
      }, retryMs);
    });
  }

  function look(): void {
    turn = turn.then(follow).catch((error: unknown) => {
      ctx.log.warn({ err: error, liveId }, 'a broadcast could not be found');
    });
  }

  async function sendOut(key: string): Promise<void> {
    if (!(await isRemoved(ctx.read, liveId, key))) return;
    for (const watched of lines) if (watched.key === key) watched.line.close(RoomClose.removed);
  }

  const stop = hearRoom(ctx.bus, liveId, (news) => {
    if (news.kind === 'broadcast') look();
    if (news.kind === 'person') void sendOut(news.key).catch(() => undefined);
  });

  return {
    liveId,
    channel,
    lines,
    state,
    look,
    isIdle: (): boolean => lines.size === 0 && state.own === null,
    close: (): void => {
      state.isClosed = true;
      if (retry) clearTimeout(retry);
      dropPull();
      stop();
    },
  };
}

type PlacesOptions = {
  readonly system: SystemContext;
  readonly within: (tenantId: string) => SystemContext;
  readonly node: string;
};

/** One place for each live somebody here sends or watches; gone with the last. */
export function openPlaces({ system, within, node }: PlacesOptions) {
  const places = new Map<string, Place>();
  const unsubscribe = system.bus.subscribe(liveChanged, ({ liveId, status }) => {
    const place = places.get(String(liveId));
    if (!place || status === LiveStatus.running || status === LiveStatus.notBegun) return;
    for (const { line } of place.lines) line.close(RoomClose.ended);
  });
  return {
    of: (tenantId: string, liveId: string): Place => {
      const known = places.get(liveId) ?? openPlace({ ctx: within(tenantId), node, liveId });
      places.set(liveId, known);
      return known;
    },
    find: (liveId: string): Place | undefined => places.get(liveId),
    /** Whose place nobody needs any more. */
    release: (place: Place): void => {
      if (!place.isIdle()) return;
      place.close();
      places.delete(place.liveId);
    },
    endSession: (key: string): void => {
      for (const { lines } of places.values()) {
        for (const { line, sessionKey } of lines) if (sessionKey === key) line.close(RoomClose.refused);
      }
    },
    close: async (): Promise<void> => {
      unsubscribe();
      await Promise.all([...places.values()].flatMap(({ state }) => state.own?.stop() ?? []));
      for (const place of places.values()) place.close();
      places.clear();
    },
  };
}

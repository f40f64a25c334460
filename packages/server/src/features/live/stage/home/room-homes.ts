import { setTimeout as sleep } from 'node:timers/promises';
import type { Held, Locks } from '../../../../platform/locks.ts';

const retakeMs = 500;
const lockOf = (room: string): string => `stage:${room}`;

type Losing = { readonly onTakenAway: (room: string) => Promise<void>; readonly warn: (error: unknown) => void };

/** Which rooms have their stage in this process. The lock ends with the process, so that a home never outlives itself. */
export function openRoomHomes(locks: Locks, { onTakenAway, warn }: Losing) {
  const homes = new Map<string, Held>();
  const taking = new Map<string, Promise<boolean>>();

  function settleIn(room: string, held: Held): void {
    homes.set(room, held);
    held.lost.addEventListener('abort', () => void keepOrLeave(room).catch(warn), { once: true });
  }

  /** The lock went with its connection. Whoever has it now is the home; until then it is still us. */
  async function keepOrLeave(room: string): Promise<void> {
    while (homes.has(room)) {
      const again = await locks.alone(lockOf(room)).catch(() => 'unknown' as const);
      if (again === 'unknown') {
        await sleep(retakeMs, undefined, { ref: false });
        continue;
      }
      if (again) {
        settleIn(room, again);
        return;
      }
      homes.delete(room);
      await onTakenAway(room);
    }
  }

  async function release(room: string): Promise<void> {
    const held = homes.get(room);
    homes.delete(room);
    await held?.release();
  }

  return {
    has: (room: string): boolean => homes.has(room),
    list: (): readonly string[] => [...homes.keys()],
    /** Whether this process is the home of the room from now on. */
    take: (room: string): Promise<boolean> => {
      if (homes.has(room)) return Promise.resolve(true);
      const running = taking.get(room);
      if (running) return running;
      const taken = locks.alone(lockOf(room)).then((held) => {
        if (held) settleIn(room, held);
        return held !== null;
      });
      taking.set(room, taken);
      return taken.finally(() => taking.delete(room));
    },
    isNobodys: async (room: string): Promise<boolean> => {
      const shared = await locks.share(lockOf(room));
      await shared?.release();
      return shared !== null;
    },
    release,
    close: async (): Promise<void> => {
      await Promise.all([...homes.keys()].map(release));
    },
  };
}

export type RoomHomes = ReturnType<typeof openRoomHomes>;

import { StorageMissing } from './storage.ts';

type Step = (write: () => Promise<void>) => Promise<void>;
type Desk = {
  isClosed: boolean;
  readonly steps: Set<Promise<void>>;
  readonly turns: Map<number, Promise<unknown>>;
};

/**
 * Order among those who write into one staging file. Two bodies of one part take turns, or their bytes would mix; and
 * nobody who is late may write into a file that was finished, because what is under a key was checked and stays as it
 * is. Between processes that share a folder the digest of the whole file is what catches a mix.
 */
export function openDesks() {
  const desks = new Map<string, Desk>();
  const deskOf = (id: string): Desk => {
    const desk = desks.get(id) ?? { isClosed: false, steps: new Set(), turns: new Map() };
    desks.set(id, desk);
    return desk;
  };

  async function inTurn<T>(id: string, number: number, work: (step: Step) => Promise<T>): Promise<T> {
    const desk = deskOf(id);
    const step: Step = (write) => {
      if (desk.isClosed) throw new StorageMissing(id);
      const written = write().finally(() => desk.steps.delete(written));
      desk.steps.add(written);
      return written;
    };
    const before = desk.turns.get(number) ?? Promise.resolve();
    const mine = before.then(
      () => work(step),
      () => work(step),
    );
    desk.turns.set(number, mine);
    try {
      return await mine;
    } finally {
      if (desk.turns.get(number) === mine) desk.turns.delete(number);
      if (desk.turns.size === 0 && desks.get(id) === desk) desks.delete(id);
    }
  }

  /** From here on who was writing writes no more; when `work` fails, new writers may come. */
  async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const desk = deskOf(id);
    desk.isClosed = true;
    await Promise.allSettled(desk.steps);
    try {
      return await work();
    } finally {
      if (desks.get(id) === desk) desks.delete(id);
    }
  }

  return { inTurn, alone };
}

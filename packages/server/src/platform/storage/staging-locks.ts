import { StorageMissing } from './storage.ts';

type Step = (write: () => Promise<void>) => Promise<void>;
type UploadState = {
  isClosed: boolean;
  readonly steps: Set<Promise<void>>;
  readonly turns: Map<number, Promise<unknown>>;
};

/**
 * Order among those who write into one staging file. Two bodies of one part take turns, or their bytes would mix; and
 * nobody who is late may write into a file that was finished, because what is under a key was checked and stays as it
 * is. Between processes that share a folder the digest of the whole file is what catches a mix.
 */
export function createStagingLocks() {
  const states = new Map<string, UploadState>();
  const uploadStateOf = (id: string): UploadState => {
    const state = states.get(id) ?? { isClosed: false, steps: new Set(), turns: new Map() };
    states.set(id, state);
    return state;
  };

  async function inTurn<T>(id: string, number: number, work: (step: Step) => Promise<T>): Promise<T> {
    const state = uploadStateOf(id);
    const step: Step = (write) => {
      if (state.isClosed) throw new StorageMissing(id);
      const written = write().finally(() => state.steps.delete(written));
      state.steps.add(written);
      return written;
    };
    const before = state.turns.get(number) ?? Promise.resolve();
    const mine = before.then(
      () => work(step),
      () => work(step),
    );
    state.turns.set(number, mine);
    try {
      return await mine;
    } finally {
      if (state.turns.get(number) === mine) state.turns.delete(number);
      if (state.turns.size === 0 && states.get(id) === state) states.delete(id);
    }
  }

  /** From here on who was writing writes no more; when `work` fails, new writers may come. */
  async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const state = uploadStateOf(id);
    state.isClosed = true;
    await Promise.allSettled(state.steps);
    try {
      return await work();
    } finally {
      if (states.get(id) === state) states.delete(id);
    }
  }

  return { inTurn, alone };
}

export type End = () => Promise<void>;

/** Everything a run has started and must not leave behind, however it ends. */
export type Endings = {
  /** Remembers how to end something. The answer ends it earlier; it is ended once only. */
  readonly add: (end: End) => End;
  readonly all: () => Promise<void>;
  readonly isOver: () => boolean;
};

export function createEndings(): Endings {
  const pending = new Set<End>();
  let isOver = false;
  const add = (end: End): End => {
    let ending: Promise<void> | null = null;
    const once: End = () => {
      ending ??= end().finally(() => pending.delete(once));
      return ending;
    };
    pending.add(once);
    // A lane that was just starting something when the run was stopped would otherwise leave it running.
    if (isOver) void once();
    return once;
  };
  return {
    add,
    isOver: () => isOver,
    all: async () => {
      isOver = true;
      // Last in, first out: a server goes before its database. One that cannot be ended must not keep the others.
      for (let last = [...pending].at(-1); last; last = [...pending].at(-1)) await last().catch(console.error);
    },
  };
}

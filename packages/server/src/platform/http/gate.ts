type Options = {
  readonly places: number;
  /** Who needs longer is slow, costs little, and goes on without a place: others need not wait for them. */
  readonly keptMs: number;
};

/** Lets a few in at a time, the others in the order they came. `enter` answers how to leave, or to give up waiting. */
export function openGate({ places, keptMs }: Options) {
  let taken = 0;
  const waiting = new Set<() => void>();

  function letIn(): void {
    for (const come of waiting) {
      if (taken >= places) return;
      waiting.delete(come);
      come();
    }
  }

  return {
    enter: (go: () => void): (() => void) => {
      let timer: NodeJS.Timeout | null = null;
      const leave = (): void => {
        waiting.delete(come);
        if (!timer) return;
        clearTimeout(timer);
        timer = null;
        taken -= 1;
        letIn();
      };
      const come = (): void => {
        taken += 1;
        timer = setTimeout(leave, keptMs);
        go();
      };
      waiting.add(come);
      letIn();
      return leave;
    },
  };
}

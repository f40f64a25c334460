/** So many failures in a row mean that something is wrong, and so long nobody waits for the engine then. */
const [mostFailures, restMs] = [3, 30_000];

export type Circuit = {
  readonly isOpen: () => boolean;
  /** A failure is counted; success takes the count back. */
  readonly watch: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Keeps whoever asks from waiting for what does not answer: after a rest one question tries it, then all. */
export function openCircuit(now: () => number): Circuit {
  let failures = 0;
  let restingUntil = 0;
  return {
    isOpen: () => {
      if (failures < mostFailures) return false;
      if (now() < restingUntil) return true;
      // This one tries; everybody else goes on resting meanwhile.
      restingUntil = now() + restMs;
      return false;
    },
    watch: async (work) => {
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        failures++;
        restingUntil = now() + restMs;
        throw error;
      }
    },
  };
}

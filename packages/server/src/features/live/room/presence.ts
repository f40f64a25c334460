/** Told again this often while somebody is there: who is not heard of is gone. */
export const presenceMs = 1_500;
/** A process that died is forgotten after this long. */
const staleMs = 4_500;

/** How many are in one room, over all processes: each says how many it has. */
export function presenceOf(now: () => number) {
  const others = new Map<string, { count: number; at: number }>();
  /** People whom more than one process counts, each time beyond the first. */
  let counted = 0;
  const forgetSilent = (): void => {
    for (const [node, { at }] of others) if (now() - at > staleMs) others.delete(node);
  };
  return {
    reportCount: (node: string, count: number): void => void others.set(node, { count, at: now() }),
    /** Of other processes than `self`, whose own number is not hearsay. Somebody with pages on two of them is one. */
    sum: (self: string, own: number): number => {
      forgetSilent();
      const elsewhere = [...others].reduce((sum, [node, { count }]) => (node === self ? sum : sum + count), 0);
      // What was counted twice may have gone since: nobody sees fewer than this process has.
      return elsewhere === 0 ? own : Math.max(own, own + elsewhere - counted);
    },
    /** The processes with somebody in this room, when there are several. */
    nodes: (self: string): readonly string[] => {
      forgetSilent();
      const there = [...others].flatMap(([node, { count }]) => (node !== self && count > 0 ? node : []));
      return there.length === 0 ? [] : [self, ...there];
    },
    setCountedTwice: (count: number): void => {
      counted = count;
    },
  };
}

/** Told again this often while somebody is there: who is not heard of is gone. */
export const presenceMs = 1_500;
/** A process that died is forgotten after this long. */
const staleMs = 4_500;

/** How many are in one room, over all processes: each says how many it has. */
export function presenceOf(now: () => number) {
  const others = new Map<string, { count: number; at: number }>();
  return {
    hear: (node: string, count: number): void => void others.set(node, { count, at: now() }),
    /** Of other processes than `self`, whose own number is not hearsay. */
    sum: (self: string, own: number): number => {
      let sum = own;
      for (const [node, { count, at }] of others) {
        if (now() - at > staleMs) others.delete(node);
        else if (node !== self) sum += count;
      }
      return sum;
    },
  };
}

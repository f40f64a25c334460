import type { ReactionKind } from '@shuyuan/contract/live/room/room-protocol';

export type ReactionCounts = Partial<Record<ReactionKind, number>>;

/** Two messages a second and room, whatever comes. */
export const reactionMs = 500;

/** Sums what comes; whoever takes it begins anew. */
export function reactionSum() {
  let counts: ReactionCounts = {};
  return {
    add: (more: ReactionCounts): void => {
      for (const [kind, count] of Object.entries(more)) {
        // Keys of `ReactionCounts` are kinds.
        const known = kind as ReactionKind;
        counts[known] = (counts[known] ?? 0) + count;
      }
    },
    /** Null when there was none. */
    take: (): ReactionCounts | null => {
      const taken = counts;
      counts = {};
      return Object.keys(taken).length > 0 ? taken : null;
    },
  };
}

export const totalOf = (counts: ReactionCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

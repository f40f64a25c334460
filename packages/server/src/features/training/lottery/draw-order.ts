import { createHash } from 'node:crypto';

const digestOf = (seed: string, entry: string): string => createHash('sha256').update(`${seed}:${entry}`).digest('hex');

/**
 * The entries of a draw in its order: by SHA-256 of the seed and the entry. Whoever has the record draws it again with
 * any tool, and neither the order of applications nor who else entered moves one entry before another.
 */
export const drawOrder = (seed: string, entries: readonly string[]): string[] =>
  entries
    .map((entry) => ({ entry, digest: digestOf(seed, entry) }))
    .toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ entry }) => entry);

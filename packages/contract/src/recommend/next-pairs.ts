import { keyOfItem, type RecommendItem } from './recommend-kinds.ts';
import { recommendLimits } from './recommend-limits.ts';

/** In a group somebody finished `to` soon after `from`; without `from`: finished it at all. */
export type NextPair = { readonly group: string; readonly from: string; readonly to: string };

/** Something one person finished, and the groups they were in at that time. */
export type Finish = RecommendItem & { readonly finishedAt: number; readonly groups: readonly string[] };

/** Everybody of the company; the others are `position:` and `topic:` with an id. */
export const everybody = 'all';
export const groupOfPosition = (id: string): string => `position:${id}`;
export const groupOfTopic = (id: string): string => `topic:${id}`;

const keyOfPair = ({ group, from, to }: NextPair): string => `${group} ${from} ${to}`;

/** In the order in which they were finished; of those finished at one time, by their names. */
export const inOrderOfFinishing = (finishes: readonly Finish[]): Finish[] =>
  finishes.toSorted((a, b) => a.finishedAt - b.finishedAt || (keyOfItem(a) < keyOfItem(b) ? -1 : 1));

/** The history kept of one person: the last they finished, as far back as is counted. */
export const keptFinishes = (finishes: readonly Finish[], now: number): Finish[] =>
  inOrderOfFinishing(finishes.filter(({ finishedAt }) => finishedAt > now - recommendLimits.historyMs)).slice(
    -recommendLimits.history,
  );

/** Everything one person's history says; each pair once. */
export function nextPairs(finishes: readonly Finish[]): NextPair[] {
  const ordered = inOrderOfFinishing(finishes);
  return ordered.flatMap((finish, at) => {
    const before = ordered.slice(Math.max(0, at - recommendLimits.nextWithin), at).map(keyOfItem);
    const to = keyOfItem(finish);
    return finish.groups.flatMap((group) => ['', ...before].map((from) => ({ group, from, to })));
  });
}

export type PairChange = NextPair & { readonly people: 1 | -1 };

/** The changes a person's history, having become another, makes to the counts of people; in one order, so that two writers never wait for each other. */
export function pairChanges(before: readonly Finish[], after: readonly Finish[]): PairChange[] {
  const had = new Map(nextPairs(before).map((pair) => [keyOfPair(pair), pair]));
  const has = new Map(nextPairs(after).map((pair) => [keyOfPair(pair), pair]));
  const changes = new Map<string, PairChange>();
  for (const [key, pair] of had) if (!has.has(key)) changes.set(key, { ...pair, people: -1 });
  for (const [key, pair] of has) if (!had.has(key)) changes.set(key, { ...pair, people: 1 });
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

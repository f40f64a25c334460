import type { Bus } from '../../../platform/bus.ts';
import type { ContextOf, Reads } from '../../../platform/context.ts';
import { createWordMatcher, type WordMatcher } from './word-matcher.ts';
import { findListMark, listAllWords } from './words.store.ts';

/** Told on the bus when a list has changed, with its `tenantId`. */
const wordsChanged = 'system.words-changed';

/** News can be missed while the bus reconnects; after this long the list itself is asked whether it is still the same. */
const trustedMs = 60_000;
/** Most installations have one tenant; a list of 20,000 words takes a few megabytes. */
const maxKept = 100;

type CacheEntry = { readonly made: Promise<{ mark: string; match: WordMatcher }>; checkedAt: number };
type Dependencies = Pick<ContextOf<unknown>, 'read' | 'bus' | 'now'>;

/**
 * One set for each installation in this process. It is known by a function of the bus, not by the bus: inside a
 * transaction that is another object, and each such set would listen for ever.
 */
const keptBy = new WeakMap<Bus['subscribe'], Map<string, CacheEntry>>();

function keptOf(bus: Bus): Map<string, CacheEntry> {
  const known = keptBy.get(bus.subscribe);
  if (known) return known;
  const kept = new Map<string, CacheEntry>();
  keptBy.set(bus.subscribe, kept);
  bus.subscribe(wordsChanged, ({ tenantId }) => void kept.delete(String(tenantId)));
  return kept;
}

async function make(read: Reads, tenantId: string) {
  // The mark first: a change between the two is then noticed at the next look.
  const mark = await findListMark(read, tenantId);
  return { mark, match: createWordMatcher(await listAllWords(read, tenantId)) };
}

function load({ read, bus, now }: Dependencies, tenantId: string): CacheEntry {
  const kept = keptOf(bus);
  const entry = { made: make(read, tenantId), checkedAt: now() };
  // Oldest first out: the map keeps the order of insertion.
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(tenantId, entry);
  // Who asked is told of the failure; who asks next tries again.
  entry.made.catch(() => kept.get(tenantId) === entry && kept.delete(tenantId));
  return entry;
}

/** The matcher of a tenant's list, from memory. */
export async function matcherOf(ctx: Dependencies, tenantId: string): Promise<WordMatcher> {
  const known = keptOf(ctx.bus).get(tenantId) ?? load(ctx, tenantId);
  const { mark, match } = await known.made;
  if (ctx.now() - known.checkedAt < trustedMs) return match;
  known.checkedAt = ctx.now();
  if ((await findListMark(ctx.read, tenantId)) === mark) return match;
  return (await load(ctx, tenantId).made).match;
}

export const broadcastWordsChanged = (bus: Bus, tenantId: string): void => bus.publish(wordsChanged, { tenantId });

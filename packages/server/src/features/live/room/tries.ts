import { demand } from '@shuyuan/contract/kernel/app-error';

/** D-067 */
const maxTries = 5;
export const windowMs = 10 * 60_000;
/** Whoever tries from very many addresses makes room for others, and begins to count anew. */
const maxKept = 10_000;

type Tries = { count: number; readonly since: number };

/** How often somebody was wrong, counted in this process. */
const kept = new Map<string, Tries>();

function triesOf(key: string, now: number): Tries {
  const known = kept.get(key);
  if (known && now - known.since < windowMs) return known;
  // Oldest first out: the map keeps the order of insertion.
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
  const fresh = { count: 0, since: now };
  kept.delete(key);
  kept.set(key, fresh);
  return fresh;
}

/** Counted before the answer is known: many at once are as many tries. What was right is taken back with `forget`. */
export function countTry(key: string, now: number): void {
  const tries = triesOf(key, now);
  demand(tries.count < maxTries, 'request.too-many', {
    retryAfterSeconds: Math.ceil((tries.since + windowMs - now) / 1000),
  });
  tries.count += 1;
}

export const forgetTries = (key: string): void => void kept.delete(key);

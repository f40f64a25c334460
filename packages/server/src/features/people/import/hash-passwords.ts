import { availableParallelism } from 'node:os';
import { hashPassword } from '../../../platform/passwords.ts';
import type { Planned } from './plan-import.ts';

type Report = (done: number) => Promise<void>;

/** By account, because the ids of new people are made anew with every plan. As many at once as there are cores. */
export async function hashPasswords(planned: readonly Planned[], report: Report): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const waiting = planned.filter(({ password }) => password !== undefined);
  const width = availableParallelism();
  for (let from = 0; from < waiting.length; from += width) {
    const some = waiting.slice(from, from + width);
    const made = await Promise.all(some.map(({ password = '' }) => hashPassword(password)));
    made.forEach((hash, at) => hashes.set(some[at]?.after.account ?? '', hash));
    if (from % (width * 32) === 0) await report(0);
  }
  return hashes;
}

import { readFileSync, writeFileSync } from 'node:fs';

/** Outside CI what has become better is written down at once; CI must not change what it judges. */
const mayWrite = !process.env['CI'];

function lower(file: string, value: unknown): void {
  console.info(
    `${file} can be lowered${mayWrite ? ': done, commit it' : '; run the check on your machine and commit it'}`,
  );
  if (mayWrite) writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** What is in `now` and was not allowed before. Entries that are gone leave the file for good. */
export function grownBeyond(file: string, now: readonly string[]): string[] {
  const allowed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(allowed)) throw new Error(`${file} is not a list`);
  const grown = now.filter((entry) => !allowed.includes(entry));
  if (grown.length === 0 && now.length < allowed.length) lower(file, now.toSorted());
  return grown;
}

/** Counts that are higher than the file allows. A lower one is written down, and is the limit from then on. */
export function risenAbove(file: string, now: Readonly<Record<string, number>>): string[] {
  // Written by this function alone.
  const allowed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const limitOf = (name: string): number => allowed[name] ?? 0;
  const risen = Object.entries(now).filter(([name, count]) => count > limitOf(name));
  const hasFallen = Object.entries(now).some(([name, count]) => count < limitOf(name));
  if (risen.length === 0 && hasFallen) lower(file, now);
  return risen.map(([name, count]) => `${name}: ${count}, and there may be ${limitOf(name)}`);
}

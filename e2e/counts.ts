import { type Repeat, weighFailures, type Weighed } from '../scripts/unsteady.mjs';
import type { Performed } from './lane.ts';
import type { Outcome } from './perform.ts';

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
type Summary = Counts & Weighed;

const hasPassed = ({ error, skipped }: Outcome): boolean => error === null && skipped === undefined;

const failuresOf = ({ act, outcomes }: Performed) =>
  outcomes.flatMap(({ title, error }) => (error === null ? [] : [{ title, error, file: act.name }]));

const repeatOf = (performed: Performed): Repeat => ({
  file: performed.act.name,
  passed: performed.outcomes.filter(hasPassed).map(({ title }) => title),
  failures: failuresOf(performed),
});

/**
 * The counts of the last lines of a run. A journey without an outcome has failed; one that was skipped has neither
 * passed nor failed, and neither has one that is listed as unsteady and passed in a repeat.
 */
export function summarize(performed: readonly Performed[], planned: number, listed: readonly string[]): Summary {
  const first = performed.filter(({ isRepeat }) => !isRepeat);
  const repeats = performed.filter(({ isRepeat }) => isRepeat).map(repeatOf);
  const outcomes = first.flatMap((one) => one.outcomes);
  const weighed = weighFailures(first.flatMap(failuresOf), repeats, listed);
  const missing = Math.max(0, planned - outcomes.length);
  return {
    ...weighed,
    passed: outcomes.filter(hasPassed).length,
    failed: weighed.failures.length + missing,
    skipped: outcomes.filter(({ skipped }) => skipped !== undefined).length,
  };
}

/** How often each journey passed, of the times it was performed. */
export function passesOf(performed: readonly Performed[]): { title: string; passed: number; of: number }[] {
  const byTitle = Map.groupBy(
    performed.flatMap(({ outcomes }) => outcomes),
    ({ title }) => title,
  );
  return [...byTitle].map(([title, own]) => ({ title, passed: own.filter(hasPassed).length, of: own.length }));
}

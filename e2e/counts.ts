import type { Outcome } from './perform.ts';

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** A journey without an outcome did not pass; one that was skipped did neither. */
export function countOutcomes(outcomes: readonly Outcome[], planned: number): Counts {
  const skipped = outcomes.filter((one) => one.skipped !== undefined).length;
  const passed = outcomes.filter((one) => one.error === null && one.skipped === undefined).length;
  return { passed, skipped, failed: Math.max(outcomes.length, planned) - passed - skipped };
}

/** What the last lines of a run are made of. */
export function summarize(outcomes: readonly Outcome[], planned: number) {
  return {
    ...countOutcomes(outcomes, planned),
    failures: outcomes.flatMap(({ title, error }) => (error === null ? [] : [{ title, error }])),
    unsteady: outcomes.filter(({ error, firstError }) => error === null && firstError).map(({ title }) => title),
  };
}

/**
 * A file that was performed again counts as it went the second time; what went wrong the first time is kept beside it.
 * What only the first time has, a server that ended by itself, stays what it was: a failure.
 */
export function withSecondTry(first: readonly Outcome[], second: readonly Outcome[]): Outcome[] {
  const before = new Map(first.map(({ title, error }) => [title, error]));
  const again = new Set(second.map(({ title }) => title));
  return [
    ...first.filter(({ title, error }) => error !== null && !again.has(title)),
    ...second.map((outcome) => {
      const firstError = before.get(outcome.title);
      return firstError ? { ...outcome, firstError } : outcome;
    }),
  ];
}

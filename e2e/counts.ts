import type { Outcome } from './perform.ts';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** A journey without an outcome did not pass; one that was skipped did neither. */
export function countOutcomes(outcomes: readonly Outcome[], planned: number): Counts {
  const skipped = outcomes.filter((one) => one.skipped !== undefined).length;
  const passed = outcomes.filter((one) => one.error === null && one.skipped === undefined).length;
  return { passed, skipped, failed: Math.max(outcomes.length, planned) - passed - skipped };
}

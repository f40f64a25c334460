import type { Weighed } from './unsteady.mjs';

export type Report = Weighed & {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly times?: readonly { readonly name: string; readonly ms: number }[];
  /** The titles of the journeys that were left out. */
  readonly left?: readonly string[];
};
type Step = { readonly name: string; readonly code: number; readonly ms: number };
export function leftTestNotes(left: readonly string[]): string[];
export function lastLines(run: {
  readonly steps: readonly Step[];
  readonly reports: readonly Report[];
  /** Remarks about the run as a whole. */
  readonly notes?: readonly string[];
  readonly ms: number;
}): string[];

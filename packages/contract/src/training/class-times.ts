import type { ClassState } from './class-states.ts';

/** When people apply for a class, and when it meets. */
export type ClassTimes = {
  readonly state: ClassState;
  /** Null: from when it is published. */
  readonly opensAt: number | null;
  /** Null: until its first meeting. */
  readonly closesAt: number | null;
  /** The start of the first meeting and the end of the last one; null: it has none. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The end of its evaluation; null: nobody is asked, or no longer. */
  readonly evaluatesUntil: number | null;
};

/** Materials to prepare with, and those that are opened when a class has ended. */
export const materialPhases = ['before', 'after'] as const;
export type MaterialPhase = (typeof materialPhases)[number];

type Window = {
  readonly phase: MaterialPhase;
  /** The end of the last meeting; null: there is none. */
  readonly endsAt: number | null;
};

/** Whether somebody with a seat reads a material now; managers always do. */
export const isMaterialOpen = ({ phase, endsAt }: Window, now: number): boolean =>
  phase === 'before' || (endsAt !== null && now >= endsAt);

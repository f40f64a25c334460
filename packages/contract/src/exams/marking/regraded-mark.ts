type RegradeInput = {
  /** Null: waits for a person. */
  readonly before: number | null;
  /** By the key that was put right; null: only a person can mark it. */
  readonly byKey: number | null;
  readonly mayLower: boolean;
};

/** A mark after the key of its question was put right. Nobody pays for a mistake of the author unless that is chosen. */
export function regradedMark({ before, byKey, mayLower }: RegradeInput): number | null {
  if (before === null || byKey === null) return before;
  return mayLower ? byKey : Math.max(before, byKey);
}

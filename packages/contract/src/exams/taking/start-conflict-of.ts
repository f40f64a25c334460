type Relation = {
  readonly isAuthor: boolean;
  /** Of a version that is on its paper. */
  readonly hasWritten: boolean;
  readonly isMarker: boolean;
  readonly readsBank: boolean;
  readonly isCertification: boolean;
};

/**
 * Why somebody who can read keys of an exam does not take it (decision 059): they made it or wrote a question of it, they mark it,
 * or it certifies people and they read the bank.
 */
export function startConflictOf(relation: Relation): StartConflict | null {
  if (relation.isAuthor || relation.hasWritten) return 'made';
  if (relation.isMarker) return 'marks';
  return relation.isCertification && relation.readsBank ? 'readsBank' : null;
}

export const startConflicts = ['made', 'marks', 'readsBank'] as const;
export type StartConflict = (typeof startConflicts)[number];

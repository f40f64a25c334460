/** One place elsewhere that a pass somebody gains or loses changes. */
export type PassConsequence = {
  readonly memberId: string;
  readonly kind: ConsequenceKind;
  /** Of the course, the path or the subject. */
  readonly name: string;
  readonly section: string;
  readonly effect: ConsequenceEffect;
};

export const consequenceKinds = ['course', 'path', 'subject'] as const;
export type ConsequenceKind = (typeof consequenceKinds)[number];

/** The section is done and opens what waits for it; or it is to be done again. */
export const consequenceEffects = ['opens', 'closes'] as const;
export type ConsequenceEffect = (typeof consequenceEffects)[number];

/** One place elsewhere that a pass somebody gains or loses changes. */
export type PassConsequence = {
  readonly memberId: string;
  readonly kind: ConsequenceKind;
  /** Of the course, the path, the subject, the certificate or the rule of the duty; of the subject, where a lock is. */
  readonly name: string;
  /** Empty where a whole duty is done. */
  readonly section: string;
  readonly effect: ConsequenceEffect;
  /** Of a certificate: whole coins and integral that are paid or taken back with it. */
  readonly coins?: number;
  readonly integral?: number;
};

/**
 * `lock`: an item of a subject asks for a mark of the exam, or of a course around it (decision 046), which is reached or lost.
 * `duty`: an open duty is done, or a content of it is no longer.
 */
export const consequenceKinds = ['course', 'path', 'subject', 'lock', 'certificate', 'duty'] as const;
export type ConsequenceKind = (typeof consequenceKinds)[number];

/** The section is done and opens what waits for it; or it is to be done again. A certificate is issued, or revoked. */
export const consequenceEffects = ['opens', 'closes'] as const;
export type ConsequenceEffect = (typeof consequenceEffects)[number];

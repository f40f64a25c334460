/** POSITION-02, C-23: in order, chapter after chapter, or as one likes. Any other number locks nothing either. */
export const LearnSequence = { free: 0, inOrder: 1 } as const;
export type LearnSequence = (typeof LearnSequence)[keyof typeof LearnSequence];

export const learnSequenceLabels = {
  [LearnSequence.free]: 'positions.learnSequence.free',
  [LearnSequence.inOrder]: 'positions.learnSequence.inOrder',
} as const satisfies Record<LearnSequence, string>;

/** D-131: what can be followed, in the numbers of the attention call. */
export const AttentionTarget = { question: 1, topic: 2, sharer: 3, column: 4, circle: 5, member: 6 } as const;
export type AttentionTarget = (typeof AttentionTarget)[keyof typeof AttentionTarget];

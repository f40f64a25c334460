/** People in the middle of a course when its next version is published: they stay with theirs, or go on in the new one. */
export const midwayChoices = ['keep', 'move'] as const;
export type MidwayChoice = (typeof midwayChoices)[number];

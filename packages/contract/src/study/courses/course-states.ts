import { lifeCycle } from '../../kernel/transitions.ts';

export const courseStates = ['draft', 'published', 'withdrawn', 'archived'] as const;
export type CourseState = (typeof courseStates)[number];

/**
 * One life for everything that can be learned. Published again, it has a new version; withdrawn, learners no longer
 * open it but what they did is kept; archived, it is read by its managers alone and never changes again.
 */
export const courseLife = lifeCycle<CourseState>()({
  publish: { from: ['draft', 'published', 'withdrawn'], to: 'published' },
  withdraw: { from: ['published'], to: 'withdrawn' },
  archive: { from: ['draft', 'withdrawn'], to: 'archived' },
});

/** Everything but an archived course can be edited. */
export const editableStates: readonly CourseState[] = courseLife.table.publish.from;

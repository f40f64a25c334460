import { lifeCycle } from '../kernel/transitions.ts';

export const classStates = ['draft', 'published', 'cancelled', 'archived'] as const;
export type ClassState = (typeof classStates)[number];

/** A published class is still edited: seats grow, meetings move, and everybody in it is told. One that has met stays. */
export const classLife = lifeCycle<ClassState>()({
  publish: { from: ['draft'], to: 'published' },
  cancel: { from: ['published'], to: 'cancelled' },
  archive: { from: ['draft', 'cancelled'], to: 'archived' },
});

export const editableClassStates: readonly ClassState[] = ['draft', 'published'];

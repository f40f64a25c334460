import { lifeCycle } from '../../kernel/transitions.ts';

export const examStates = ['draft', 'published', 'withdrawn', 'archived'] as const;
export type ExamState = (typeof examStates)[number];

/**
 * The life of everything that can be learned, with one difference: a published exam is not edited, so that everybody who
 * takes it is asked by one definition. Withdrawn, nobody starts it, and whoever is midway ends what was begun.
 */
export const examLife = lifeCycle<ExamState>()({
  publish: { from: ['draft', 'withdrawn'], to: 'published' },
  withdraw: { from: ['published'], to: 'withdrawn' },
  archive: { from: ['draft', 'withdrawn'], to: 'archived' },
});

export const editableExamStates: readonly ExamState[] = examLife.table.publish.from;

import type { SectionContent } from '../player/section-view.ts';

/** A question of a film as its learner sees it. */
export type Question = SectionContent['questions'][number];
export type Answer = Question['tries'][number]['answer'];

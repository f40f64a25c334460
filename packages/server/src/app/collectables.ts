import { collectableQuestions } from '../features/community/questions/collectable-questions.ts';
import { collectableLibrary } from '../features/library/collectable-library.ts';
import { collectableLives } from '../features/live/community/collectable-lives.ts';
import { collectableCourses } from '../features/study/courses/collectable-courses.ts';
import type { Collectable } from '../features/system/collect.ts';

/** Everything people may collect, by who decides whether they may see it (SYSTEM-08). */
export const collectables: readonly Collectable[] = [
  ...collectableLives,
  ...collectableQuestions,
  collectableCourses,
  collectableLibrary,
];

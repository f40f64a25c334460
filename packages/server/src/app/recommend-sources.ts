import { dueDuties } from '../features/assignments/recommend/due-duties.store.ts';
import { recommendableColumns } from '../features/community/recommend/recommendable-columns.store.ts';
import { recommendablePosts } from '../features/community/recommend/recommendable-posts.store.ts';
import { closingExams, recommendableExams } from '../features/exams/recommend/recommendable-exams.store.ts';
import { comingLives, recommendableLives } from '../features/live/recommend/recommendable-lives.store.ts';
import type { RecommendSources } from '../features/recommend/index.ts';
import { recommendableCourses } from '../features/study/recommend/recommendable-courses.store.ts';
import { recommendableSubjects } from '../features/subjects/recommend/recommendable-subjects.store.ts';

/** Everything that is recommended, and what says that something is due. */
export const recommendSources: RecommendSources = {
  recommendables: [
    recommendableCourses,
    recommendableSubjects,
    recommendableLives,
    recommendablePosts,
    recommendableColumns,
    recommendableExams,
  ],
  due: [dueDuties, closingExams, comingLives],
};

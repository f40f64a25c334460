import { searchableExams } from '../features/exams/search/searchable-exams.store.ts';
import { searchableLibrary } from '../features/library/searchable-library.store.ts';
import { searchableCourses } from '../features/study/knowledge/searchable-courses.store.ts';
import { searchableSubjects } from '../features/subjects/learn/searchable-subjects.store.ts';
import type { Searchable } from '../features/search/index.ts';

/** Everything that can be learned or read, as it is found. */
export const learningSearchables: readonly Searchable[] = [
  searchableCourses,
  searchableSubjects,
  searchableExams,
  searchableLibrary,
];

import { sellableColumns } from '../features/community/offers/sellable-columns.ts';
import { sellableQuestions } from '../features/community/offers/sellable-questions.ts';
import { sellableExams } from '../features/exams/prices/sellable-exams.ts';
import { sellableItems } from '../features/library/prices/sellable-items.ts';
import { sellableLives } from '../features/live/prices/sellable-lives.ts';
import { sellableCourses } from '../features/study/prices/sellable-courses.ts';
import { sellableSubjects } from '../features/subjects/prices/sellable-subjects.ts';
import type { Shelf } from '../features/pricing/index.ts';

/** What may have a price, by who decides whom it is open to (D-121). */
export const shelves: readonly Shelf[] = [
  sellableColumns,
  sellableQuestions,
  sellableCourses,
  sellableItems,
  sellableSubjects,
  sellableExams,
  sellableLives,
];

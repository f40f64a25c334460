import { sellableColumns } from '../features/community/offers/sellable-columns.ts';
import { sellableQuestions } from '../features/community/offers/sellable-questions.ts';
import { sellableCourses } from '../features/study/prices/sellable-courses.ts';
import type { Shelf } from '../features/pricing/index.ts';

/** What may have a price, by who decides whom it is open to (D-121). */
export const shelves: readonly Shelf[] = [sellableColumns, sellableQuestions, sellableCourses];

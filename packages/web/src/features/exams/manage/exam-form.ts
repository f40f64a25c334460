import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listManagedExams, readExamForm } from '@shuyuan/contract/exams/papers/papers.wire';
import { readExamStatistics } from '@shuyuan/contract/exams/statistics/statistics.wire';
import { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';

/** An exam as its managers edit it. */
export type ExamForm = OutputOf<typeof readExamForm>;
export type ManagedExam = OutputOf<typeof listManagedExams>['items'][number];

/** Everything that shows the state of an exam to its managers. */
export const examReads = [listManagedExams, readExamForm, listAttempts, readExamStatistics];

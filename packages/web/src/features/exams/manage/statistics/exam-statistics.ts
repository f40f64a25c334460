import type { readExamStatistics } from '@shuyuan/contract/exams/statistics/statistics.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type ExamStatistics = OutputOf<typeof readExamStatistics>;
export type ItemRow = ExamStatistics['items'][number];

import * as wire from '@shuyuan/contract/exams/statistics/statistics.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportExamStatistics, exportExamStatisticsWorkbook } from './export-exam-statistics.ts';
import { readExamStatistics } from './read-exam-statistics.ts';

/** Every call about how an exam worked. */
export const statisticsRoutes: readonly Route[] = [
  on(wire.readExamStatistics, readExamStatistics),
  onDownload(wire.exportExamStatistics, exportExamStatistics),
  onDownload(wire.exportExamStatisticsWorkbook, exportExamStatisticsWorkbook),
];

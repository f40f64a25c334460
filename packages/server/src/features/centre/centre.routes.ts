import * as columns from '@shuyuan/contract/centre/member-column.wire';
import * as report from '@shuyuan/contract/centre/study-report.wire';
import * as wire from '@shuyuan/contract/centre/task.wire';
import { on, onDownload, type Route } from '../../platform/http/route.ts';
import { readMemberColumns, saveMemberColumns } from './columns/read-member-columns.ts';
import { exportStudyReport, exportStudyReportWorkbook } from './report/export-study-report.ts';
import { listFinished, readStudyReport } from './report/read-study-report.ts';
import { listTasks, type TaskSource } from './list-tasks.ts';

/** Every call of one's own centre. */
export const centreRoutes = (sources: readonly TaskSource[]): readonly Route[] => [
  on(wire.listTasks, listTasks(sources)),
  on(columns.readMemberColumns, readMemberColumns),
  on(columns.saveMemberColumns, saveMemberColumns),
  on(report.readStudyReport, readStudyReport),
  on(report.listFinished, listFinished),
  onDownload(report.exportStudyReport, exportStudyReport),
  onDownload(report.exportStudyReportWorkbook, exportStudyReportWorkbook),
];

import * as wire from '@shuyuan/contract/training/report/class-report.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportClassHours, exportClassHoursWorkbook } from './export-class-hours.ts';
import { exportClassReport, exportClassReportWorkbook } from './export-class-report.ts';
import { listClassReport } from './list-class-report.ts';
import { listClassHours, readClassCosts } from './read-class-costs.ts';
import { saveClassCosts } from './save-class-costs.ts';

export const reportRoutes: readonly Route[] = [
  on(wire.listClassReport, listClassReport),
  onDownload(wire.exportClassReport, exportClassReport),
  onDownload(wire.exportClassReportWorkbook, exportClassReportWorkbook),
  on(wire.readClassCosts, readClassCosts),
  on(wire.saveClassCosts, saveClassCosts),
  on(wire.listClassHours, listClassHours),
  onDownload(wire.exportClassHours, exportClassHours),
  onDownload(wire.exportClassHoursWorkbook, exportClassHoursWorkbook),
];

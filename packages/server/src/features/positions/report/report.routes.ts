import * as wire from '@shuyuan/contract/positions/path-report.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportPathReport, exportPathReportWorkbook } from './export-path-report.ts';
import { findPathReport, listPathReport } from './list-path-report.ts';

/** The calls of whoever directs people on paths. */
export const pathReportRoutes: readonly Route[] = [
  on(wire.findPathReport, findPathReport),
  on(wire.listPathReport, listPathReport),
  onDownload(wire.exportPathReport, exportPathReport),
  onDownload(wire.exportPathReportWorkbook, exportPathReportWorkbook),
];

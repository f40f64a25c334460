import * as wire from '@shuyuan/contract/assignments/duty-report.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportCompliance, exportComplianceWorkbook } from './export-compliance.ts';
import { exportDuties, exportDutiesWorkbook } from './export-duties.ts';
import { listCompliance, listUnitCompliance } from './list-compliance.ts';
import { listDuties } from './list-duties.ts';
import { readDutyRule } from './read-duty-rule.ts';

/** The calls of whoever looks after others’ duties: managers of all courses and directors. */
export const dutyReportRoutes: readonly Route[] = [
  on(wire.readDutyRule, readDutyRule),
  on(wire.listDuties, listDuties),
  onDownload(wire.exportDuties, exportDuties),
  onDownload(wire.exportDutiesWorkbook, exportDutiesWorkbook),
  on(wire.listCompliance, listCompliance),
  on(wire.listUnitCompliance, listUnitCompliance),
  onDownload(wire.exportCompliance, exportCompliance),
  onDownload(wire.exportComplianceWorkbook, exportComplianceWorkbook),
];

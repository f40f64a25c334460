import * as wire from '@shuyuan/contract/teams/report.wire';
import { on } from '../../../platform/http/route.ts';
import { clearAccountNotices, listAccountNotices } from './read-notices.ts';
import { readAnalysis, readReport } from './read-report.ts';

export const reportRoutes = [
  on(wire.readAnalysis, readAnalysis),
  on(wire.readReport, readReport),
  on(wire.listAccountNotices, listAccountNotices),
  on(wire.clearAccountNotices, clearAccountNotices),
];

import * as report from '@shuyuan/contract/recommend/recommend-report.wire';
import * as wire from '@shuyuan/contract/recommend/recommend.wire';
import { on, onDownload, type Route } from '../../platform/http/route.ts';
import { dismissRecommended, listDismissed, restoreRecommended } from './choose/dismiss-recommended.ts';
import { readRecommendSwitch, saveRecommendSwitch } from './choose/save-recommend-switch.ts';
import { listRecommended } from './list/list-recommended.ts';
import type { RecommendSources } from './recommendable.ts';
import { openRecommended } from './report/open-recommended.ts';
import {
  exportRecommendReport,
  exportRecommendReportWorkbook,
  readRecommendReport,
} from './report/read-recommend-report.ts';

/** Every call of the recommendation over everything. */
export const recommendRoutes = (sources: RecommendSources): readonly Route[] => [
  on(wire.listRecommended, listRecommended(sources)),
  on(wire.dismissRecommended, dismissRecommended(sources)),
  on(wire.restoreRecommended, restoreRecommended),
  on(wire.listDismissed, listDismissed(sources)),
  on(wire.readRecommendSwitch, readRecommendSwitch),
  on(wire.saveRecommendSwitch, saveRecommendSwitch),
  on(report.openRecommended, openRecommended(sources)),
  on(report.readRecommendReport, readRecommendReport),
  onDownload(report.exportRecommendReport, exportRecommendReport),
  onDownload(report.exportRecommendReportWorkbook, exportRecommendReportWorkbook),
];

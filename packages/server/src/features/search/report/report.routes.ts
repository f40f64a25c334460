import * as wire from '@shuyuan/contract/search/report/search-report.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { logClick } from '../log/log-search.ts';
import type { Searchable } from '../searchable.ts';
import { exportSearched, exportSearchedWorkbook } from './export-searched.ts';
import { listClickedResults, listSearched } from './list-searched.ts';

export const reportRoutes = (searchables: readonly Searchable[]): readonly Route[] => [
  on(wire.recordSearchClick, logClick),
  on(wire.listSearched, listSearched),
  on(wire.listClickedResults, listClickedResults(searchables)),
  onDownload(wire.exportSearched, exportSearched),
  onDownload(wire.exportSearchedWorkbook, exportSearchedWorkbook),
];

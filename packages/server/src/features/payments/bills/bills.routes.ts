import * as wire from '@shuyuan/contract/payments/difference.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportDifferences } from './export-differences.ts';
import { listDifferences } from './list-differences.ts';
import { settleDifference } from './settle-difference.ts';

export const billRoutes: readonly Route[] = [
  on(wire.listDifferences, listDifferences),
  onDownload(wire.exportDifferences, exportDifferences),
  on(wire.settleDifference, settleDifference),
];

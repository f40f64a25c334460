import * as wire from '@shuyuan/contract/ledger/finance.wire';
import { on, onDownload } from '../../../platform/http/route.ts';
import { exportFinance, exportFinanceWorkbook } from './export-finance.ts';
import { listBookChecks } from './list-book-checks.ts';
import { listFinanceUnits } from './list-finance-units.ts';
import { readFinance } from './read-finance.ts';

export const financeRoutes = [
  on(wire.readFinance, readFinance),
  on(wire.listFinanceUnits, listFinanceUnits),
  onDownload(wire.exportFinance, exportFinance),
  onDownload(wire.exportFinanceWorkbook, exportFinanceWorkbook),
  on(wire.listBookChecks, listBookChecks),
];

import * as wire from '@shuyuan/contract/ledger/currency.wire';
import { on } from '../../platform/http/route.ts';
import { checkBook } from './check-book.ts';
import { grantCoins } from './platform-grant.ts';
import { reverseTrade } from './reverse-trade.ts';
import { listTenantTrades } from './tenant-trades.ts';

export const currencyAdminRoutes = [
  on(wire.grantCoins, grantCoins),
  on(wire.listTenantTrades, listTenantTrades),
  on(wire.reverseTrade, reverseTrade),
  on(wire.checkBook, checkBook),
];

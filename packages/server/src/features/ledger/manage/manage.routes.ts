import * as wire from '@shuyuan/contract/ledger/currency.wire';
import { on } from '../../../platform/http/route.ts';
import { checkBook } from './check-book.ts';
import { grantCoins } from './platform-grant.ts';
import { type EndPurchase, reverseTrade } from './reverse-trade.ts';
import { listTenantTrades } from './list-tenant-trades.ts';

export const ledgerManageRoutes = (endPurchase: EndPurchase) => [
  on(wire.grantCoins, grantCoins),
  on(wire.listTenantTrades, listTenantTrades),
  on(wire.reverseTrade, reverseTrade(endPurchase)),
  on(wire.checkBook, checkBook),
];

import * as wire from '@shuyuan/contract/ledger/currency.wire';
import { on } from '../../../platform/http/route.ts';
import { distribute } from '../distribute/distribute.ts';
import { listGrantItems } from './list-grant-items.ts';
import { listTrades } from './list-trades.ts';
import { readPersonAccount, readTotalAmount } from './read-account.ts';

export const ledgerAccountRoutes = [
  on(wire.readTotalAmount, readTotalAmount),
  on(wire.readPersonAccount, readPersonAccount),
  on(wire.listTrades, listTrades),
  on(wire.listGrantItems, listGrantItems),
  on(wire.distribute, (ctx, { enjoyId, type, grantItems }) =>
    distribute(ctx, {
      accountId: enjoyId,
      currency: type,
      shares: grantItems.map(({ joinId, tradeAmount }) => ({ memberId: joinId, amount: tradeAmount })),
    }),
  ),
];

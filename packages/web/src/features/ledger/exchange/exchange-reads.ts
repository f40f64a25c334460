import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listTrades, readPersonAccount, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { readExchange } from '@shuyuan/contract/ledger/exchange.wire';

/** Everything an exchange changes. */
export const exchangeReads: readonly Endpoint[] = [readExchange, readTotalAmount, readPersonAccount, listTrades];

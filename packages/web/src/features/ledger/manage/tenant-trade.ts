import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  checkBook,
  listTenantTrades,
  listTrades,
  readPersonAccount,
  readTotalAmount,
} from '@shuyuan/contract/ledger/currency.wire';

export type TenantTrade = OutputOf<typeof listTenantTrades>['items'][number];

/** Whatever shows what an account has, read again once the book has one trade more. */
export const bookReads: readonly Endpoint[] = [
  checkBook,
  listTenantTrades,
  listTrades,
  readPersonAccount,
  readTotalAmount,
];

import { checkBook, listTenantTrades } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import type { TenantTrade } from '../../features/ledger/manage/tenant-trade.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, personData } from '../../lib/test-transport.ts';
import { loadGroups } from '../../lib/texts.ts';
import { page } from '../teams/test-community.ts';

/** Coins for one person, unless said otherwise. */
export const trade = (id: string, changes: Partial<TenantTrade> = {}): TenantTrade => ({
  id,
  createTime: 0,
  tradeType: TradeType.platformGrant,
  from: '',
  to: 'Lin Xiao',
  toNum: 1,
  createMemberFullName: 'Lu Chengze',
  detail: 'New term',
  totalAmount: 20_000,
  isReversible: true,
  isReversed: false,
  ...changes,
});

/** Of one currency; it adds up. */
export const book = (type: 1 | 2, changes: object = {}) => ({
  type,
  issued: 740_000,
  held: 740_000,
  accountNum: 37,
  tradeNum: 25,
  wrongNum: 0,
  ...changes,
});

export const colleague = (id: string, fullName: string) => ({
  id,
  fullName,
  portrait: null,
  organization: { id: 'o1', name: 'Software' },
});

/** A server with a book that adds up and one trade in it, asked by somebody who manages coins. */
export async function coinServer() {
  const server = await freshClient('en');
  await loadGroups('en', ['admin', 'share']);
  server.answer(readGlobalData, ok(personData({ dataPermission: ['ledger.manage'] })));
  holdToken();
  // A text area that grows measures itself again when fonts arrive; happy-dom has none.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  server.answer(checkBook, ok({ items: [book(1), book(2, { accountNum: 4 })] }));
  server.answer(listTenantTrades, page(trade('t1')));
  return server;
}

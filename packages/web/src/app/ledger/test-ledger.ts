import { QuestionKind } from '@shuyuan/contract/community/questions';
import { Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { listGrantItems, listTrades, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { readAccount, readTrend } from '@shuyuan/contract/teams/account.wire';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { teamOf } from '../../features/teams/account/test-account.ts';
import type { Trade } from '../../features/ledger/trades/trade-choice.ts';
import { ok } from '../../lib/test-transport.ts';
import { communityServer, page } from '../teams/test-community.ts';

export const article = (id: string) => ({ id, kind: QuestionKind.article });

/** A reward of 5.00 that somebody gave the account, unless said otherwise. */
export const trade = (id: string, changes: Partial<Trade> = {}): Trade => ({
  id,
  createTime: 0,
  type: Direction.income,
  tradeType: TradeType.rewardReceived,
  tradeAmount: 500,
  availableBalance: 10_000,
  createMemberName: 'du',
  createMemberFullName: 'Du Yinuo',
  detail: 'How we halved the changeover',
  businessId: 'q1',
  businessType: 'question',
  question: { id: 'q1', kind: QuestionKind.ask },
  ...changes,
});

const distributed = trade('e9', {
  type: Direction.expenditure,
  tradeType: TradeType.distribution,
  tradeAmount: 1234,
  availableBalance: 8766,
  createMemberFullName: 'Lin Xiao',
  detail: '2',
  businessId: 'g1',
  businessType: TradeBusiness.grant,
  question: null,
});

export const person = (memberId: string, memberName: string) => ({
  memberId,
  memberName,
  portrait: null,
  organizationName: 'Suzhou works',
  memberType: TeamMemberType.member,
  joinTime: 0,
  can: { promote: false, demote: false, handOver: false, remove: false, leave: false },
});

/** What the team has of each; 100.00 coins. */
const bills = {
  [Currency.coin]: { amountIn: 12_500, amountOut: 2500, totalAmount: 10_000, integralTotalAmount: 700 },
  [Currency.integral]: { amountIn: 900, amountOut: 200, totalAmount: 700, integralTotalAmount: 700 },
};

/** The ledger of one team, read by one of its people or by somebody else. */
export async function ledgerServer(standing: TeamMemberType | null = TeamMemberType.owner) {
  const server = await communityServer();
  server.answer(readAccount, ok(teamOf(standing)));
  server.answer(readTrend, ok({ attentionNum: 0, praise: 0, read: 0, rewardCoin: 0 }));
  server.answer(readTotalAmount, ({ query }) =>
    ok(query.get('rewardType') === String(Currency.integral) ? bills[Currency.integral] : bills[Currency.coin]),
  );
  server.answer(listTrades, page(distributed, trade('e8')));
  server.answer(listGrantItems, page());
  server.answer(listAccountMembers, page(person('m2', 'Du Yinuo'), person('m3', 'Bai Lu'), person('m4', 'Wen Jiahe')));
  return server;
}

/** What the list was asked for, in order. */
export function asked(server: Awaited<ReturnType<typeof ledgerServer>>) {
  const questions: URLSearchParams[] = [];
  server.answer(listTrades, ({ query }) => {
    questions.push(query);
    return page(distributed, trade('e8'));
  });
  const last = () => questions.findLast((query) => query.get('pageSize') === '10');
  return (name: string) => last()?.get(name) ?? null;
}

import { contentTargets } from '@shuyuan/contract/community/question-actions';
import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { type allTrades, TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { Context } from '../../../platform/context.ts';
import { listPlaces, type QuestionPlace } from '../../community/index.ts';
import { countEntries, listEntries } from '../index.ts';
import { type AskedAccount, openHolder } from './account.policy.ts';

type Question = AskedAccount &
  Paging & {
    readonly type?: Direction | undefined;
    readonly rewardType: Currency;
    readonly tradeType: TradeType | typeof allTrades;
  };
type Entry = Awaited<ReturnType<typeof listEntries>>[number];

/** D-102: a distribution is one trade, and says on each side what that side wants to know. */
function about({ tradeId, tradeType, businessId, businessType, detail, giverName }: Entry) {
  if (tradeType === TradeType.distribution) return { detail, businessId: tradeId, businessType: TradeBusiness.grant };
  return { detail: giverName ?? detail, businessId, businessType };
}

const targets: ReadonlySet<string | null> = new Set<string>(contentTargets);
const contentsAmong = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ businessType, businessId }) => (targets.has(businessType) && businessId ? businessId : []));

const toWire = (entry: Entry, places: ReadonlyMap<string, QuestionPlace>) => ({
  id: entry.seq.toString(),
  createTime: entry.createdAt.getTime(),
  type: entry.direction,
  tradeType: entry.tradeType,
  tradeAmount: amountToWire(amount(entry.amount < 0n ? -entry.amount : entry.amount)),
  availableBalance: amountToWire(amount(entry.balanceAfter ?? 0n)),
  createMemberName: entry.createdByAccount,
  createMemberFullName: entry.createdByName,
  ...about(entry),
  question: places.get(entry.businessId ?? '') ?? null,
});

/** LEDGER-04, LEDGER-19. */
export async function listTrades(ctx: Context, { accountType, accountCode, rewardType, ...question }: Question) {
  const holder = await openHolder(ctx, { accountType, accountCode });
  const { type, tradeType, page, pageSize } = question;
  const key = { ...holder, currency: rewardType };
  const [entries, recordCount] = await Promise.all([
    listEntries(ctx.read, key, { type, tradeType, paging: { page, pageSize } }),
    countEntries(ctx.read, key, { type, tradeType }),
  ]);
  const places = await listPlaces(ctx.read, contentsAmong(entries));
  return { items: entries.map((entry) => toWire(entry, places)), recordCount };
}

import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { earningOf } from '@shuyuan/contract/ledger/earning';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import { coalesceWrites } from '../../../platform/coalesce.ts';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import type { Contribution } from '../../community/index.ts';
import { type Holder, postTrades, type Trade } from '../index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findWork, takeTurns, type TurnInput } from './earning.store.ts';

/** An event older than this is the past: a company seeded again pays nobody for it. */
const payableMs = 7 * dayMs;

type Payment = {
  readonly turn: TurnInput;
  readonly holder: Holder;
  readonly amounts: Readonly<Record<Currency, Amount>>;
  readonly about: Pick<Trade, 'detail' | 'business'>;
  readonly now: () => number;
};

const tradesOf = ({ turn, holder, amounts, about }: Payment): Trade[] =>
  Object.values(Currency).flatMap((currency) => {
    const [worth, tradeType] = [amounts[currency], TradeType.taskReward];
    const legs = [
      { holder: null, amount: amount(0n - worth), tradeType },
      { holder, amount: worth, tradeType },
    ];
    return worth === 0n ? [] : { tenantId: turn.tenantId, currency, legs, ...about };
  });

/** In one order of companies: their accounts are held one company after the other. */
async function payAll(tx: Tx, payments: readonly Payment[]): Promise<readonly true[]> {
  const isDue = await takeTurns(
    tx,
    payments.map(({ turn }) => turn),
  );
  const due = payments.filter((_, at) => isDue[at]);
  const companies = Map.groupBy(due, ({ turn }) => turn.tenantId);
  for (const [, own] of [...companies].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, ...rest] = own.flatMap(tradesOf);
    const now = own[0]?.now;
    if (first && now) await postTrades(tx, { actor: null, now }, [first, ...rest]);
  }
  return payments.map(() => true);
}

/** The platform's small payments of all jobs that run at once: one transaction, one call of the book for each company. */
const maxPayments = 100;
const payTogether = coalesceWrites(payAll, maxPayments);

/** D-107: pays for something written, in coins and in integral as the company has it; told again, it is paid once. */
export async function payEarned(ctx: SystemContext, { at, ...earned }: Contribution): Promise<void> {
  const { tenantId, targetType, targetId } = earned;
  const work = await findWork(ctx.read, earned);
  if (!work || ctx.now() - at > payableMs) return;
  const { memberId, memberName, act, title } = work;
  const { amounts, timesADay } = earningOf(await readTenantSetting(ctx.read, tenantId, 'EARN_RULE'), act);
  const day = dayOf(at, ctx.external.timeZone);
  await payTogether(ctx, {
    turn: { tenantId, targetId, memberId, act, day, max: timesADay },
    holder: { accountType: AccountType.person, holderId: memberId, name: memberName },
    amounts,
    about: { detail: title, business: { type: targetType, id: targetId } },
    now: ctx.now,
  });
}

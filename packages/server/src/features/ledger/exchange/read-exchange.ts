import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { findGrade, findTotals } from '../index.ts';
import { findExchangeRule } from './find-exchange-rule.ts';
import { findExchanged } from './exchange.store.ts';

/** D-107: what points buy here, and how much of it is left of the day. */
export async function readExchange({ read, actor, now, external }: Context) {
  const { tenantId, id: memberId } = actor;
  const holder = { tenantId, accountType: AccountType.person, holderId: memberId, currency: Currency.integral };
  const [found, grade, exchanged, { balance }] = await Promise.all([
    findExchangeRule(read, tenantId),
    findGrade(read, tenantId, memberId),
    findExchanged(read, { memberId, day: dayIn(external.timeZone, now()) }),
    findTotals(read, holder),
  ]);
  const rule = found && { ...found, coinsADay: found.coinsADay + grade.step.extraCoins };
  return {
    rule,
    coinsLeft: rule ? Math.max(0, rule.coinsADay - exchanged) : 0,
    integral: amountToWire(amount(balance)),
  };
}

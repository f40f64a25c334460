import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { canStillTell, type Expiry, listExpiries, planExpiries } from '@shuyuan/contract/ledger/expiry-rule';
import type { Context } from '../../../platform/context.ts';
import { firstIdAt } from '../../../platform/new-id.ts';
import { findTotals } from '../index.ts';
import { type ExpiryDay, listOpenDays } from './expiry-day.store.ts';
import { listMonths } from './expiry.store.ts';
import { findExpiryRule } from './find-expiry-rule.ts';

/** Six years on, as many as a rule may keep points and a year: by then everything that is there now has expired. */
const aheadDays = 6 * 366;

/** The days that will be carried out: all but a day that is too near for anybody to be told. */
const isCarriedOut = (told: readonly ExpiryDay[], today: string) => (one: Expiry) =>
  canStillTell(one.lastDay, today) ||
  told.some(({ lastDay, earnedUntil, isTold }) => isTold && lastDay === one.lastDay && earnedUntil === one.earnedUntil);

/** D-107: how many of the caller's points expire when, if they spend none. */
export async function readExpiries({ read, actor, now, external }: Context) {
  const { tenantId, id: memberId } = actor;
  const { timeZone } = external;
  const rule = await findExpiryRule(read, tenantId);
  if (!rule) return { rule, items: [] };
  const today = dayIn(timeZone, now());
  const told = await listOpenDays(read, tenantId);
  const expiries = listExpiries(rule, today, addDays(today, aheadDays)).filter(isCarriedOut(told, today));
  const [first] = expiries;
  if (!first) return { rule, items: [] };
  const from = firstIdAt(instantIn(timeZone, addDays(first.earnedUntil, 1), 0));
  const [{ balance }, months] = await Promise.all([
    findTotals(read, { tenantId, accountType: AccountType.person, holderId: memberId, currency: Currency.integral }),
    listMonths(read, { tenantId, memberId, from, timeZone }),
  ]);
  const items = planExpiries({ balance, months }, expiries).slice(0, 12);
  return { rule, items: items.map((one) => ({ lastDay: one.lastDay, amount: amountToWire(amount(one.amount)) })) };
}

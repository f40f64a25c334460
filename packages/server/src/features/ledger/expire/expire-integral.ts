import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { canStillTell, expiryNoticeDays, listExpiries } from '@shuyuan/contract/ledger/expiry-rule';
import type { SystemContext } from '../../../platform/context.ts';
import { listTenants } from '../../../platform/tenants.store.ts';
import type { Announced } from './due-points.ts';
import { type ExpiryDay, insertDays, listOpenDays, updateDay } from './expiry-day.store.ts';
import { findExpiryRule } from './find-expiry-rule.ts';
import { notifyExpiry } from './notify-expiry.ts';
import { postExpiry } from './post-expiry.ts';

const end = (ctx: SystemContext, day: Announced) =>
  ctx.inTransaction((tx) => updateDay(tx, day, { endedAt: new Date(ctx.now()) }));

/** Carries out what is over and tells of what is to come; what another rule announced is dropped. */
async function workOff(ctx: SystemContext, day: Announced & ExpiryDay, isOfRule: boolean): Promise<void> {
  const today = dayIn(ctx.external.timeZone, ctx.now());
  const { lastDay, isTold, isToldAgain } = day;
  if (!isOfRule) return void (await end(ctx, day));
  if (lastDay < today) {
    if (isTold) await postExpiry(ctx, day);
    return void (await end(ctx, day));
  }
  const isLast = addDays(today, expiryNoticeDays.last) >= lastDay;
  if (isLast ? isToldAgain : isTold) return;
  // Nobody was told in time: nothing of it expires on this day, and it is dropped when the day is over.
  if (!isTold && !canStillTell(lastDay, today)) return;
  await notifyExpiry(ctx, day, isLast ? 'last' : 'first');
  const at = new Date(ctx.now());
  await ctx.inTransaction((tx) =>
    updateDay(tx, day, { ...(!isTold && { toldAt: at }), ...(isLast && { toldAgainAt: at }) }),
  );
}

async function expireOf(ctx: SystemContext, tenantId: string): Promise<void> {
  const rule = await findExpiryRule(ctx.read, tenantId);
  const today = dayIn(ctx.external.timeZone, ctx.now());
  const coming = rule ? listExpiries(rule, today, addDays(today, expiryNoticeDays.first)) : [];
  const inTime = coming.filter(({ lastDay }) => canStillTell(lastDay, today));
  if (inTime.length > 0) await ctx.inTransaction((tx) => insertDays(tx, tenantId, inTime));
  for (const day of await listOpenDays(ctx.read, tenantId)) {
    const ofRule = rule ? listExpiries(rule, day.lastDay, day.lastDay) : [];
    const isOfRule = ofRule.some(({ earnedUntil }) => earnedUntil === day.earnedUntil);
    await workOff(ctx, { ...day, tenantId }, isOfRule);
  }
}

/** D-107: tells of points that will expire and takes those that did, by the rule of each company. */
export async function expireIntegral(ctx: SystemContext): Promise<void> {
  for (const tenantId of await listTenants(ctx.read)) await expireOf(ctx, tenantId);
}

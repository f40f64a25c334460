import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { type Expiry, expiredOf } from '@shuyuan/contract/ledger/expiry-rule';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { firstIdAt } from '../../../platform/new-id.ts';
import { listOwners, listYounger } from './expiry.store.ts';

/** People whose points are held at once, and no longer than one call of the book takes. */
const lotSize = 200;

/** The points somebody loses. */
export type Due = { readonly memberId: string; readonly fullName: string; readonly due: bigint };
/** An expiry of a company. */
export type Announced = Expiry & { readonly tenantId: string };

/** The first moment after a day, where the installation is. */
export const endOf = ({ external }: Pick<SystemContext, 'external'>, day: string): number =>
  instantIn(external.timeZone, addDays(day, 1), 0);

type DueQuery = { readonly day: Announced; readonly memberIds: readonly string[] };

/** The points of these people that are due, as their accounts are at this moment. */
export async function listDue(
  tx: Tx,
  ctx: SystemContext,
  { day: { tenantId, earnedUntil }, memberIds }: DueQuery,
): Promise<Due[]> {
  const owners = await listYounger(tx, { tenantId, memberIds, from: firstIdAt(endOf(ctx, earnedUntil)) });
  return owners.flatMap(({ memberId, fullName, balance, younger }) => {
    const due = expiredOf(balance, younger);
    return due > 0n ? [{ memberId, fullName, due }] : [];
  });
}

/** Does something to everybody who has points, some of them in each transaction: a process that is killed has done it to whole lots. */
export async function eachLot(
  ctx: SystemContext,
  tenantId: string,
  work: (tx: Tx, memberIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const all = await listOwners(ctx.read, tenantId);
  for (let at = 0; at < all.length; at += lotSize)
    await ctx.inTransaction((tx) => work(tx, all.slice(at, at + lotSize)));
}

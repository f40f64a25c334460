import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { listDirected, lockDirected } from '../../people/index.ts';
import { listOwnedAccounts, lockPlaces } from '../../teams/index.ts';
import { listWithin, type SeatScope } from './seat-people.store.ts';
import type { SeatOrderRow } from './seat-orders.store.ts';

type Order = Pick<SeatOrderRow, 'accountId'>;

/**
 * What an account paid is for its people alone; what somebody paid is for everybody they direct and the people of the accounts they
 * own, as these are now.
 */
export async function findSeatScope({ actor, read }: Pick<Context, 'actor' | 'read'>, { accountId }: Order) {
  const { tenantId, id: memberId } = actor;
  if (accountId !== null) return { tenantId, memberId, organizationIds: [], accountIds: [accountId] };
  const [organizationIds, accounts] = await Promise.all([
    listDirected(read, memberId),
    listOwnedAccounts(read, tenantId, memberId),
  ]);
  return { tenantId, memberId, organizationIds, accountIds: accounts.map(({ id }) => id) };
}

/** That all of them are the caller's to give a seat to, which stays true until the transaction ends. */
export async function lockSeatPeople(
  tx: Tx,
  ctx: Context,
  { memberIds, ...order }: Order & { readonly memberIds: readonly string[] },
): Promise<void> {
  const within = { ...ctx, read: tx };
  const before: SeatScope = await findSeatScope(within, order);
  await lockPlaces(tx, before.accountIds, [...memberIds, ctx.actor.id]);
  await lockDirected(tx, before, memberIds);
  const allowed = await listWithin(tx, await findSeatScope(within, order), memberIds);
  demand(
    memberIds.every((id) => allowed.has(id)),
    'pack.unknown-person',
  );
}

import { demand } from '@shuyuan/contract/kernel/app-error';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { Context, Tx } from '../../../platform/context.ts';
import { lockAccountAccess, openAccount, type AccountAccess } from '../../teams/index.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { type ColumnRow, findColumn, lockColumn } from './column.store.ts';

/** D-095: from its people alone, whatever the client says. */
export const keepsColumns = ({ callerRole }: AccountAccess): boolean =>
  callerRole === TeamMemberType.owner || callerRole === TeamMemberType.administrator;

/** An account whose columns may be looked at: where the community is closed there are none (D-142). */
export async function openColumnsOf(ctx: Context, accountId: string): Promise<AccountAccess> {
  demand(await isCommunityOpen(ctx), 'request.not-found');
  return openAccount(ctx, accountId);
}

/** COMM-28: for whoever keeps it, as long as it speaks for itself. */
export function demandKeeper(seen: AccountAccess): void {
  demand(keepsColumns(seen), 'auth.forbidden');
  demand(seen.account.state === 'active', 'account.wrong-state', { state: seen.account.state });
}

export type SeenColumn = AccountAccess & { readonly column: ColumnRow };

/** Whoever may see the account may read its columns. */
export async function openColumn(ctx: Context, id: string): Promise<SeenColumn> {
  const column = await findColumn(ctx.read, ctx.actor.tenantId, id);
  demand(column, 'request.not-found');
  return { ...(await openColumnsOf(ctx, column.accountId)), column };
}

export async function openKeptColumn(ctx: Context, id: string): Promise<SeenColumn> {
  const seen = await openColumn(ctx, id);
  demandKeeper(seen);
  return seen;
}

/**
 * The same for a change, judged anew while account and column are held: whoever lost the right meanwhile writes nothing.
 * The account before its columns, as everywhere.
 */
export async function lockKeptColumn(tx: Tx, ctx: Context, { id, accountId }: ColumnRow): Promise<ColumnRow> {
  demandKeeper(await lockAccountAccess(tx, ctx, accountId));
  const column = await lockColumn(tx, ctx.actor.tenantId, id);
  demand(column, 'request.not-found');
  return column;
}

import type { Context } from '../../../platform/context.ts';
import { demandColleague } from '../../../platform/demand-colleague.ts';
import { belongsAnywhere, listOwn } from './own.store.ts';

/** Nobody belongs to more in earnest. */
const maxOwn = 100;

/** TEAM-16. */
export async function listAccountsOf(ctx: Context, { memberId }: { memberId?: string | undefined }) {
  const { tenantId, id: readerId } = ctx.actor;
  if (memberId !== undefined) await demandColleague(ctx, memberId);
  const rows = await listOwn(ctx.read, { tenantId, memberId: memberId ?? readerId, readerId, limit: maxOwn });
  return { items: rows.map((row) => ({ ...row, unreadNum: Number(row.unreadNum) })) };
}

/** TEAM-19. */
export const readIdentity = async ({ read, actor }: Context) => ({
  hasIdentity: await belongsAnywhere(read, actor.tenantId, actor.id),
});

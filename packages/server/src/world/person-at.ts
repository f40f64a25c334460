import type { Context, SystemContext } from '../platform/context.ts';

/** Somebody of the company at a moment some time ago. */
export async function personAt(ctx: SystemContext, account: string, agoMs: number): Promise<Context> {
  const { id, tenantId, organizationId } = await ctx.read
    .selectFrom('member')
    .select(['id', 'tenantId', 'organizationId'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const actor = {
    id,
    tenantId,
    organizationId,
    roles: [],
    capabilities: new Set<never>(),
    sessionKey: '',
    mustChangePassword: false,
  };
  return { ...ctx, actor, now: () => ctx.now() - agoMs };
}

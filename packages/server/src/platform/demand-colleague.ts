import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from './context.ts';
import { hasMember } from './tenants.store.ts';

/** D-199: somebody of another tenant is as unknown as somebody who never was. */
export async function demandColleague(ctx: Context, memberId: string): Promise<void> {
  demand(await hasMember(ctx.read, ctx.actor.tenantId, memberId), 'request.not-found');
}

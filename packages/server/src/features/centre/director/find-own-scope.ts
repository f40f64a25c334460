import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findUnitWithin, listDirected, type PeopleScope } from '../../people/index.ts';

/** D-181: the people of the organisations the caller directs, as these are now; whatever else they may do adds nobody. */
export async function findOwnScope({ actor, read }: Pick<Context, 'actor' | 'read'>): Promise<PeopleScope> {
  const { tenantId, id: memberId } = actor;
  return { tenantId, memberId, organizationIds: await listDirected(read, memberId) };
}

/** An organisation of the caller's; any other is not there. */
export async function openUnit(ctx: Context, id: string): Promise<{ id: string; name: string; scope: PeopleScope }> {
  const scope = await findOwnScope(ctx);
  const unit = await findUnitWithin(ctx.read, scope, id);
  demand(unit, 'request.not-found');
  return { ...unit, scope };
}

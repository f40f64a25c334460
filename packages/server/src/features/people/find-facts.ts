import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Fact } from '@shuyuan/contract/people/capabilities';
import type { Context } from '../../platform/context.ts';
import { findFactsOf, hasMember } from './person-card.store.ts';

/** D-199: somebody of another tenant is as unknown as somebody who never was. */
export async function demandColleague(ctx: Context, memberId: string): Promise<void> {
  demand(await hasMember(ctx.read, { tenantId: ctx.actor.tenantId, memberId }), 'request.not-found');
}

/** ROLE-03: what is true of a colleague. */
export async function findFacts(ctx: Context, memberId: string): Promise<ReadonlySet<Fact>> {
  const facts = await findFactsOf(ctx.read, { tenantId: ctx.actor.tenantId, memberId });
  demand(facts, 'request.not-found');
  return new Set(facts);
}

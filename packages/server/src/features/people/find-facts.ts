import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Fact } from '@shuyuan/contract/kernel/capabilities';
import type { Context } from '../../platform/context.ts';
import { findFactsOf } from './card/person-card.store.ts';

/** ROLE-03: what is true of a colleague. */
export async function findFacts(ctx: Context, memberId: string): Promise<ReadonlySet<Fact>> {
  const facts = await findFactsOf(ctx.read, { tenantId: ctx.actor.tenantId, memberId });
  demand(facts, 'request.not-found');
  return new Set(facts);
}

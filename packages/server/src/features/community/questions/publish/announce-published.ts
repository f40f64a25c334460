import type { Context, Tx } from '../../../../platform/context.ts';
import { enqueue, jobName } from '../../../../platform/jobs.ts';
import { announceContribution } from '../../contribution.ts';

export type Published = { readonly tenantId: string; readonly questionId: string };
/** Whoever follows its account hears of it, after the commit that lets people see it. */
export const publishedJob = jobName<Published>('community:published');

type Announced = { readonly id: string; readonly accountId: string | null };

/** It earns what the company pays for it. Somebody's own question is news to nobody in particular. */
export async function announcePublished(tx: Tx, { actor, now }: Context, { id, accountId }: Announced): Promise<void> {
  await announceContribution(tx, { tenantId: actor.tenantId, targetType: 'question', targetId: id, at: now() });
  if (accountId === null) return;
  const payload: Published = { tenantId: actor.tenantId, questionId: id };
  await enqueue(tx, { name: publishedJob, payload, key: `${publishedJob} ${id}` });
}

import type { Context } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';

type Tx = Parameters<typeof enqueue>[0];

/** Tells whoever follows its account or subscribes to its columns, once, after the commit that lets people see it. */
export const publishedJob = 'community:published';
export type Published = { readonly tenantId: string; readonly questionId: string };

export const announcePublished = (tx: Tx, { actor }: Context, questionId: string): Promise<void> => {
  const payload: Published = { tenantId: actor.tenantId, questionId };
  return enqueue(tx, { name: publishedJob, payload, key: `${publishedJob} ${questionId}` });
};

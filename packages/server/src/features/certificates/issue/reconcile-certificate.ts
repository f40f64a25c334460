import type { SystemContext } from '../../../platform/context.ts';
import { findPageEnd, insertChecks, listPublished } from './issue.store.ts';
import { enqueueReconcile } from './reconcile-job.ts';

/** Small enough that one page never holds a connection for long. */
const pageSize = 500;

type Page = { readonly certificateId: string; readonly afterId?: string };

/** Whoever had done everything before the certificate asked for it is found; the next page follows after commit. */
export async function reconcileCertificate(ctx: SystemContext, { certificateId, afterId = '' }: Page): Promise<void> {
  const lastId = await findPageEnd(ctx.read, { certificateId, afterId, limit: pageSize });
  if (lastId === null) return;
  await ctx.inTransaction(async (tx) => {
    await insertChecks(tx, { certificateId, afterId, lastId, asOf: new Date(ctx.now()) });
    await enqueueReconcile(tx, certificateId, lastId);
  });
}

/** Surveys, lives and people who moved leave no check behind: the night looks for them. */
export async function reconcileCertificates(ctx: SystemContext): Promise<void> {
  const published = await listPublished(ctx.read);
  await ctx.inTransaction(async (tx) => {
    for (const { id } of published) await enqueueReconcile(tx, id);
  });
}

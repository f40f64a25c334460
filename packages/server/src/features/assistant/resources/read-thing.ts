import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { Knowledge, WholeText } from '../knowledge.ts';
import { findSummary, type SummaryRow, type Resource } from './summary.store.ts';

/** Whoever reads things, by the kinds there are. */
export type Kinds = readonly Knowledge[];

/** The text of something the caller may read whole; the kind it belongs to refuses. */
export async function readThing(ctx: Context, kinds: Kinds, { type, resourceId }: Resource): Promise<WholeText> {
  for (const kind of kinds) {
    const whole = await kind.readWhole(ctx, type, resourceId);
    if (whole) return whole;
  }
  throw new AppError('request.not-found');
}

/** Whether the caller may still read it: of what was made before they learn nothing else. */
export const mayRead = (ctx: Context, kinds: Kinds, thing: Resource): Promise<boolean> =>
  readThing(ctx, kinds, thing).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );

/** A summary of something the caller may open. */
export async function openSummary(ctx: Context, kinds: Kinds, id: string): Promise<SummaryRow> {
  const summary = await findSummary(ctx.read, ctx.actor.tenantId, id);
  demand(summary && (await mayRead(ctx, kinds, summary)), 'request.not-found');
  return summary;
}

export const toResource = ({ createdAt, textVersion: _version, ...summary }: SummaryRow) => ({
  ...summary,
  createTime: createdAt.getTime(),
});

import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext, Tx } from '../../../../platform/context.ts';
import { releaseFiles, removeUnused } from '../../../files/index.ts';
import { questionPurpose } from '../publish/claim-question-files.ts';
import * as store from './rested-drafts.store.ts';

/** Somebody may finish it after their holidays; after a season it is taken for forgotten. */
const draftLifeMs = 90 * dayMs;
/** As long as somebody writes at it, their editor may bring back what was taken out. */
const restMs = dayMs;
const batch = 200;

type Draft = { readonly draft: store.Rested; readonly before: Date };

/** Looked at once more, held: its writer may have come back since it was found. */
const ifRested = (
  ctx: SystemContext,
  { draft, before }: Draft,
  work: (tx: Tx) => Promise<string[]>,
): Promise<readonly string[]> =>
  ctx.inTransaction(async (tx) => ((await store.lockRested(tx, draft.id, before)) ? work(tx) : []));

const subjectOf = ({ id, tenantId }: store.Rested) => ({ tenantId, purpose: questionPurpose, subjectId: id });

/** D-140: what nobody comes back to keeps the room of its files from whoever needs it. */
async function forgetOld(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - draftLifeMs);
  for (let found; (found = await store.listRested(ctx.read, before, batch)).length > 0;) {
    for (const draft of found) {
      const unused = await ifRested(ctx, { draft, before }, async (tx) => {
        await store.deleteRested(tx, draft.id);
        return releaseFiles(tx, subjectOf(draft));
      });
      await removeUnused(ctx, unused);
    }
  }
}

/** Pictures and files that were taken out of a form again. */
async function releaseStrays(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - restMs);
  let after = '';
  for (let found; (found = await store.listWithStrays(ctx.read, { before, after, limit: batch })).length > 0;) {
    for (const draft of found) {
      const unused = await ifRested(ctx, { draft, before }, async (tx) =>
        releaseFiles(tx, subjectOf(draft), await store.listNamedFiles(tx, draft.id)),
      );
      await removeUnused(ctx, unused);
      after = draft.id;
    }
  }
}

export async function forgetDrafts(ctx: SystemContext): Promise<void> {
  await forgetOld(ctx);
  await releaseStrays(ctx);
}

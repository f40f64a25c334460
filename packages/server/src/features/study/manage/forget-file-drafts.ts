import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { releaseFiles, removeUnused } from '../../files/index.ts';
import { deleteFileDraft, listUnusedFileDrafts } from '../courses/file-course.store.ts';
import { materialPurpose } from './section-input.ts';

/** A form that was left open for longer saves nothing any more. */
const draftLifeMs = 30 * dayMs;
const batch = 100;

type Draft = { readonly id: string; readonly tenantId: string };

const forget = (ctx: SystemContext, { id, tenantId }: Draft, before: Date): Promise<readonly string[]> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) =>
      (await deleteFileDraft(tx, id, before))
        ? releaseFiles(tx, { tenantId, purpose: materialPurpose, subjectId: id })
        : [],
    ),
  );

/** A file that was brought to a path or a subject whose form was never saved with it is nobody's after a while. */
export async function forgetFileDrafts(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - draftLifeMs);
  for (let found; (found = await listUnusedFileDrafts(ctx.read, before, batch)).length > 0;) {
    for (const draft of found) await removeUnused(ctx, await forget(ctx, draft, before));
  }
}

import { restorableMs } from '@shuyuan/contract/community/question-life';
import type { SystemContext } from '../../../../platform/context.ts';
import { removeUnused } from '../../../files/index.ts';
import { releaseQuestionFiles } from './claim-question-files.ts';
import { type Gone, listGoneWithFiles, lockGone } from './gone-files.store.ts';

const batch = 100;

/** Looked at once more, held: it may have been brought back since it was found. */
const forget = (ctx: SystemContext, { id, tenantId }: Gone, before: Date): Promise<readonly string[]> =>
  ctx.inTransaction(async (tx) =>
    (await lockGone(tx, id, before)) ? releaseQuestionFiles(tx, { tenantId, subjectId: id }) : [],
  );

/** D-125: what nobody can bring back any more shows nothing to anybody; its words stay for the trail. */
export async function forgetFiles(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - restorableMs);
  for (let found; (found = await listGoneWithFiles(ctx.read, before, batch)).length > 0;)
    for (const gone of found) await removeUnused(ctx, await forget(ctx, gone, before));
}

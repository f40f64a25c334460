import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { returnToDrafts } from '../../files/index.ts';
import { deleteAnswerFiles, listUnsettled, updateSettled } from './answer-file.store.ts';

/** Until then an outage may be given back, and answers that came too late count. */
const restMs = 7 * dayMs;

/** Files no answer names become drafts of their taker again, which the job of drafts removes. */
export async function settleAnswerFiles(ctx: SystemContext, { atOnce = 500 } = {}): Promise<void> {
  const before = new Date(ctx.now() - restMs);
  for (let found; (found = await listUnsettled(ctx.read, { before, limit: atOnce })).length > 0;) {
    const unnamed = found.flatMap(({ fileId, isNamed }) => (isNamed ? [] : [fileId]));
    const named = found.flatMap(({ fileId, isNamed }) => (isNamed ? [fileId] : []));
    await ctx.inTransaction(async (tx) => {
      await updateSettled(tx, named);
      await deleteAnswerFiles(tx, unnamed);
      await returnToDrafts(tx, unnamed);
    });
  }
}

import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { listHeads } from '../papers/paper.store.ts';
import { listPastRegrades } from './regrade-list.store.ts';

/** Earlier corrections, with the questions as the bank has them now. */
export async function listRegrades(ctx: Context, { id }: { readonly id: string }) {
  const { id: examId } = await openManagedExam(ctx, id);
  const regrades = await listPastRegrades(ctx.read, examId);
  const ids = [...new Set(regrades.flatMap(({ keys }) => keys.map(({ questionId }) => questionId)))];
  const heads = await listHeads(ctx.read, ctx.actor.tenantId, ids);
  const textOf = new Map(heads.map(({ questionId, text }) => [questionId, text]));
  return {
    items: regrades.map(({ madeAt, keys, ...regrade }) => ({
      ...regrade,
      time: madeAt.getTime(),
      keys: keys.map(({ questionId, rule = 'key', version = null }) => ({
        questionId,
        rule,
        version,
        text: textOf.get(questionId) ?? '',
      })),
    })),
  };
}

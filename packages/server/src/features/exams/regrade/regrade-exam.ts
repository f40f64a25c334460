import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockManagedExam, openManagedExam } from '../papers/exam.policy.ts';
import { planRegrade, type RegradeKeys } from './plan-regrade.ts';
import { insertRegrade, lockEndedAttempts } from './regrade.store.ts';

type Input = {
  readonly id: string;
  readonly keys: RegradeKeys;
  readonly mayLower: boolean;
  /** Of the preview. */
  readonly digest: string;
};

/** Does what the dry run has shown, and nothing else: a mark that was given meanwhile asks for another look. */
export async function regradeExam(ctx: Context, { id, keys, mayLower, digest }: Input) {
  const { tenantId, id: madeBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  const madeAt = new Date(ctx.now());
  return ctx.inTransaction(async (tx) => {
    await lockManagedExam(tx, ctx, id);
    await lockEndedAttempts(tx, examId);
    const plan = await planRegrade(tx, { tenantId, examId, keys, mayLower });
    demand(plan.digest === digest, 'request.stale', { digest: plan.digest });
    const changedCount = plan.changes.length;
    if (changedCount > 0 || plan.isDropAhead) {
      const regrade = { id: newId(ctx.now()), tenantId, examId, keys, mayLower, madeBy, madeAt };
      await insertRegrade(tx, { ...regrade, attempts: plan.changes });
    }
    return { changedCount };
  });
}

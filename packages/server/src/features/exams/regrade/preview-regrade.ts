import { regradeListed } from '@shuyuan/contract/exams/marking/regrade.wire';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { planRegrade, type RegradeKeys } from './plan-regrade.ts';

type Input = { readonly id: string; readonly keys: RegradeKeys; readonly mayLower: boolean };

/** The dry run: every change counted, and the first of them by name, those who pass or fail now before all. */
export async function previewRegrade(ctx: Context, { id, keys, mayLower }: Input) {
  const { tenantId } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  const { digest, attemptCount, changes } = await planRegrade(ctx.read, { tenantId, examId, keys, mayLower });
  const turned = changes.filter(({ result, newResult }) => result !== newResult);
  const rest = changes.filter(({ result, newResult }) => result === newResult);
  return {
    digest,
    attemptCount,
    changedCount: changes.length,
    passedCount: turned.filter(({ newResult }) => newResult === 'passed').length,
    failedCount: turned.filter(({ newResult }) => newResult === 'failed').length,
    changes: [...turned, ...rest]
      .slice(0, regradeListed)
      .map(({ attemptId, fullName, score, result, newScore, newResult }) => ({
        attemptId,
        fullName,
        score,
        result,
        newScore,
        newResult,
      })),
  };
}

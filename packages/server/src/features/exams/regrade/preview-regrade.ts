import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { type ConsequenceSource, listConsequences } from './list-consequences.ts';
import { planRegrade, type RegradeKeys } from './plan-regrade.ts';
import type { AttemptChange } from './regraded-attempt.ts';

function shown(change: AttemptChange) {
  const { attemptId, memberId, fullName, number, pointSum, score, result, newScore, newResult } = change;
  return { attemptId, memberId, fullName, number, pointSum, score, result, newScore, newResult };
}

type Input = Paging & { readonly id: string; readonly keys: RegradeKeys; readonly mayLower: boolean };

/** The dry run: every change counted, and a page of them by name with what follows elsewhere, those who pass or fail now before all. */
export async function previewRegrade(
  ctx: Context,
  { id, keys, mayLower, page, pageSize }: Input,
  sources: readonly ConsequenceSource[],
) {
  const { tenantId } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  const plan = await planRegrade(ctx.read, { tenantId, examId, keys, mayLower });
  const { digest, attemptCount, waitingCount, isDropAhead, changes } = plan;
  const consequences = await listConsequences(ctx.read, { examId, changes, sources, at: new Date(ctx.now()) });
  const ofMember = Map.groupBy(consequences, ({ memberId }) => memberId);
  const turned = changes.filter(({ result, newResult }) => result !== newResult);
  const rest = changes.filter(({ result, newResult }) => result === newResult);
  // Everything is said once of a person, with the change that is listed first.
  const saysOf = new Map([...turned, ...rest].toReversed().map((change) => [change.memberId, change]));
  const begin = (page - 1) * pageSize;
  return {
    digest,
    attemptCount,
    waitingCount,
    isDropAhead,
    openedCount: consequences.filter(({ effect }) => effect === 'opens').length,
    closedCount: consequences.filter(({ effect }) => effect === 'closes').length,
    changedCount: changes.length,
    passedCount: turned.filter(({ newResult }) => newResult === 'passed').length,
    failedCount: turned.filter(({ newResult }) => newResult === 'failed').length,
    changes: [...turned, ...rest].slice(begin, begin + pageSize).map((change) => ({
      ...shown(change),
      consequences: change === saysOf.get(change.memberId) ? (ofMember.get(change.memberId) ?? []) : [],
    })),
  };
}

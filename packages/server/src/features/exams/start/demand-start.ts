import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { AttemptRow } from '../taking/attempt.store.ts';
import { isHere } from '../taking/check-address.ts';
import { areAttemptsUsed, findStartConflict, nextTimeOf, type OpenedExam } from '../taking/taker.policy.ts';

/** Everything that must be true of somebody who starts at this time, but for the opening and the password. */
export async function demandStart(ctx: Context, opened: OpenedExam, at: number): Promise<void> {
  const { exam, attempts, isInAudience, isPaid } = opened;
  const { settings, state } = exam;
  demand(isInAudience, 'exam.not-in-audience');
  demand(state === 'published' && (settings.closeTime ?? Infinity) > at, 'exam.closed');
  demand(!areAttemptsUsed(opened), 'exam.attempts-used');
  demand(nextTimeOf(settings, attempts, at) === null, 'exam.too-soon');
  demand(isHere(ctx, settings), 'exam.elsewhere');
  demand((await findStartConflict(ctx, opened)) === null, 'exam.knows-keys');
  demand(isPaid || ctx.actor.capabilities.has('exam.manageAll'), 'price.unpaid');
}

export const nextNumberOf = ([latest]: readonly AttemptRow[]): number => (latest?.number ?? 0) + 1;

import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { AttemptRow } from '../taking/attempt.store.ts';
import { isHere } from '../taking/check-address.ts';
import { areAttemptsUsed, nextTimeOf, type OpenedExam } from '../taking/taker.policy.ts';

/** Everything that must be true of somebody who starts at this time, but for the opening and the password. */
export function demandStart(ctx: Context, { exam, attempts, isInAudience }: OpenedExam, at: number): void {
  const { settings, state } = exam;
  demand(isInAudience, 'exam.not-in-audience');
  demand(state === 'published' && (settings.closeTime ?? Infinity) > at, 'exam.closed');
  demand(!areAttemptsUsed(settings, attempts), 'exam.attempts-used');
  demand(nextTimeOf(settings, attempts, at) === null, 'exam.too-soon');
  demand(isHere(ctx, settings), 'exam.elsewhere');
}

export const nextNumberOf = ([latest]: readonly AttemptRow[]): number => (latest?.number ?? 0) + 1;

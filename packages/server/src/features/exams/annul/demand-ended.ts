import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { AttemptRow } from '../taking/attempt.store.ts';

type EndedInput = {
  readonly ctx: Pick<Context, 'actor'>;
  readonly examId: string;
  readonly attempt: AttemptRow | undefined;
};

/** An attempt of this exam that has ended and is somebody else's: nobody decides about the own result. */
export function demandEnded({ ctx, examId, attempt }: EndedInput): AttemptRow {
  demand(attempt?.examId === examId, 'request.not-found');
  demand(attempt.memberId !== ctx.actor.id, 'auth.forbidden');
  demand(attempt.endedAt, 'exam.not-handed-in');
  return attempt;
}

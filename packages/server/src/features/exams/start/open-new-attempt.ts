import type { Context } from '../../../platform/context.ts';
import type { NewAttempt } from '../taking/attempt.store.ts';
import { openedAttemptOf } from '../taking/opened-attempt.ts';
import type { drawQuestions } from './draw-questions.ts';
import { sealIdOf, sealKeyOf } from './seal-key.ts';

type Begun = {
  readonly attempt: NewAttempt;
  readonly examName: string;
  readonly drawn: Awaited<ReturnType<typeof drawQuestions>>;
};

/** The paper that was just drawn, or the key to it where the page that starts has it sealed. Nothing of it is read again. */
export async function openNewAttempt(ctx: Context, { attempt, examName, drawn }: Begun, sealId: string | undefined) {
  const isSealed = sealId === sealIdOf(ctx, attempt);
  const questions = isSealed ? [] : await drawn.shown();
  const opened = openedAttemptOf({ ...attempt, examName, questions, answers: [], files: [] }, ctx.now());
  return { opened, paperKey: isSealed ? sealKeyOf(ctx, attempt).toString('base64') : null };
}

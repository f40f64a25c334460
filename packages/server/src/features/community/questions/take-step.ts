import {
  placeAfter,
  questionLife,
  type QuestionState,
  type QuestionStep,
  restorableMs,
} from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context, Tx } from '../../../platform/context.ts';
import { countActivity } from '../../teams/index.ts';
import { countContentInCircle } from '../circles/circle-counts.store.ts';
import { recountColumnsOf } from '../columns/question-in-columns.ts';
import { announcePublished } from './publish/announce-published.ts';
import { moveQuestion, type QuestionRow } from './question.store.ts';

type Placed = Pick<QuestionRow, 'id' | 'tenantId' | 'accountId' | 'circleId'>;

/** Its account and its circle have one more, or one less, that people can find. */
export async function countListed(
  tx: Tx,
  ctx: Context,
  { question, delta }: { readonly question: Placed; readonly delta: 1 | -1 },
): Promise<void> {
  const { tenantId, accountId, circleId } = question;
  const day = dayOf(ctx.now(), ctx.external.timeZone);
  if (accountId !== null) await countActivity(tx, { tenantId, accountId, day, content: delta });
  if (circleId !== null) await countContentInCircle(tx, circleId, { accountId, contents: delta });
}

const isThere = (state: QuestionState): boolean => state === 'active' || state === 'closed';

type Step = {
  readonly step: QuestionStep;
  /** What a moderator says about it. */
  readonly answer?: string;
};

/** D-125: moves something held by `lockQuestionAccess`, whoever may has been asked; counts and announcements go with it. */
export async function takeStep(
  tx: Tx,
  ctx: Context,
  { question, step, answer }: Step & { readonly question: QuestionRow },
): Promise<QuestionState> {
  const { id, state, revisedFrom, removedAt } = question;
  const isTooLate = step === 'restore' && ctx.now() - (removedAt?.getTime() ?? 0) > restorableMs;
  demand(!isTooLate, 'question.wrong-state', { state });
  const to = placeAfter(step, question);
  // Who edits what people have seen makes no news of it, nor moves it to the top.
  const isNew = step === 'agree' && revisedFrom === null;
  const isMoved = await moveQuestion(tx, {
    id,
    from: questionLife.table[step].from,
    to,
    isNew,
    at: new Date(ctx.now()),
    ...(answer !== undefined && { answer }),
  });
  demand(isMoved, 'question.wrong-state', { state });
  if (isThere(state) !== isThere(to.state)) {
    await countListed(tx, ctx, { question, delta: isThere(to.state) ? 1 : -1 });
    await recountColumnsOf(tx, ctx, { questionId: id, isNew });
  }
  if (isNew) await announcePublished(tx, ctx, question);
  return to.state;
}

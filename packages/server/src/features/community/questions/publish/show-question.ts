import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../platform/context.ts';
import { placeInColumns } from '../../columns/question-in-columns.ts';
import { announcePublished } from './announce-published.ts';
import { countListed } from '../take-step.ts';

type Fresh = {
  readonly id: string;
  readonly accountId: string | null;
  readonly circleId: string | null;
  readonly columnIds: readonly string[];
  readonly state: QuestionState;
};

/** What others notice of something just written: its columns, the counts and the news. What waits is in columns already, unseen. */
export async function showQuestion(tx: Tx, ctx: Context, { columnIds, state, ...question }: Fresh): Promise<void> {
  const { id, accountId } = question;
  const isShown = state === 'active';
  demand(accountId !== null || columnIds.length === 0, 'column.foreign-content');
  if (isShown) {
    await countListed(tx, ctx, { question: { ...question, tenantId: ctx.actor.tenantId }, delta: 1 });
    await announcePublished(tx, ctx, question);
  }
  if (accountId !== null) await placeInColumns(tx, ctx, { questionId: id, accountId, columnIds, isShown });
}

import { questionLife, type QuestionState } from '@shuyuan/contract/community/question-life';
import type { Context, Tx } from '../../../../platform/context.ts';
import { isContentAudited } from '../../community-switches.ts';
import type { QuestionAccess } from '../question.store.ts';
import { isModerator } from '../questions.policy.ts';
import { takeStep } from '../take-step.ts';
import { listFilesOf } from './question-files.store.ts';

/** What a reader sees of it; the pictures in its text and what is said about them stand in the content. */
type Shown = {
  readonly title: string;
  readonly content: string;
  readonly coverFileId: string | null;
  readonly fileIds: readonly string[];
};
type Edit = { readonly question: QuestionAccess; readonly wish: Shown };

async function isOther(ctx: Context, { question, wish }: Edit): Promise<boolean> {
  const isSameText = question.title === wish.title && question.content === wish.content;
  if (!isSameText || question.coverFileId !== wish.coverFileId) return true;
  const carried = new Set((await listFilesOf(ctx.read, question.id)).map(({ id }) => id));
  return carried.size !== wish.fileIds.length || wish.fileIds.some((id) => !carried.has(id));
}

const isJudged = async (ctx: Context, { state, organizationId }: QuestionAccess): Promise<boolean> =>
  questionLife.can('revise', state) && !isModerator(ctx.actor) && isContentAudited(ctx, organizationId);

/**
 * D-126: what a moderator agreed to is what people read. Other words or files wait again, else anything could be shown by
 * one edit; another topic or circle does not. Taken before anything of the edit is written: where it stood is counted
 * down, not where it will stand.
 */
export const stateAfterEdit = async (tx: Tx, ctx: Context, edit: Edit): Promise<QuestionState> =>
  (await isJudged(ctx, edit.question)) && (await isOther(ctx, edit))
    ? takeStep(tx, ctx, { question: edit.question, step: 'revise' })
    : edit.question.state;

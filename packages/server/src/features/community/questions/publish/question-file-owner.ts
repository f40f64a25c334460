import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../../platform/context.ts';
import type { FileOwner } from '../../../files/index.ts';
import { questionPurpose } from './claim-question-files.ts';
import { isDraftOf } from '../drafts/draft.store.ts';
import { openQuestion } from '../questions.policy.ts';

async function mayOpen(ctx: Context, id: string): Promise<boolean> {
  try {
    await openQuestion(ctx, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Who may open what was published may read what it shows; what is in a draft is its writer's alone. */
export const questionFileOwner: FileOwner = {
  purpose: questionPurpose,
  mayRead: async (system, actor, { subjectId }) => {
    if (subjectId === null) return false;
    const ctx: Context = { ...system, actor };
    return (await mayOpen(ctx, subjectId)) || isDraftOf(ctx.read, actor.id, subjectId);
  },
};

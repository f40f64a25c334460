import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../../platform/context.ts';
import type { FileOwner } from '../../../files/index.ts';
import { isOpenTo } from '../../offers/find-offers.ts';
import { questionPurpose } from './claim-question-files.ts';
import { isDraftOf } from '../drafts/draft.store.ts';
import { openQuestion } from '../questions.policy.ts';

/** D-122: the cover stands on the card; what is sold is for those it is open to. */
async function mayOpen(ctx: Context, id: string, fileId: string): Promise<boolean> {
  try {
    const question = await openQuestion(ctx, id);
    return fileId === question.coverFileId || (await isOpenTo(ctx, 'question', question));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Who may open what was published, and use all of it, may read what it shows; what is in a draft is its writer's alone. */
export const questionFileOwner: FileOwner = {
  purpose: questionPurpose,
  mayRead: async (system, actor, { id, subjectId }) => {
    if (subjectId === null) return false;
    const ctx: Context = { ...system, actor };
    return (await mayOpen(ctx, subjectId, id)) || isDraftOf(ctx.read, actor.id, subjectId);
  },
};

import { QuestionKind } from '@shuyuan/contract/community/questions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context } from '../../../platform/context.ts';
import type { Shareable, Shared } from '../../sharing/index.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { isPublic } from '../questions/shareable-questions.ts';
import { toDiscussedQuestion } from './discussable-questions.ts';
import { toDiscussion } from './discussion-out.ts';
import { findDiscussion, findShown } from './discussion.store.ts';

/** An answer or a reply, under the name of what it was said about. */
async function open(ctx: Context, id: string): Promise<Shared> {
  const said = await findDiscussion(ctx.read, ctx.actor.tenantId, id);
  demand(said && !said.isRemoved, 'request.not-found');
  // A comment on a course is read on its page, and not handed on by itself.
  demand(said.questionId !== null, 'request.not-found');
  const question = await openQuestion(ctx, said.questionId);
  const discussed = toDiscussedQuestion(ctx, question);
  const { content, author } = toDiscussion(
    ctx,
    discussed,
    await findShown(ctx.read, { level: said, id }, ctx.actor.id),
  );
  return {
    title: question.title,
    introduction: content ?? '',
    cover: null,
    ownerName: author?.fullName ?? null,
    parent: {
      id: question.id,
      type: question.kind === QuestionKind.ask ? ShareType.question : ShareType.shareContent,
    },
    isPublic: isPublic(question),
  };
}

export const shareableDiscussions: Shareable = { shareType: ShareType.discussion, open };

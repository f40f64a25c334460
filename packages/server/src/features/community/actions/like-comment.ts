import type { ActionKind } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type Discussables, openDiscussed } from '../discussions/discussed.ts';
import { findDiscussion } from '../discussions/discussion.store.ts';
import { likeAnswer } from './like.ts';
import { notifyLiked } from './notify-liked.ts';

type Action = { readonly targetId: string; readonly kind: ActionKind };

/** An answer is liked, and nothing else. */
export const likeComment =
  (discussables: Discussables) =>
  (ctx: Context, { targetId, kind }: Action) =>
    ctx.inTransaction(async (tx) => {
      const answer = await findDiscussion(tx, ctx.actor.tenantId, targetId);
      demand(answer && !answer.isRemoved, 'request.not-found');
      const discussed = await openDiscussed(ctx, discussables, answer);
      demand(kind === 'like' || kind === 'unlike', 'request.invalid');
      discussed.demandShown();
      const isPraised = kind === 'like';
      const praiseNum = await likeAnswer(tx, ctx, { discussed, answer, isOn: isPraised, sendNotice: notifyLiked });
      return { praiseNum, collectNum: 0, shareNum: 0, isPraised, collectId: null };
    });

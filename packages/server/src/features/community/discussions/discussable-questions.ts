import type { Context } from '../../../platform/context.ts';
import { announceContribution } from '../contribution.ts';
import { linkToQuestion } from '../link-to-question.ts';
import { isOpenTo } from '../offers/find-offers.ts';
import { countQuestion, type QuestionAccess } from '../questions/question.store.ts';
import { demandShown, keepsOrder, lockQuestionAccess, openQuestion } from '../questions/questions.policy.ts';
import type { Discussable, Discussed } from './discussed.ts';
import { notifyDiscussion } from './notify-discussion.ts';

export const discussableQuestions: Discussable = {
  kind: 'question',
  open: async (ctx, id) => toDiscussedQuestion(ctx, await openQuestion(ctx, id)),
  lock: async (tx, ctx, id) => toDiscussedQuestion(ctx, await lockQuestionAccess(tx, ctx, id)),
  lockToSettle: async (tx, ctx, id) => toDiscussedQuestion(ctx, await lockQuestionAccess(tx, ctx, id)),
};

/** Something published, as what is said below it needs it. */
export function toDiscussedQuestion(ctx: Context, question: QuestionAccess): Discussed {
  return {
    kind: 'question',
    id: question.id,
    tenantId: question.tenantId,
    title: question.title,
    authorIds: [question.authorId],
    isOpen: question.state === 'active',
    demandShown: () => demandShown(question),
    keepsOrder: keepsOrder(ctx, question),
    // Taken away, it is there for moderators only.
    linkTo: (at) => (question.state === 'removed' ? undefined : linkToQuestion(question, at)),
    listReaders: async (_, memberIds) => memberIds,
    count: async (tx, delta) => void (await countQuestion(tx, question.id, { counter: 'discuss', delta })),
    reward: async (tx, caller, targetId) => {
      // Whoever has not paid has nothing to say about it that is worth a reward.
      if (await isOpenTo({ ...caller, read: tx }, 'question', question))
        await announceContribution(tx, {
          tenantId: question.tenantId,
          targetType: 'discuss',
          targetId,
          at: caller.now(),
        });
    },
    notifyAdded: (tx, caller, event) => notifyDiscussion(tx, caller, { ...event, question }),
  };
}

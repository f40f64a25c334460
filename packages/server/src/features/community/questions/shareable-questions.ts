import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context } from '../../../platform/context.ts';
import type { Shareable, Shared } from '../../sharing/index.ts';
import { shareQuestion } from '../actions/share-question.ts';
import { businessTypeOf } from './collectable-questions.ts';
import { cardsOf } from './question-cards.ts';
import type { QuestionAccess } from './question.store.ts';
import { openQuestion } from './questions.policy.ts';

export const isPublic = ({ state, accountState }: QuestionAccess): boolean =>
  (state === 'active' || state === 'closed') && accountState !== 'closed';

/** D-122: of what somebody has not paid for they pass on no more than its card says. */
async function open(ctx: Context, id: string, wanted: BusinessType): Promise<Shared> {
  const question = await openQuestion(ctx, id);
  const [card] = await cardsOf(ctx, [id]);
  demand(card && businessTypeOf(card.kind) === wanted, 'request.not-found');
  return {
    title: card.title,
    introduction: card.summary,
    cover: card.coverPath,
    ownerName: card.account?.name ?? card.author.fullName,
    parent: null,
    isPublic: isPublic(question),
  };
}

const shareable = (shareType: ShareType, wanted: BusinessType): Shareable => ({
  shareType,
  open: (ctx, id) => open(ctx, id, wanted),
  count: shareQuestion,
});

/** What the ask-bar makes of something shared is a question like any other. */
export const shareableQuestions: readonly Shareable[] = [
  shareable(ShareType.question, BusinessType.askContent),
  shareable(ShareType.askShare, BusinessType.askContent),
  shareable(ShareType.shareContent, BusinessType.shareContent),
];

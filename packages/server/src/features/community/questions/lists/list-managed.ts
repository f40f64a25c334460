import { questionRights, type QuestionState } from '@shuyuan/contract/community/question-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { Context } from '../../../../platform/context.ts';
import { openAccount } from '../../../teams/index.ts';
import { isCommunityOpen } from '../../community-switches.ts';
import { cardsOf, pageOfIds } from '../question-cards.ts';
import * as where from './question-conditions.store.ts';
import { newestFirst } from '../question-list.store.ts';
import { isModerator, readerOf } from '../questions.policy.ts';

type Query = Paging & {
  readonly id: string;
  readonly search?: string | undefined;
  readonly state?: QuestionState | undefined;
};

/** TEAM-18: what an account has published, for its people and moderators; what was taken away is for moderators alone. */
export async function listManagedQuestions(ctx: Context, { id, search, state, ...paging }: Query) {
  const { callerRole } = await openAccount(ctx, id);
  const moderates = isModerator(ctx.actor);
  demand(callerRole !== null || moderates, 'auth.forbidden');
  if (!moderates && !(await isCommunityOpen(ctx))) return { items: [], recordCount: 0 };
  const conditions = [
    where.isOfAccount(id),
    ...(state === undefined ? [] : [where.isIn(state)]),
    ...(state === undefined || !moderates ? [where.isKept] : []),
    ...(search ? where.wordsMatch(search, readerOf(ctx)) : []),
  ];
  const { ids, recordCount } = await pageOfIds(ctx, { conditions, order: newestFirst, paging });
  const keepsAccount = callerRole === TeamMemberType.owner || callerRole === TeamMemberType.administrator;
  const items = (await cardsOf(ctx, ids)).map((card) => ({
    ...card,
    rights: questionRights(card.state, {
      isAuthor: callerRole !== null && card.author.id === ctx.actor.id,
      keepsAccount,
      isModerator: moderates,
    }),
  }));
  return { items, recordCount };
}

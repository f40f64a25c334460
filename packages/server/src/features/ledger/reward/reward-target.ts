import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import type { Context, Tx } from '../../../platform/context.ts';
import { findDiscussion, lockQuestionAccess, type QuestionAccess } from '../../community/index.ts';
import type { Holder } from '../index.ts';
import { findPayee, listActive } from '../../teams/index.ts';

export type Named = { readonly targetType: ContentTarget; readonly targetId: string };
export type Target = {
  readonly question: QuestionAccess;
  /** Null: the post itself. */
  readonly discussionId: string | null;
  readonly authorId: string;
};

/** The post or answer to reward, locked until the reward is written: one removed meanwhile gets nothing. */
export async function lockRewardTarget(tx: Tx, ctx: Context, { targetType, targetId }: Named): Promise<Target> {
  const { tenantId } = ctx.actor;
  if (targetType === 'question') {
    const question = await lockQuestionAccess(tx, ctx, targetId);
    return { question, discussionId: null, authorId: question.authorId };
  }
  const found = await findDiscussion(tx, tenantId, targetId);
  // A comment on a course is discussed, and not rewarded.
  demand(found && found.questionId !== null, 'request.not-found');
  const question = await lockQuestionAccess(tx, ctx, found.questionId);
  const answer = await findDiscussion(tx, tenantId, targetId);
  demand(answer && !answer.isRemoved, 'request.not-found');
  return { question, discussionId: answer.id, authorId: answer.authorId };
}

type Rewarded = {
  readonly giver: Holder;
  readonly receiver: Holder;
  /** The members to notify. */
  readonly receivers: readonly string[];
};

/**
 * D-108: who owns the content is credited. None of the people of an account rewards what it has published: it would be
 * shared out to themselves.
 */
export async function findReceiver(tx: Tx, { actor }: Context, target: Target): Promise<Rewarded> {
  const { question, discussionId, authorId } = target;
  const accountId = discussionId === null ? question.accountId : null;
  const isOneOfThem = accountId !== null && question.memberType !== null;
  demand(authorId !== actor.id && !isOneOfThem, 'ledger.own-content');
  const people = await listActive(tx, actor.tenantId, [actor.id, authorId]);
  const personOf = (id: string): Holder => {
    const person = people.find((one) => one.id === id);
    demand(person, 'ledger.nobody-there');
    return { accountType: AccountType.person, holderId: id, name: person.fullName };
  };
  const giver = personOf(actor.id);
  if (accountId === null) return { giver, receiver: personOf(authorId), receivers: [authorId] };
  const account = await findPayee(tx, actor.tenantId, accountId);
  demand(account?.state === 'active', 'ledger.nobody-there');
  const receiver = { accountType: AccountType.team, holderId: accountId, name: account.name };
  return { giver, receiver, receivers: [authorId, account.ownerId] };
}

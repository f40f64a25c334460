import { demand } from '@shuyuan/contract/kernel/app-error';
import { type QuestionRights, questionRights } from '@shuyuan/contract/community/question-life';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { Actor, Context, Tx } from '../../../platform/context.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { findKeys } from '../offers/find-keys.ts';
import type { Reader } from '../offers/offers.store.ts';
import { findCallerRole, lockQuestion, type QuestionAccess } from './question.store.ts';

/** D-125: who keeps the community in order. */
export const isModerator = ({ capabilities }: Pick<Actor, 'capabilities'>): boolean => capabilities.has('team.audit');

/** The caller, as a search of texts asks for whom it is (D-122). */
export const readerOf = ({ actor, now }: Context): Reader => ({
  memberId: actor.id,
  isModerator: isModerator(actor),
  at: new Date(now()),
});

/** Whoever wrote for an account and is no longer one of its people has no say in what it shows. */
const isAuthor = ({ actor }: Context, { authorId, accountId, memberType }: QuestionAccess): boolean =>
  authorId === actor.id && (accountId === null || memberType !== null);

/** Owner or administrator of the account it was published by. */
const keepsAccount = ({ memberType }: QuestionAccess): boolean =>
  memberType === TeamMemberType.owner || memberType === TeamMemberType.administrator;

export const rightsOn = (ctx: Context, question: QuestionAccess): QuestionRights =>
  questionRights(question.state, {
    isAuthor: isAuthor(ctx, question),
    keepsAccount: keepsAccount(question),
    isModerator: isModerator(ctx.actor),
  });

/** COMM-08, COMM-10. */
export const demandEditor = (ctx: Context, question: QuestionAccess): void =>
  demand(rightsOn(ctx, question).mayEdit, 'auth.forbidden');

/** Whether it is theirs to keep, whatever else they are. */
export const isTheirs = (ctx: Context, question: QuestionAccess): boolean =>
  isAuthor(ctx, question) || keepsAccount(question);

/** D-108: nobody gives coins to themselves, neither for their own words nor for what their account has published. */
export const mayReward = ({ actor }: Context, { state, authorId, memberType }: QuestionAccess): boolean =>
  state === 'active' && authorId !== actor.id && memberType === null;

/** Content that waits or was taken away is nobody's to like, collect or share. */
export function demandShown({ state }: Pick<QuestionAccess, 'state'>): void {
  demand(state === 'active' || state === 'closed', 'question.wrong-state', { state });
}

/** Whether somebody has a say in what others write below it (COMM-54). */
export const keepsOrder = (ctx: Context, question: QuestionAccess): boolean =>
  keepsAccount(question) || isModerator(ctx.actor);

function isVisible(ctx: Context, question: QuestionAccess): boolean {
  if (isModerator(ctx.actor)) return true;
  if (question.state === 'removed') return false;
  const isOneOfThem = question.memberType !== null;
  if (question.accountState === 'closed') return isOneOfThem;
  return question.state !== 'pending' || isOneOfThem || isAuthor(ctx, question);
}

/** D-125: what somebody has paid for stays theirs to read when the account that sold it is closed. */
async function isKeptFor(ctx: Context, { id, state, accountState }: QuestionAccess): Promise<boolean> {
  if (accountState !== 'closed' || state === 'removed' || state === 'pending') return false;
  return (await findKeys(ctx, 'question', [id])).bought.has(id);
}

/**
 * D-125, D-142: something published, for whoever may see it. What waits is there for its author, the people of its
 * account and moderators; what was taken away for moderators; what a closed account has published for its people and for those who bought it. The
 * switch goes by where somebody belongs; who keeps order judges for all of them.
 */
export async function openQuestion(ctx: Context, id: string): Promise<QuestionAccess> {
  const { tenantId, id: memberId } = ctx.actor;
  const question = await findCallerRole(ctx.read, { tenantId, memberId, id });
  const isOpen = isModerator(ctx.actor) || (await isCommunityOpen(ctx));
  demand(question && isOpen, 'request.not-found');
  demand(isVisible(ctx, question) || (await isKeptFor(ctx, question)), 'request.not-found');
  return question;
}

/** The same for a change, held until it is written: what was decided stays true until then. */
export async function lockQuestionAccess(tx: Tx, ctx: Context, id: string): Promise<QuestionAccess> {
  await lockQuestion(tx, ctx.actor.tenantId, id);
  return openQuestion({ ...ctx, read: tx }, id);
}

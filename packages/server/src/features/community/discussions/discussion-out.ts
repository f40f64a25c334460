import type { discussOut } from '@shuyuan/contract/community/discuss.wire';
import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { toAuthor } from '../questions/question-cards.ts';
import type { Discussed } from './discussed.ts';
import type { ShownRow } from './discussion.store.ts';

type DiscussionOut = z.output<typeof discussOut>;

/** D-133: of what was taken away nothing is left but its place. */
const placeOnly = { content: null, author: null, replyTo: null, isPraised: false, isAccused: false } as const;

const authorOf = (row: ShownRow) =>
  toAuthor({
    id: row.authorId,
    fullName: row.authorName,
    portrait: row.authorPortrait,
    hasLeft: row.hasAuthorLeft,
  });

const answeredOf = ({ answeredId, answeredName, hasAnsweredLeft }: ShownRow) =>
  answeredId === null ? null : { id: answeredId, fullName: hasAnsweredLeft ? null : answeredName };

/** COMM-16: what was given for an answer is its author's, and stands with it. */
const rewardsOf = ({ rewarderNum, rewardAmount }: ShownRow) =>
  rewarderNum > 0n && {
    rewards: { recordCount: Number(rewarderNum), totalAmount: amountToWire(amount(rewardAmount)) },
  };

/** D-108: coins for an answer, not for a reply below it, nor to somebody who has left. */
const isRewardable = ({ kind, isOpen }: Discussed, { parentId, hasAuthorLeft }: ShownRow): boolean =>
  kind === 'question' && isOpen && parentId === null && !hasAuthorLeft;

/** As a reader of what is discussed sees it. */
export function toDiscussion(ctx: Context, discussed: Discussed, row: ShownRow): DiscussionOut {
  const { id, parentId, content, praiseNum, replyNum, isPraised, isAccused, isRemoved } = row;
  const isOwn = row.authorId === ctx.actor.id;
  return {
    id,
    parentId,
    createTime: row.createdAt.getTime(),
    praiseNum,
    replyNum,
    ...(isRemoved ? placeOnly : { content, author: authorOf(row), replyTo: answeredOf(row), isPraised, isAccused }),
    isAuthorOfQuestion: !isRemoved && discussed.authorIds.includes(row.authorId),
    mayRemove: !isRemoved && (isOwn || discussed.keepsOrder),
    mayAccuse: !isRemoved && !isOwn,
    mayReward: !isRemoved && !isOwn && isRewardable(discussed, row),
    ...(!isRemoved && rewardsOf(row)),
  };
}

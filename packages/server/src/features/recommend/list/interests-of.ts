import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { everybody, groupOfPosition, groupOfTopic } from '@shuyuan/contract/recommend/next-pairs';
import { recommendLimits as limits } from '@shuyuan/contract/recommend/recommend-limits';
import type { Context } from '../../../platform/context.ts';
import type { RecommendSources } from '../recommendable.ts';
import type { Interests } from './candidate.store.ts';
import { listFollowed, listPositions } from './interest.store.ts';

/** Everything known of the caller: positions and what they follow. Somebody of no group is compared with everybody. */
export async function interestsOf({ read, actor }: Context, { due }: RecommendSources): Promise<Interests> {
  const [held, follows] = await Promise.all([listPositions(read, actor.id), listFollowed(read, actor.id)]);
  const positions = held.map(groupOfPosition);
  const topics = follows.flatMap(({ targetType, targetId }) =>
    targetType === AttentionTarget.topic ? [groupOfTopic(targetId)] : [],
  );
  const followed = follows.flatMap(({ targetType, targetId }) => {
    if (targetType === AttentionTarget.sharer) return [`account:${targetId}`];
    return targetType === AttentionTarget.member ? [`author:${targetId}`] : [];
  });
  const own = [...positions, ...topics.slice(0, limits.topics)];
  return { positions, groups: own.length > 0 ? own : [everybody], topics, followed, due };
}

export const nothingKnown: Interests = { positions: [], groups: [], topics: [], followed: [], due: [] };

import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../../platform/context.ts';
import { countFollowers } from '../../attention/attention.store.ts';
import { isCommunityOpen } from '../../community-switches.ts';
import * as store from './own-list.store.ts';
import { cardsOf } from '../question-cards.ts';

const ownOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

type List = {
  readonly list: typeof store.listFollowed;
  readonly count: typeof store.countFollowed;
};

const pageOf =
  ({ list, count }: List) =>
  async (ctx: Context, paging: Paging) => {
    if (!(await isCommunityOpen(ctx))) return { items: [], recordCount: 0 };
    const own = ownOf(ctx);
    const [ids, recordCount] = await Promise.all([list(ctx.read, own, paging), count(ctx.read, own)]);
    return { items: await cardsOf(ctx, ids), recordCount };
  };

/** COMM-23. */
export const listFollowedQuestions = pageOf({ list: store.listFollowed, count: store.countFollowed });
/** COMM-23, D-148. */
export const listCollectedQuestions = pageOf({ list: store.listCollected, count: store.countCollected });

/** COMM-24. */
export async function readMyStatistic(ctx: Context) {
  const own = ownOf(ctx);
  const [written, collectNum, followerNum] = await Promise.all([
    store.sumWritten(ctx.read, own),
    store.countCollected(ctx.read, own),
    countFollowers(ctx.read, { targetType: AttentionTarget.member, targetId: own.memberId }),
  ]);
  return { ...written, collectNum, followerNum };
}

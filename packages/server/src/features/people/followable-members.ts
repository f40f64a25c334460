import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Context } from '../../platform/context.ts';
import { countFollowers, type Followable } from '../community/index.ts';
import { notify } from '../notifications/index.ts';
import { demandColleague } from './find-facts.ts';
import { findPerson } from './people.store.ts';

const { member } = AttentionTarget;

/** D-147. Named by the two of them: following, leaving and following again rings once. */
async function tellFollowed(tx: Parameters<typeof notify>[0], ctx: Context, targetId: string): Promise<void> {
  const follower = await findPerson(ctx.read, ctx.actor.tenantId, ctx.actor.id);
  if (!follower) return;
  await notify(tx, ctx, {
    kind: 'attention',
    text: 'followed',
    values: { person: follower.fullName },
    receivers: [targetId],
    subject: { kind: 'member', id: follower.id },
    link: `/personal-homepage/${follower.id}`,
    key: `followed ${targetId} ${follower.id}`,
  });
}

/** D-131: colleagues as people follow them, never oneself. */
export const followableMembers: Followable = {
  targetType: member,
  open: demandColleague,
  isOwn: ({ actor }, targetId) => targetId === actor.id,
  count: (tx, targetId) => countFollowers(tx, { targetType: member, targetId }),
  told: tellFollowed,
};

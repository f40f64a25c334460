import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../platform/context.ts';
import { countFollowedMembers, countFollowers, type Followable } from '../community/index.ts';
import { notify } from '../notifications/index.ts';
import { demandColleague } from '../../platform/demand-colleague.ts';
import { findPerson } from './people.store.ts';
import { hasActiveMember } from './card/person-card.store.ts';

const { member } = AttentionTarget;

/** D-147. Named by the two of them: following, leaving and following again rings once. */
async function notifyFollowed(tx: Tx, ctx: Context, targetId: string): Promise<void> {
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

/** Whoever left or is suspended stays followed, and nobody follows them anew. */
async function demandActive({ read, actor }: Context, memberId: string): Promise<void> {
  demand(await hasActiveMember(read, { tenantId: actor.tenantId, memberId }), 'request.not-found');
}

/** D-131: colleagues as people follow them, never oneself. */
export const followableMembers: Followable = {
  targetType: member,
  open: demandColleague,
  demandThere: demandActive,
  countFollowed: ({ read, actor }) => countFollowedMembers(read, { tenantId: actor.tenantId, memberId: actor.id }),
  isOwn: ({ actor }, targetId) => targetId === actor.id,
  count: (tx, targetId) => countFollowers(tx, { targetType: member, targetId }),
  told: notifyFollowed,
};

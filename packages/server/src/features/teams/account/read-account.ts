import { accountCan } from '@shuyuan/contract/teams/member-actions';
import type { Context } from '../../../platform/context.ts';
import { openQuestion } from '../../community/index.ts';
import { findAccount } from '../account.store.ts';
import { isChangePending } from '../application/application.store.ts';
import { countPeople, findOwner } from '../member.store.ts';
import { openAccount } from '../teams.policy.ts';
import { listTopicsOf } from '../topic.store.ts';
import { findAttentionId } from './sharer.store.ts';

/** TEAM-02, TEAM-03, TEAM-14. */
export async function readAccount(ctx: Context, { id }: { id: string }) {
  const { account, callerRole } = await openAccount(ctx, id);
  const reader = { tenantId: account.tenantId, memberId: ctx.actor.id };
  const [topics, owner, memberNum, attentionId, isWaiting] = await Promise.all([
    listTopicsOf(ctx.read, id),
    findOwner(ctx.read, id),
    countPeople(ctx.read, { accountId: id }),
    findAttentionId(ctx.read, reader, id),
    isChangePending(ctx.read, id),
  ]);
  return {
    id,
    name: account.name,
    portrait: account.portrait,
    portraitFileId: account.portraitFileId,
    description: account.description,
    enjoyType: account.enjoyType,
    state: account.state,
    attentionId,
    attentionNum: account.attentionNum,
    contentNum: account.contentNum,
    lstRelationTopic: topics.map((topic) => ({ topicId: topic.id, topicName: topic.name })),
    memberNum,
    owner: { id: owner.id, fullName: owner.fullName, hasLeft: !owner.isActive },
    createTime: account.createdAt.getTime(),
    can: accountCan({ callerRole, state: account.state }),
    currentMember: callerRole === null ? null : { memberType: callerRole },
    isPending: isWaiting && callerRole !== null,
  };
}

/** TEAM-05, TEAM-15. */
export async function readTrend(ctx: Context, { id }: { id: string }) {
  const { account } = await openAccount(ctx, id);
  const { attentionNum, praiseNum: praise, readNum: read, rewardCoin } = account;
  return { attentionNum, praise, read, rewardCoin: Number(rewardCoin) };
}

/** TEAM-23. */
export async function listAccountTopics(ctx: Context, { id }: { id: string }) {
  await openAccount(ctx, id);
  return { items: await listTopicsOf(ctx.read, id) };
}

/** TEAM-11, COMM-12, D-126: an account's own people hear what waits for it; what is published waits for a moderator. */
export async function readAuditStatus(ctx: Context, { businessId }: { businessId: string }) {
  if (!(await findAccount(ctx.read, ctx.actor.tenantId, businessId)))
    return { isPending: (await openQuestion(ctx, businessId)).state === 'pending' };
  const { callerRole } = await openAccount(ctx, businessId);
  return { isPending: callerRole !== null && (await isChangePending(ctx.read, businessId)) };
}

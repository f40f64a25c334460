import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { type Context, transact } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { deleteAttention, findAttention, insertAttention, listFollowersOf } from './attention.store.ts';
import type { Followable } from './followable.ts';

type Target = { readonly targetType: AttentionTarget; readonly targetId: string };

function kindOf(kinds: readonly Followable[], wanted: AttentionTarget): Followable {
  const kind = kinds.find(({ targetType }) => targetType === wanted);
  demand(kind, 'request.not-found');
  return kind;
}

const followedBy = ({ actor }: Context, { targetType, targetId }: Target) => ({
  memberId: actor.id,
  targetType,
  targetId,
});

async function follow(ctx: Context, kind: Followable, target: Target) {
  await kind.open(ctx, target.targetId);
  demand(!kind.isOwn?.(ctx, target.targetId), 'attention.not-oneself');
  await kind.demandThere?.(ctx, target.targetId);
  const followed = followedBy(ctx, target);
  const fresh = { id: newId(ctx.now()), tenantId: ctx.actor.tenantId, createdAt: new Date(ctx.now()) };
  return ctx.inTransaction(async (tx) => {
    const isNew = await insertAttention(tx, { ...followed, ...fresh });
    const attentionNum = await kind.count(tx, target.targetId, isNew ? 1 : 0);
    if (isNew) await kind.told?.(tx, ctx, target.targetId);
    return { attentionId: isNew ? fresh.id : ((await findAttention(tx, followed)) ?? null), attentionNum };
  });
}

/** What one may no longer see can still be left; what was never followed is judged as if it were to be followed. */
async function leave(ctx: Context, kind: Followable, target: Target) {
  return ctx.inTransaction(async (tx) => {
    const isGone = await deleteAttention(tx, followedBy(ctx, target));
    if (isGone) await kind.left?.(tx, ctx, target.targetId);
    else await kind.open(ctx, target.targetId);
    return { attentionId: null, attentionNum: await kind.count(tx, target.targetId, isGone ? -1 : 0) };
  });
}

/** COMM-19, D-131: the same again changes nothing. Read and written on one connection: many at once never wait for more. */
export const saveAttention =
  (kinds: readonly Followable[]) =>
  (ctx: Context, { isOn, ...target }: Target & { readonly isOn: boolean }) =>
    transact(ctx, (within) => (isOn ? follow : leave)(within, kindOf(kinds, target.targetType), target));

/** Whether the caller follows it, and how many do. */
export const readAttention = (kinds: readonly Followable[]) => async (ctx: Context, target: Target) => {
  const kind = kindOf(kinds, target.targetType);
  await kind.open(ctx, target.targetId);
  const attentionId = (await findAttention(ctx.read, followedBy(ctx, target))) ?? null;
  const attentionNum = await ctx.inTransaction((tx) => kind.count(tx, target.targetId, 0));
  return { attentionId, attentionNum, can: { follow: !kind.isOwn?.(ctx, target.targetId) } };
};

/** D-097: who follows a colleague. */
export const listFollowers =
  (kinds: readonly Followable[]) =>
  async (ctx: Context, { memberId, ...paging }: Paging & { readonly memberId: string }) => {
    const target = { targetType: AttentionTarget.member, targetId: memberId };
    await kindOf(kinds, target.targetType).open(ctx, memberId);
    return listFollowersOf(ctx.read, target, paging);
  };

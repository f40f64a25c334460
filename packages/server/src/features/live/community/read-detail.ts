import { demand } from '@shuyuan/contract/kernel/app-error';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { type LiveDetail, liveDetailOf } from '../live-detail.ts';
import { findLive, findPart } from '../live.store.ts';
import { isShareKey } from '../share-key.ts';
import { type Family, familyOf, openOnPath } from './family.ts';
import { inviteMember } from './invitation.store.ts';

/** D-050: who holds the link to a live of scope 3 is invited by opening it. */
async function inviteByKey(ctx: Context, id: string, key: string): Promise<void> {
  const { tenantId } = ctx.actor;
  const live = await findLive(ctx.read, tenantId, id);
  const isMeant = live?.shareScope === ShareScope.invited && live.status !== LiveStatus.unpublished;
  if (!isMeant || !isShareKey(ctx.secrets, id, key)) return;
  await ctx.inTransaction((tx) => inviteMember(tx, { tenantId, liveId: id, memberId: ctx.actor.id }));
}

type Input = { readonly id: string; readonly key?: string | undefined };

/** LIVE-ROOM-09 */
export async function readDetail(ctx: Context, family: Family, { id, key }: Input): Promise<LiveDetail> {
  if (key) await inviteByKey(ctx, id, key);
  return liveDetailOf(ctx, await openOnPath(ctx, family, id));
}

/** D-068: a page of the home configuration that is not saved yet. */
const previewCode = '99';

type Source = {
  readonly businessId: string;
  readonly code?: string | undefined;
  readonly homeConfigId?: string | undefined;
};

/** LIVE-ROOM-01, D-068: a preview shows a live in every state, to who writes the configuration of pages. */
export async function readDetailByBusiness(ctx: Context, family: Family, source: Source): Promise<LiveDetail> {
  const { businessId: id, code, homeConfigId } = source;
  if (code !== previewCode) return readDetail(ctx, family, { id });
  demand(homeConfigId, 'request.invalid');
  demand(ctx.actor.capabilities.has('config.write'), 'auth.forbidden');
  const live = await findLive(ctx.read, ctx.actor.tenantId, id);
  demand(live && familyOf(live.supplier) === family, 'request.not-found');
  const part = await findPart(ctx.read, id, ctx.actor.id);
  return { ...(await liveDetailOf(ctx, { live, part, isManaged: false })), homeConfigId };
}

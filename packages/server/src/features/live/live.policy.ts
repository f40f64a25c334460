import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { isPublished, LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Actor, Context } from '../../platform/context.ts';
import { findLive, findPart, type LiveRow, type Part } from './live.store.ts';

type Who = Pick<Actor, 'id' | 'capabilities'>;

/** D-058: its creator, and who manages every live of the company. */
export const managesLive = (actor: Who, live: Pick<LiveRow, 'creatorId'>): boolean =>
  live.creatorId === actor.id || actor.capabilities.has('live.manageAll');

export type LiveAccess = { readonly live: LiveRow; readonly part: Part; readonly isManaged: boolean };

/**
 * A live as far as the caller may see it. One that was never published is not there for others; one that was taken
 * back says so; one meant for others says that too.
 */
export async function openLive(ctx: Context, id: string): Promise<LiveAccess> {
  const live = await findLive(ctx.read, ctx.actor.tenantId, id);
  demand(live, 'request.not-found');
  const part = await findPart(ctx.read, id, ctx.actor.id);
  const isManaged = managesLive(ctx.actor, live);
  const isInside = isManaged || part.isAssistant || live.lecturerId === ctx.actor.id;
  demand(isInside || live.status !== LiveStatus.unpublished, 'request.not-found');
  demand(isInside || part.isInScope, 'live.not-in-audience');
  demand(isInside || isPublished(live.status), 'live.cancelled');
  return { live, part, isManaged };
}

/** For whoever manages it; a stranger does not learn that a draft exists. */
export async function openManaged(ctx: Context, id: string): Promise<LiveAccess> {
  const seen = await openLive(ctx, id);
  demand(seen.isManaged, 'auth.forbidden');
  return seen;
}

/** D-122: refuses the room and the replay to whoever has not paid for them. */
export function demandPaid({ part, isManaged }: LiveAccess): void {
  demand(isManaged || part.isPaid, 'price.unpaid');
}

/** D-054: as whom the caller may enter. */
export function mayEnterAs(actor: Who, { live, part, isManaged }: LiveAccess, identity: LiveIdentity): boolean {
  if (identity === LiveIdentity.attendee) return isManaged || (part.isInScope && part.isPaid);
  if (identity === LiveIdentity.organizer) return isManaged;
  if (identity === LiveIdentity.panelist) return isManaged || live.lecturerId === actor.id;
  return isManaged || part.isAssistant;
}

import type { Context } from '../../../platform/context.ts';
import { assignPosition, findPositionByName, unassignPosition } from '../../positions/index.ts';
import { findTitlePosition } from './scim.store.ts';

type TitleInput = { readonly memberId: string; readonly title: string };

/**
 * The position a title names becomes the person's; the one an earlier title gave is taken, its path closed with all that
 * was done. What an administrator gave by hand stays, and what they took by hand comes back with another title only.
 */
export async function givePositionByTitle(ctx: Context, { memberId, title }: TitleInput): Promise<string | null> {
  const before = await findTitlePosition(ctx.read, memberId);
  const named = title === '' ? undefined : await findPositionByName(ctx.read, ctx.actor.tenantId, title);
  if ((named ?? null) === before) return before;
  if (before !== null) await unassignPosition(ctx, { id: before, memberIds: [memberId] });
  if (named === undefined) return null;
  const { changedCount } = await assignPosition(ctx, { id: named, memberIds: [memberId] });
  return changedCount > 0 ? named : null;
}

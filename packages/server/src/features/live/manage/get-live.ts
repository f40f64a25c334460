import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type Family, openOnPath } from '../community/family.ts';
import { liveDetailOf } from '../live-detail.ts';

/** LIVE-MGMT-28: for whoever manages it. */
export async function getLive(ctx: Context, family: Family, { id }: { id: string }) {
  const seen = await openOnPath(ctx, family, id);
  demand(seen.isManaged, 'auth.forbidden');
  return liveDetailOf(ctx, seen);
}

import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isExternal, liveSuppliers, type LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../../platform/context.ts';
import { openLive, type Seen } from '../live.policy.ts';

/** LIVE-ROOM-04, D-040: whose lives a path serves. */
export type Family = 'native' | 'external';

export const familyOf = (supplier: LiveSupplier): Family => (isExternal(supplier) ? 'external' : 'native');

export const suppliersOf = (family: Family): readonly LiveSupplier[] =>
  liveSuppliers.filter((supplier) => familyOf(supplier) === family);

/** LIVE-ENT-12 */
export const businessTypeOf: Record<Family, BusinessType> = {
  native: BusinessType.nativeLive,
  external: BusinessType.externalLive,
};

/** A live of the other family is not found on this path. */
export async function openOnPath(ctx: Context, family: Family, id: string): Promise<Seen> {
  const seen = await openLive(ctx, id);
  demand(familyOf(seen.live.supplier) === family, 'request.not-found');
  return seen;
}

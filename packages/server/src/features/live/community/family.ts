import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isExternal, liveSuppliers, type LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../../platform/context.ts';
import { openLive, type LiveAccess } from '../live.policy.ts';

/** LIVE-ROOM-04, D-040: whose lives a path serves. */
export type Family = 'native' | 'external';

export const familyOf = (supplier: LiveSupplier): Family => (isExternal(supplier) ? 'external' : 'native');

/** A page for people asks for all of them on either path: a company that changed its supplier has lives of both. */
export type Whose = { readonly isEverySupplier?: boolean | undefined };

export const suppliersOf = (family: Family, { isEverySupplier = false }: Whose): readonly LiveSupplier[] =>
  liveSuppliers.filter((supplier) => isEverySupplier || familyOf(supplier) === family);

/** LIVE-ROOM-04, C-15: a use case, as the path of a family calls it. */
export const onPathOf =
  (family: Family) =>
  <Input, Output>(use: (ctx: Context, family: Family, input: Input) => Output) =>
  (ctx: Context, input: Input): Output =>
    use(ctx, family, input);

/** LIVE-ENT-12 */
export const businessTypeOf: Record<Family, BusinessType> = {
  native: BusinessType.nativeLive,
  external: BusinessType.externalLive,
};

/** A live of the other family is not found on this path. */
export async function openOnPath(ctx: Context, family: Family, id: string): Promise<LiveAccess> {
  const seen = await openLive(ctx, id);
  demand(familyOf(seen.live.supplier) === family, 'request.not-found');
  return seen;
}

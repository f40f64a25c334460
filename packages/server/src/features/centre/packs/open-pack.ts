import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { PeopleScope } from '../../people/index.ts';
import { findOwnScope } from '../director/find-own-scope.ts';
import { countStandings, type StandingCounts } from './follow-up.store.ts';
import { findPack, type PackRow } from './pack.store.ts';

export type OpenPack = { readonly pack: PackRow; readonly scope: PeopleScope; readonly counts: StandingCounts };

/** A pack for a director of somebody it was pushed to, as everybody belongs now; for anybody else it is not there. */
export async function openPack(ctx: Context, id: string): Promise<OpenPack> {
  const { tenantId } = ctx.actor;
  const scope = await findOwnScope(ctx);
  const pack = await findPack(ctx.read, tenantId, id);
  demand(pack, 'request.not-found');
  const [counted] = await countStandings(ctx.read, { scope, packIds: [id], asOf: new Date(ctx.now()) });
  demand(counted, 'request.not-found');
  const { packId: _pack, ...counts } = counted;
  return { pack, scope, counts };
}

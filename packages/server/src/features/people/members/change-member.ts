import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Role } from '@shuyuan/contract/kernel/capabilities';
import type { Context } from '../../../platform/context.ts';
import { broadcastMemberChanged } from '../../../platform/sessions/index.ts';
import { demandPlaces } from '../demand-places.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { lockManagedMember } from './managed-members.store.ts';
import { type MemberDetails, saveMember, saveRights, type MemberRights } from './members.store.ts';
import { mayBecome } from '../people.policy.ts';
import { recordChange } from './record-change.ts';
import { withoutFirst } from '../without-first.ts';

type Input = MemberDetails & MemberRights & { readonly id: string; readonly version: number };

/** Everything administration may change about a person but their state and their password. */
export async function changeMember(ctx: Context, { id, version, ...given }: Input): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const roles = [...new Set<Role>(['learner', ...given.roles])];
  const { furtherOrganizationIds, facts, directsOrganizationId, ...rest } = withoutFirst(given);
  const { roles: _asked, ...details } = rest;
  const standing = { furtherOrganizationIds, facts, directsOrganizationId, roles };
  await ctx.inTransaction(async (tx) => {
    const member = await lockManagedMember(tx, tenantId, id);
    demand(member, 'request.not-found');
    demand(mayBecome(ctx.actor, member, roles), 'member.needs-platform-admin');
    const current = member.updatedAt.getTime();
    demand(current === version, 'request.stale', { version: current });
    await demandPlaces(tx, tenantId, [details.organizationId, ...furtherOrganizationIds, directsOrganizationId]);
    await keepAnAdministrator(tx, { id, tenantId }, { before: member, after: { state: member.state, roles } });
    await saveMember(tx, id, { details, now: ctx.now() });
    await saveRights(tx, { id, tenantId }, standing);
    await recordChange(tx, ctx, { member, after: { ...details, ...standing } });
  });
  broadcastMemberChanged(ctx, id);
  return { id };
}

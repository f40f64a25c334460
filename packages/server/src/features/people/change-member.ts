import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Role } from '@shuyuan/contract/people/capabilities';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { tellMemberChanged } from '../auth/index.ts';
import { changesBetween } from './changes-between.ts';
import { demandPlaces } from './demand-places.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { lockManagedMember, type ManagedMember } from './managed-members.store.ts';
import { type MemberDetails, saveMember, saveStanding, type Standing } from './members.store.ts';
import { mayBecome } from './people.policy.ts';
import { withoutFirst } from './without-first.ts';

type Wish = MemberDetails & Standing & { readonly id: string; readonly version: number };

/** What there is now, in the form of a wish. */
function recordOf(member: ManagedMember): MemberDetails & Standing {
  const { account, fullName, email, phone, employeeNumber, roles, facts } = member;
  return {
    account,
    fullName,
    email,
    phone,
    employeeNumber,
    roles,
    organizationId: member.organization.id,
    furtherOrganizationIds: member.furtherOrganizations.map(({ id }) => id),
    facts: facts.filter((fact) => fact !== 'director'),
    directsOrganizationId: member.directs?.id ?? null,
  };
}

/** Everything administration may change about a person but their state and their password. */
export async function changeMember(ctx: Context, { id, version, ...given }: Wish): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const roles = [...new Set<Role>(['learner', ...given.roles])];
  const { furtherOrganizationIds, facts, directsOrganizationId, ...rest } = withoutFirst(given);
  const { roles: _asked, ...details } = rest;
  const standing = { furtherOrganizationIds, facts, directsOrganizationId, roles };
  await ctx.inTransaction(async (tx) => {
    const member = await lockManagedMember(tx, tenantId, id);
    demand(member, 'request.not-found');
    demand(mayBecome(ctx.actor, member, roles), 'member.needs-platform-admin');
    demand(member.updatedAt.getTime() === version, 'request.stale');
    await demandPlaces(tx, tenantId, [details.organizationId, ...furtherOrganizationIds, directsOrganizationId]);
    await keepAnAdministrator(tx, { id, tenantId }, { before: member, after: { state: member.state, roles } });
    await saveMember(tx, id, { details, now: ctx.now() });
    await saveStanding(tx, { id, tenantId }, standing);
    const subject = { kind: 'member', id };
    const changes = changesBetween(recordOf(member), { ...details, ...standing });
    await recordAudit(tx, ctx, { tenantId, action: 'member.changed', subject, ...changes });
  });
  tellMemberChanged(ctx, id);
  return { id };
}

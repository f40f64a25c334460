import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { changesBetween } from './changes-between.ts';
import type { ManagedMember } from './managed-members.store.ts';
import type { MemberDetails, MemberRights } from './members.store.ts';
import { hasOtherRoles, notifyRolesChanged } from './notify-roles-changed.ts';

/** What there is now, in the form of a wish. */
function recordOf(member: ManagedMember): MemberDetails & MemberRights {
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

type Change = { readonly member: ManagedMember; readonly after: MemberDetails & MemberRights };

/** The trail of a change, and the news of it where it changes what somebody may do. */
export async function recordChange(tx: Tx, ctx: Context, { member, after }: Change): Promise<void> {
  const { tenantId } = ctx.actor;
  const before = recordOf(member);
  const subject = { kind: 'member', id: member.id };
  await recordAudit(tx, ctx, { tenantId, action: 'member.changed', subject, ...changesBetween(before, after) });
  if (hasOtherRoles(before, after)) await notifyRolesChanged(tx, ctx, [member.id]);
}

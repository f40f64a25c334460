import { isAcceptablePassword } from '@shuyuan/contract/auth/password';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { isCommonPassword } from '../../../platform/common-passwords.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { demandPlaces } from '../demand-places.ts';
import { insertMember, type MemberDetails, type MemberRights } from './members.store.ts';
import { oneTimeEnd } from './one-time-password.ts';

type Required = Pick<MemberDetails, 'organizationId' | 'account' | 'fullName'> & Pick<MemberRights, 'roles'>;

export type NewPerson = Required &
  Partial<MemberDetails & MemberRights> & {
    readonly tenantId: string;
    /** Null: nobody can sign in with a password (single sign-on). */
    readonly password: string | null;
    readonly mustChangePassword?: boolean;
    readonly portrait?: string;
  };

const unknown = {
  email: null,
  phone: null,
  employeeNumber: null,
  furtherOrganizationIds: [],
  facts: [],
  directsOrganizationId: null,
} as const satisfies Partial<MemberDetails & MemberRights>;

/** A person of a tenant; everyone is a learner (D-005). */
export async function createMember(
  ctx: ContextOf<{ readonly id: string } | null>,
  { tenantId, password, mustChangePassword = false, portrait, ...given }: NewPerson,
): Promise<{ id: string }> {
  demand(password === null || isAcceptablePassword(password, given.account), 'auth.password-weak');
  demand(password === null || !isCommonPassword(password), 'auth.password-common');
  const passwordHash = password === null ? null : await hashPassword(password);
  const { furtherOrganizationIds, roles, facts, directsOrganizationId, ...details } = { ...unknown, ...given };
  const standing = { furtherOrganizationIds, roles, facts, directsOrganizationId };
  return ctx.inTransaction(async (tx) => {
    await demandPlaces(tx, tenantId, [details.organizationId, ...furtherOrganizationIds, directsOrganizationId]);
    const id = newId(ctx.now());
    const oneTimeUntil = mustChangePassword ? oneTimeEnd(ctx.now()) : null;
    const signIn = { passwordHash, mustChangePassword, oneTimeUntil };
    await insertMember(tx, { ...details, ...signIn, id, tenantId, portrait: portrait ?? null }, standing);
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'member.created',
      subject: { kind: 'member', id },
      after: { ...details, ...standing },
    });
    return { id };
  });
}

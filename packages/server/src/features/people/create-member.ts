import { isAcceptablePassword } from '@shuyuan/contract/auth/password';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Role } from '@shuyuan/contract/people/capabilities';
import { recordAudit } from '../../platform/audit.ts';
import type { ContextOf } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { insertMember } from './people.store.ts';

type Wish = {
  readonly tenantId: string;
  readonly organizationId: string;
  readonly account: string;
  readonly fullName: string;
  readonly password: string;
  readonly headPortrait?: string;
  readonly roles: readonly Role[];
};

/** A person who can sign in; everyone is a learner (D-005). */
export async function createMember(
  ctx: ContextOf<{ readonly id: string } | null>,
  wish: Wish,
): Promise<{ id: string }> {
  demand(isAcceptablePassword(wish.password, wish.account), 'auth.password-weak');
  const passwordHash = await hashPassword(wish.password);
  return ctx.inTransaction(async (tx) => {
    const { tenantId, organizationId, account, fullName, headPortrait = null } = wish;
    const roles = [...new Set<Role>(['learner', ...wish.roles])];
    const id = newId(ctx.now());
    await insertMember(tx, { id, tenantId, organizationId, account, fullName, headPortrait, passwordHash }, roles);
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'member.created',
      subject: { kind: 'member', id },
      after: { account, fullName, organizationId, roles },
    });
    return { id };
  });
}

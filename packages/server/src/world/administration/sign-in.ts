import { createSource } from '../../features/auth/sso/manage-sources.ts';
import type { SystemContext } from '../../platform/context.ts';

/** A provider as administrators would set one up; switched off, because nobody answers at its address. */
export async function seedSignIn(ctx: SystemContext, companyId: string): Promise<void> {
  const { id } = await ctx.read
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'admin')
    .executeTakeFirstOrThrow();
  const actor = {
    id,
    tenantId: companyId,
    organizationId: companyId,
    roles: [],
    capabilities: new Set<never>(),
    sessionKey: '',
    mustChangePassword: false,
  };
  await createSource(
    { ...ctx, actor },
    {
      kind: 'oidc',
      name: '青禾统一身份',
      isEnabled: false,
      createsMembers: true,
      organizationId: companyId,
      matchBy: 'email',
      oidc: {
        issuer: 'https://login.qinghe.example/realms/staff',
        clientId: 'shuyuan',
        scopes: 'openid profile email',
        algorithm: 'RS256',
        matchClaim: 'email',
        accountClaim: 'preferred_username',
        nameClaim: 'name',
        isEmailTrusted: false,
      },
    },
  );
}

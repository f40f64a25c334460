import { demand } from '@shuyuan/contract/kernel/app-error';
import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import type { Context, SystemContext } from '../../../../platform/context.ts';
import type { RawRequest } from '../../../../platform/http/raw.ts';
import { hashOf } from '../../token.ts';
import { ScimError } from './scim-error.ts';
import { findToken, touchToken } from '../token.store.ts';

/** Writing the last use on every request would double the cost of a read. */
const touchEveryMs = 60_000;

/**
 * The other system acts as an administrator of the tenant, never as one of the platform: what people's own rules
 * refuse such an administrator they refuse it too. The trail names the token.
 */
export function asProvisioner(ctx: SystemContext, tenantId: string, id: string): Context {
  const roles = ['org-admin'] as const;
  const capabilities = new Set(capabilitiesOf(roles));
  const actor = {
    id,
    tenantId,
    organizationId: tenantId,
    roles,
    capabilities,
    mustChangePassword: false,
    sessionKey: '',
  };
  return { ...ctx, actor };
}

async function tokenOf(ctx: SystemContext, request: RawRequest, now: Date) {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '') ?? [];
  return token ? findToken(ctx.read, hashOf(token), now) : undefined;
}

/** Before a body is read: a stranger may not send a department. */
export async function demandProvisioner(ctx: SystemContext, request: RawRequest): Promise<void> {
  demand(await tokenOf(ctx, request, new Date(ctx.now())), 'auth.required');
}

export async function findProvisioner(ctx: SystemContext, request: RawRequest): Promise<Context> {
  const now = new Date(ctx.now());
  const found = await tokenOf(ctx, request, now);
  if (!found) throw new ScimError(401, 'A valid bearer token is needed.');
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > touchEveryMs) {
    await ctx.inTransaction((tx) => touchToken(tx, found.id, now));
  }
  return asProvisioner(request.within(found.tenantId), found.tenantId, found.id);
}

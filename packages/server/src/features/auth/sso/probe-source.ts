import type { SourceProblem } from '@shuyuan/contract/auth/sign-in-sources';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { probeDirectory } from './ldap-directory.ts';
import { configOf, storedSecret } from './manage-sources.ts';
import { probeProvider } from './oidc-client.ts';
import { findSource } from './source.store.ts';
import type { SourceInput } from './source.ts';

type Input = SourceInput & { readonly id?: string | undefined };

/** Tries what is on the screen; a secret that was left alone is the stored one. Says what is wrong, never what was answered. */
export async function probeSource(ctx: Context, wish: Input): Promise<{ problem: SourceProblem | null }> {
  configOf(wish);
  const stored = wish.id === undefined ? undefined : await findSource(ctx.read, ctx.actor.tenantId, wish.id);
  demand(wish.id === undefined || stored, 'request.not-found');
  const sealed = stored && wish.secret === undefined ? storedSecret(stored, wish) : null;
  const secret = wish.secret ?? (sealed ? ctx.secrets.open(sealed) : '');
  const { guard } = ctx.external;
  if (secret === null) return { problem: 'secret-unreadable' };
  if (wish.kind === 'oidc' && wish.oidc) {
    return { problem: await probeProvider({ config: wish.oidc, secret, guard }) };
  }
  return { problem: wish.ldap ? await probeDirectory({ config: wish.ldap, bindPassword: secret, guard }) : null };
}

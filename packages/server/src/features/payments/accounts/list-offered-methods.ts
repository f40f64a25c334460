import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { Context } from '../../../platform/context.ts';
import { listProviders } from './provider.store.ts';

/** The providers people may pay with now; a sandbox only where this installation has one. */
export async function listOfferedMethods(
  ctx: Pick<Context, 'read' | 'actor' | 'external'>,
): Promise<readonly ProviderName[]> {
  const rows = await listProviders(ctx.read, ctx.actor.tenantId);
  const isThere = ctx.external.paymentSandbox !== null;
  return rows.filter(({ isEnabled, isSandbox }) => isEnabled && (!isSandbox || isThere)).map(({ method }) => method);
}

import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { countSources, isSsoOnly, lockSources, savePolicyRow } from './source.store.ts';

type Mode = 'open' | 'sso-only';
const modeOf = (ssoOnly: boolean): Mode => (ssoOnly ? 'sso-only' : 'open');

export async function readPolicy(ctx: Context) {
  const { tenantId } = ctx.actor;
  const [ssoOnly, { enabled }] = await Promise.all([isSsoOnly(ctx.read, tenantId), countSources(ctx.read, tenantId)]);
  return { mode: modeOf(ssoOnly), enabledSources: enabled };
}

/** Passwords off or on for everybody of the tenant but the platform's administrators. */
export function savePolicy(ctx: Context, { mode }: { mode: Mode }): Promise<Record<string, never>> {
  const { tenantId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    await lockSources(tx, tenantId);
    const before = modeOf(await isSsoOnly(tx, tenantId));
    demand(mode === 'open' || (await countSources(tx, tenantId)).enabled > 0, 'sign-in.last-source');
    if (before === mode) return {};
    await savePolicyRow(tx, tenantId, mode === 'sso-only');
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'sign-in-policy.changed',
      subject: { kind: 'tenant', id: tenantId },
      before: { mode: before },
      after: { mode },
    });
    return {};
  });
}

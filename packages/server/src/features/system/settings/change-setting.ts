import { demand } from '@shuyuan/contract/kernel/app-error';
import { settingProblem } from '@shuyuan/contract/system/setting-value';
import { type EditableKey, settingTable } from '@shuyuan/contract/system/settings';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import { broadcastSettingChanged } from './follow-container-origins.ts';
import { saveSetting, settingSubject } from './save-setting.ts';
import { deleteSetting, lockSetting } from './settings.store.ts';

type SettingTarget = { readonly organizationId: string; readonly key: EditableKey };

/** What an administrator sets: only a value of the key's form, and a key of the tenant only at its root. */
export async function changeSetting(
  ctx: Context,
  wish: SettingTarget & { readonly value: string; readonly version: string | null },
): Promise<{ version: string }> {
  const { tenantId } = ctx.actor;
  demand(await findOrganization(ctx.read, tenantId, wish.organizationId), 'request.not-found');
  const isAtHome = settingTable[wish.key].scope === 'organization' || wish.organizationId === tenantId;
  demand(isAtHome, 'setting.tenant-only');
  const problem = settingProblem(wish.key, wish.value);
  demand(problem === null, 'setting.invalid', { rule: problem });
  return saveSetting(ctx, { ...wish, tenantId });
}

/** D-009: the organisation has again what the nearest one above it has. */
export async function clearSetting(
  ctx: Context,
  wish: SettingTarget & { readonly version: string },
): Promise<{ key: EditableKey }> {
  const { tenantId } = ctx.actor;
  const cleared = await ctx.inTransaction(async (tx) => {
    demand(await findOrganization(tx, tenantId, wish.organizationId), 'request.not-found');
    const before = await lockSetting(tx, wish);
    demand(before?.version === wish.version, 'request.stale', { version: before?.version ?? null });
    await deleteSetting(tx, wish);
    const change = { action: 'setting.cleared', subject: settingSubject(wish), before: { value: before.value } };
    await recordAudit(tx, ctx, { tenantId, ...change });
    return { key: wish.key };
  });
  broadcastSettingChanged(ctx.bus, wish.key);
  return cleared;
}

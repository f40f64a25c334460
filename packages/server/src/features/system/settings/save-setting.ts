import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { SettingKey } from '@shuyuan/contract/system/settings';
import { recordAudit } from '../../../platform/audit.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { broadcastSettingChanged } from './follow-container-origins.ts';
import { insertSetting, lockSetting, updateSetting } from './settings.store.ts';

type Input = {
  readonly organizationId: string;
  readonly tenantId: string;
  readonly key: SettingKey;
  readonly value: string;
  /** What the change was made from, null for nothing; without it the present value is replaced, whatever it is. */
  readonly version?: string | null;
};

export const settingSubject = ({ organizationId, key }: Pick<Input, 'organizationId' | 'key'>) =>
  ({ kind: 'setting', id: `${organizationId}/${key}` }) as const;

/** Sets one key for an organisation and all below it. Whether the value may be one is for the caller to know. */
export async function saveSetting(
  ctx: ContextOf<{ readonly id: string } | null>,
  wish: Input,
): Promise<{ version: string }> {
  const saved = await ctx.inTransaction(async (tx) => {
    const { organizationId, tenantId, key, value } = wish;
    const before = await lockSetting(tx, wish);
    const current = before?.version ?? null;
    demand(wish.version === undefined || wish.version === current, 'request.stale', { version: current });
    if (before?.value === value) return { version: before.version };
    const version = newId(ctx.now());
    const who = { updatedBy: ctx.actor?.id ?? null, updatedAt: new Date(ctx.now()) };
    const setting = { organizationId, tenantId, key, value, version, ...who };
    if (before) await updateSetting(tx, setting);
    else if (!(await insertSetting(tx, setting))) {
      const first = await lockSetting(tx, wish);
      throw new AppError('request.stale', { version: first?.version ?? null });
    }
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'setting.saved',
      subject: settingSubject(wish),
      ...(before && { before: { value: before.value } }),
      after: { value },
    });
    return { version };
  });
  broadcastSettingChanged(ctx.bus, wish.key);
  return saved;
}

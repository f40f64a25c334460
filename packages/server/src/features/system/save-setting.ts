import type { SettingKey } from '@shuyuan/contract/system/settings';
import { recordAudit } from '../../platform/audit.ts';
import type { ContextOf } from '../../platform/context.ts';
import { saveSetting as save } from './system.store.ts';

type Wish = {
  readonly organizationId: string;
  readonly tenantId: string;
  readonly key: SettingKey;
  readonly value: string;
};

/** Sets one key for an organisation and all below it. */
export function saveSetting(ctx: ContextOf<{ readonly id: string } | null>, wish: Wish): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    await save(tx, { ...wish, updatedBy: ctx.actor?.id ?? null });
    await recordAudit(tx, ctx, {
      tenantId: wish.tenantId,
      action: 'setting.saved',
      subject: { kind: 'setting', id: `${wish.organizationId}/${wish.key}` },
      after: { value: wish.value },
    });
  });
}

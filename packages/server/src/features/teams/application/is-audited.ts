import { isSwitchOn } from '@shuyuan/contract/system/setting-value';
import { settingTable } from '@shuyuan/contract/system/settings';
import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';

/** D-089: it goes by where the account belongs, whoever asks. */
export async function isAudited(ctx: Context, organizationId: string): Promise<boolean> {
  const there = { ...ctx, actor: { ...ctx.actor, organizationId } };
  const [setting] = await readSettings(there, ['KNOWLEDGE_OPERATION_CONFIG']);
  const { form } = settingTable.KNOWLEDGE_OPERATION_CONFIG;
  return setting !== undefined && isSwitchOn(setting.value, form, 'accountAuditIsOpen');
}

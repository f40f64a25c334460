import { isSwitchOn } from '@shuyuan/contract/system/setting-value';
import { settingTable } from '@shuyuan/contract/system/settings';
import type { Context } from '../../platform/context.ts';
import { readSettings } from '../system/index.ts';

/** D-124: where the community is closed nothing is sold, and what has a price is free. */
export async function isSelling(ctx: Context): Promise<boolean> {
  const [setting] = await readSettings(ctx, ['KNOWLEDGE_OPERATION_CONFIG']);
  return isSwitchOn(setting?.value ?? '', settingTable.KNOWLEDGE_OPERATION_CONFIG.form, 'communityIsOpen');
}

import type { Amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isWithinReward } from '@shuyuan/contract/ledger/reward-range';
import { rewardConfigOf } from '@shuyuan/contract/system/app-settings';
import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';

/** D-108: within what the company allows for one reward. */
export async function demandAllowed(ctx: Context, value: Amount): Promise<void> {
  const [setting] = await readSettings(ctx, ['REWARD_RULE']);
  demand(isWithinReward(value, rewardConfigOf(setting?.value ?? '')), 'ledger.outside-range');
}

import type { Amount } from '@shuyuan/contract/kernel/amount';
import { isWithinReward } from '@shuyuan/contract/ledger/reward-range';
import type { AppSettings } from '@shuyuan/contract/system/app-settings';

export { amountIn } from '../../../ui/typed-amount.ts';

export type RewardRange = AppSettings['rewardConfig'];

const steps = [1, 5, 10, 50, 100] as const;

/** What one press fills in, in whole coins: the smallest the company allows and multiples of it. */
export const quickAmounts = ({ min, max }: RewardRange): number[] =>
  steps.map((step) => step * min).filter((coins) => coins <= max);

export type RewardProblem = 'invalid' | 'short';

/** D-108: what stands in the way, said before anything is sent. A balance that is not known yet is for the server to judge. */
export function rewardProblem(
  given: Amount | null,
  { range, balance }: { readonly range: RewardRange; readonly balance: Amount | null },
): RewardProblem | null {
  if (given === null || !isWithinReward(given, range)) return 'invalid';
  return balance !== null && given > balance ? 'short' : null;
}

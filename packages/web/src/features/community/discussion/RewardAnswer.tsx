import { RewardButton } from '../../../shared/ledger/reward/RewardButton.tsx';
import { RewardTotal } from '../../../shared/ledger/reward/RewardTotal.tsx';
import type { Discuss } from './discuss.ts';

/** D-108: the coins an answer has got, and the way to give some. */
export function RewardAnswer({ discuss: { id, author, rewards, mayReward } }: { discuss: Discuss }) {
  const name = author?.fullName;
  return (
    <>
      {rewards && <RewardTotal rewards={rewards} />}
      {mayReward && name && <RewardButton targetType="discuss" targetId={id} name={name} size="compact-sm" />}
    </>
  );
}

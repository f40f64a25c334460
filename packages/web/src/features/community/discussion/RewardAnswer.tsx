import { useSession } from '../../../lib/session.ts';
import { RewardButton } from '../../../shared/ledger/reward/RewardButton.tsx';
import { RewardTotal } from '../../../shared/ledger/reward/RewardTotal.tsx';
import type { Discuss, Discussed } from './discuss.ts';

type Props = { question: Discussed; discuss: Discuss };

/** D-108: coins for an answer, not for a reply below it; nobody gives them to themselves, or to somebody who has left. */
export function RewardAnswer({ question, discuss: { id, parentId, author, rewards } }: Props) {
  const isOwn = useSession(({ currentUser }) => currentUser?.id === author?.id);
  const name = author?.fullName;
  const mayGive = question.state === 'active' && parentId === null && !isOwn;
  return (
    <>
      {rewards && <RewardTotal rewards={rewards} />}
      {mayGive && name && <RewardButton targetType="discuss" targetId={id} name={name} size="compact-sm" />}
    </>
  );
}

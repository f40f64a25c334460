import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttention } from '@shuyuan/contract/community/attention.wire';
import { FollowButton } from '../follow/FollowButton.tsx';
import { OptionalPart } from '../reads/OptionalPart.tsx';
import { useSession } from '../../lib/session.ts';

type Props = { memberId: string; name: string; hasCount?: boolean; size?: 'xs' | 'sm' };

/** D-131: follows a colleague; nobody follows themselves. */
export function FollowPerson({ memberId, ...button }: Props) {
  const isOneself = useSession(({ currentUser }) => currentUser?.id === memberId);
  if (isOneself) return null;
  const target = { targetType: AttentionTarget.member, targetId: memberId } as const;
  return (
    <OptionalPart endpoint={readAttention} input={target}>
      {(attention) => <FollowButton {...target} {...attention} {...button} />}
    </OptionalPart>
  );
}

import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttention } from '@shuyuan/contract/community/attention.wire';
import { FollowButton } from '../follow/FollowButton.tsx';
import { OptionalPart } from '../reads/OptionalPart.tsx';

type Props = { memberId: string; name: string; hasCount?: boolean; size?: 'xs' | 'sm' };

/** D-131: follows a colleague; nobody follows themselves. */
export function FollowPerson({ memberId, ...button }: Props) {
  const target = { targetType: AttentionTarget.member, targetId: memberId } as const;
  return (
    <OptionalPart endpoint={readAttention} input={target}>
      {({ can, ...attention }) => can.follow && <FollowButton {...target} {...attention} {...button} />}
    </OptionalPart>
  );
}

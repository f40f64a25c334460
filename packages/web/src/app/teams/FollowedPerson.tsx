import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { FollowButton } from '../../shared/follow/FollowButton.tsx';
import { PersonName } from '../../shared/people/PersonName.tsx';
import { Face } from '../../ui/Face.tsx';
import classes from './Collection.module.css';

type Person = OutputOf<typeof listFollowedMembers>['items'][number];

export function FollowedPerson({
  person: { id, fullName, portrait, organization, attentionId, attentionNum },
}: {
  person: Person;
}) {
  return (
    <li className={classes.person}>
      <PersonName memberId={id} name={fullName} className={classes.who}>
        <Face name={fullName} src={portrait} size={48} isNamed />
        <span className={classes.words}>
          <bdi className={classes.name}>{fullName}</bdi>
          <span className={classes.soft}>{organization.name}</span>
        </span>
      </PersonName>
      <FollowButton
        targetType={AttentionTarget.member}
        targetId={id}
        name={fullName}
        attentionId={attentionId}
        attentionNum={attentionNum}
        hasCount
        refreshes={[listFollowedMembers]}
      />
    </li>
  );
}

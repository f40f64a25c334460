import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listMembers } from '@shuyuan/contract/people/people.wire';
import { PersonName } from '../../shared/people/PersonName.tsx';
import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Face } from '../../ui/Face.tsx';
import classes from './ColleagueList.module.css';

type Member = OutputOf<typeof listMembers>['items'][number];

export function ColleagueList({ members }: { members: readonly Member[] }) {
  const t = useT('common');
  if (members.length === 0)
    return (
      <EmptyState
        art={<WaitingSeats />}
        title={t('home.colleagues.empty.title')}
        text={t('home.colleagues.empty.text')}
      />
    );
  return (
    <ul className={classes.list}>
      {members.map((member) => (
        <li key={member.id}>
          <PersonName memberId={member.id} name={member.fullName} className={classes.person}>
            <Face name={member.fullName} src={member.portrait} size={40} isNamed />
            <span className={classes.words}>
              <span className={classes.name}>{member.fullName}</span>
              <span className={classes.organization}>{member.organization.name}</span>
            </span>
          </PersonName>
        </li>
      ))}
    </ul>
  );
}

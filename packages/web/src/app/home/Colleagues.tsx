import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { OptionalPart } from '../../lib/OptionalPart.tsx';
import { PersonName } from '../../lib/PersonName.tsx';
import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Face } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import classes from './Colleagues.module.css';

const shown = 7;

function Place({ count = 0, children }: { count?: number; children: ReactNode }) {
  const t = useT('common');
  const hint = count > 0 ? t('home.colleagues.count', { count }) : undefined;
  return (
    <Panel title={t('home.colleagues.title')} icon={<UsersRound />} hint={hint}>
      {children}
    </Panel>
  );
}

type Member = OutputOf<typeof listMembers>['items'][number];

function People({ members }: { members: readonly Member[] }) {
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
            <Face name={member.fullName} src={member.headPortrait} size={40} isNamed />
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

/** Pleasant to have and no reason to disturb anybody: when the directory cannot be had, its place is left out (ERR-15). */
export function Colleagues() {
  const t = useT('common');
  const waiting = (
    <Place>
      <SkeletonList label={t('home.loading')} count={shown} />
    </Place>
  );
  return (
    <OptionalPart endpoint={listMembers} input={{ page: 1, pageSize: shown }} waiting={waiting}>
      {({ items, recordCount }) => (
        <Place count={recordCount}>
          <People members={items} />
        </Place>
      )}
    </OptionalPart>
  );
}

import { listMembers } from '@shuyuan/contract/people/people.wire';
import { UsersRound } from 'lucide-react';
import { PersonName } from '../../lib/PersonName.tsx';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Face } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import classes from './Colleagues.module.css';

const shown = 7;

export function Colleagues() {
  const t = useT('common');
  const members = useRead(listMembers, { page: 1, pageSize: shown }, { claims: 'notices' });
  const { data } = members;
  const count = data && data.recordCount > 0 ? t('home.colleagues.count', { count: data.recordCount }) : undefined;
  return (
    <Panel title={t('home.colleagues.title')} icon={<UsersRound />} hint={count}>
      {members.isPending && <SkeletonList label={t('home.loading')} count={shown} />}
      {members.isError && (
        <ErrorState
          title={t('home.colleagues.failed')}
          retryLabel={t('shell.retry')}
          isRetrying={members.isFetching}
          onRetry={() => void members.refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          art={<WaitingSeats />}
          title={t('home.colleagues.empty.title')}
          text={t('home.colleagues.empty.text')}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((member) => (
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
      )}
    </Panel>
  );
}

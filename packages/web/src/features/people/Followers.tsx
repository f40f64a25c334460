import { listFollowers } from '@shuyuan/contract/community/attention.wire';
import { UsersRound } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { PersonName } from '../../shared/people/PersonName.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Face } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './PersonalHomepage.module.css';

/** As many as a glance takes in; how many there are in all is said above them. */
const shown = 12;

/** D-097: who follows a person, the latest first. */
export function Followers({ memberId }: { memberId: string }) {
  const t = useT('personal');
  const format = useFormat();
  const followers = useRead(listFollowers, { memberId, page: 1, pageSize: shown }, { claims: 'notices' });
  const count = followers.data?.recordCount;
  return (
    <Panel title={t('homepage.followers.title')} icon={<UsersRound />} hint={count ? format.count(count) : null}>
      <ReadStates read={followers} failed={t('homepage.failed')} shape="list" count={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              art={<WaitingSeats />}
              title={t('homepage.followers.empty.title')}
              text={t('homepage.followers.empty.text')}
            />
          ) : (
            <ul className={classes.followers}>
              {items.map(({ id, fullName, portrait, organization }) => (
                <li key={id} className={classes.follower}>
                  <Face name={fullName} src={portrait} size={32} isNamed />
                  <PersonName memberId={id} name={fullName} />
                  <span className={classes.soft}>{organization.name}</span>
                </li>
              ))}
            </ul>
          )
        }
      </ReadStates>
    </Panel>
  );
}

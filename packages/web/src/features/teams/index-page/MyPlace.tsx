import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { UsersRound } from 'lucide-react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { OwnAccountCard } from '../account/OwnAccountCard.tsx';
import { AccountWays } from './AccountWays.tsx';
import classes from './ShareIndex.module.css';

/** TEAM-16: the accounts one belongs to and what is new in each, or how to come to one. */
export function MyPlace() {
  const t = useT('share');
  const mine = useRead(listAccountsOf, {}, { claims: 'notices' });
  return (
    <Panel
      title={t('teams.mine.title')}
      icon={<UsersRound />}
      action={mine.data?.items.length ? <AccountWays /> : undefined}
    >
      <ReadStates read={mine} failed={t('teams.mine.failed')} shape="list" count={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              art={<OpenTalk />}
              title={t('teams.mine.empty.title')}
              text={t('teams.mine.empty.text')}
              action={<AccountWays />}
            />
          ) : (
            <ul className={classes.grid}>
              {items.map((account) => (
                <OwnAccountCard key={account.id} account={account} to="teamContent" />
              ))}
            </ul>
          )
        }
      </ReadStates>
    </Panel>
  );
}

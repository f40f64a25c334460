import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { JoinButton } from '../members/JoinButton.tsx';
import classes from './MyAccounts.module.css';
import { NoAccounts } from './NoAccounts.tsx';
import { OwnAccountCard } from './OwnAccountCard.tsx';

type Props = {
  /** What choosing one of them opens. */
  to: 'teamContent' | 'memberManage' | 'shareOutput';
};

/** D-113: the accounts one belongs to, or how to come to one. */
export function MyAccounts({ to }: Props) {
  const t = useT('share');
  const mine = useRead(listAccountsOf, {}, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('teams.mine.title')} description={t('teams.mine.description')} actions={<JoinButton />} />
      <ReadStates read={mine} failed={t('teams.mine.failed')} shape="cards" count={3}>
        {({ items }) =>
          items.length === 0 ? (
            <NoAccounts />
          ) : (
            <>
              <ul className={classes.grid} aria-label={t('teams.mine.title')}>
                {items.map((account) => (
                  <OwnAccountCard key={account.id} account={account} to={to} />
                ))}
              </ul>
              <p className={classes.more}>
                <PathLink to="certificationAccount">{t('teams.mine.apply')}</PathLink>
              </p>
            </>
          )
        }
      </ReadStates>
    </>
  );
}

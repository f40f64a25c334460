import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Account.module.css';
import type { AccountTab } from './account-tab.ts';
import { AccountHead } from './AccountHead.tsx';
import { AccountNews } from './AccountNews.tsx';
import { AccountTabs } from './AccountTabs.tsx';
import { TrendTiles } from './report/TrendTiles.tsx';
import { UnknownAccount } from './UnknownAccount.tsx';
import { useAccount } from './use-account.ts';

/** TEAM-01: a share account with everything the reader may see of it. */
export function AccountView({ id, tabs }: { id: string; tabs: readonly AccountTab[] }) {
  const t = useT('share');
  const { account, isUnknown } = useAccount(id);
  if (isUnknown) return <UnknownAccount />;
  return (
    <ReadStates read={account} failed={t('teams.account.failed')} shape="list" count={3}>
      {(data) => (
        <div className={classes.column}>
          <AccountNews account={data} />
          <AccountHead account={data} />
          <TrendTiles id={id} />
          <AccountTabs account={data} more={tabs} />
        </div>
      )}
    </ReadStates>
  );
}

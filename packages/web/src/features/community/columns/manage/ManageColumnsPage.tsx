import { go } from '../../../../lib/navigation.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { ColumnSummary } from './ColumnSummary.tsx';
import classes from './Manage.module.css';
import { ManagedColumns } from './ManagedColumns.tsx';
import { NewColumnLink } from './NewColumnLink.tsx';
import { NoKeptAccounts } from './NoKeptAccounts.tsx';
import { useKeptAccounts } from './use-kept-accounts.ts';

/** ROUTE-41: the columns of the accounts one keeps. */
export function ManageColumnsPage() {
  const t = useT('share');
  const { read, accounts, current } = useKeptAccounts();
  return (
    <>
      <PageTitle
        title={t('community.column.manage.title')}
        description={t('community.column.manage.description')}
        actions={current && <NewColumnLink accountId={current.id} />}
      />
      <ReadStates read={read} failed={t('teams.mine.failed')} shape="cards" count={3}>
        {() =>
          current === undefined ? (
            <NoKeptAccounts />
          ) : (
            <div className={classes.stack}>
              <AccountChoice
                accounts={accounts}
                current={current.id}
                onChoose={(teamID) => go('columnCard', {}, { teamID })}
              />
              <ColumnSummary accountId={current.id} />
              <ManagedColumns key={current.id} accountId={current.id} />
            </div>
          )
        }
      </ReadStates>
    </>
  );
}

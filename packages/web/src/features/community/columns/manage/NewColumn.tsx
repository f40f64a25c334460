import { goInstead } from '../../../../lib/navigation.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { ColumnForm } from './ColumnForm.tsx';
import classes from './Manage.module.css';
import { NoKeptAccounts } from './NoKeptAccounts.tsx';
import { useKeptAccounts } from './use-kept-accounts.ts';

export function NewColumn() {
  const t = useT('share');
  const { read, accounts, current } = useKeptAccounts();
  return (
    <>
      <PageTitle title={t('community.column.add')} description={t('community.column.manage.empty.text')} />
      <ReadStates read={read} failed={t('teams.mine.failed')} shape="list" count={3}>
        {() =>
          current === undefined ? (
            <NoKeptAccounts />
          ) : (
            <div className={classes.stack}>
              <AccountChoice
                accounts={accounts}
                current={current.id}
                onChoose={(teamID) => goInstead('columnAdd', {}, { teamID })}
              />
              <ColumnForm column={null} accountId={current.id} />
            </div>
          )
        }
      </ReadStates>
    </>
  );
}

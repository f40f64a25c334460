import { readColumnForm } from '@shuyuan/contract/community/column.wire';
import { goInstead } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../lib/ReadStates.tsx';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { isUnknown } from '../../is-unknown.ts';
import { UnknownColumn } from '../UnknownColumn.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { ColumnForm } from './ColumnForm.tsx';
import classes from './Manage.module.css';
import { NoKeptAccounts } from './NoKeptAccounts.tsx';
import { useKeptAccounts } from './use-kept-accounts.ts';

function EditedColumn({ id }: { id: string }) {
  const t = useT('share');
  const column = useRead(readColumnForm, { id }, { claims: 'notices', staleTime: Infinity, gcTime: 0 });
  if (isUnknown(column.error)) return <UnknownColumn />;
  return (
    <>
      <PageTitle title={t('community.column.edit.title')} />
      <ReadStates read={column} failed={t('community.column.failed')} shape="list" count={3}>
        {(data) => <ColumnForm column={data} accountId={data.comeEnjoyId} />}
      </ReadStates>
    </>
  );
}

function NewColumn() {
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

/** ROUTE-41: a new column, or, where the address names one, that column. */
export function ColumnFormPage() {
  const { id } = useSearchParams();
  return id === undefined ? <NewColumn /> : <EditedColumn key={id} id={id} />;
}

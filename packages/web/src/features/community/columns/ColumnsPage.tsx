import { Button } from '@mantine/core';
import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { BookOpenText } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AccountColumns } from './AccountColumns.tsx';
import classes from './Columns.module.css';
import { RecommendedColumns } from './RecommendedColumns.tsx';
import { SubscribedColumns } from './SubscribedColumns.tsx';

function OfAccount({ accountId }: { accountId: string }) {
  const t = useT('share');
  // Its name only: without it the list still stands.
  const account = useRead(readAccount, { id: accountId }, { claims: 'all', retry: false });
  const name = account.data?.name;
  const back = (
    <PathLink to="teamContent" params={{ id: accountId }}>
      {t('teams.members.back')}
    </PathLink>
  );
  return (
    <>
      <PageTitle
        title={name === undefined ? t('community.column.title') : t('community.column.of', { name })}
        actions={back}
      />
      <AccountColumns accountId={accountId} />
    </>
  );
}

function Overview() {
  const t = useT('share');
  const manage = (
    <Button
      component="a"
      href={href('columnCard')}
      variant="default"
      leftSection={<BookOpenText size={16} aria-hidden />}
    >
      {t('community.column.manage.all')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('community.column.title')} description={t('community.column.description')} actions={manage} />
      <div className={classes.stack}>
        <RecommendedColumns />
        <SubscribedColumns />
      </div>
    </>
  );
}

/** ROUTE-39: the columns of the account the address names; where none is named, one's own and recommended ones. */
export function ColumnsPage() {
  const { teamID } = useSearchParams();
  return teamID === undefined ? <Overview /> : <OfAccount key={teamID} accountId={teamID} />;
}

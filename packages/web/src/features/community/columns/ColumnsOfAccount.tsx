import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AccountColumns } from './AccountColumns.tsx';

export function ColumnsOfAccount({ accountId }: { accountId: string }) {
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

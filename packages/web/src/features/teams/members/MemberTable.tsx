import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { Account } from '../account/account.ts';
import { AddButton } from './AddButton.tsx';
import classes from './Members.module.css';
import { NobodyFound } from './NobodyFound.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import { useMembers } from './use-members.ts';

/** TEAM-21: the people of an account, found by name. */
export function MemberTable({ account, isKeeper }: { account: Account; isKeeper: boolean }) {
  const t = useT('share');
  const columns = useMemberColumns(account);
  const { members, search, paging, find, turn } = useMembers(account.id);
  return (
    <div className={classes.column}>
      <div className={classes.tools}>
        <SearchBox
          className={classes.search}
          label={t('teams.members.search')}
          placeholder={t('teams.members.search')}
          clearLabel={t('teams.members.search.clear')}
          initialValue={search}
          onSearch={find}
          onClear={() => find('')}
        />
        {isKeeper && <AddButton id={account.id} />}
      </div>
      <Panel padding="flush">
        <DataTable
          caption={t('teams.members.of', { name: account.name })}
          columns={columns}
          rowKey={({ memberId }) => memberId}
          content={tableContent(members, { failed: t('teams.members.failed'), empty: <NobodyFound /> })}
        />
      </Panel>
      <ListPager paging={paging} recordCount={members.data?.recordCount ?? 0} onChange={turn} />
    </div>
  );
}

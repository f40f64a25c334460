import { listScimGroups } from '@shuyuan/contract/auth/sign-in.wire';
import { useFormat } from '../../../lib/format.ts';
import { ListPager } from '../../../lib/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { WaitingSeats } from '../../../ui/art/EmptyArt.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { type Group, RoleOfGroup } from './RoleOfGroup.tsx';
import classes from './SignInAdmin.module.css';
import { SignInList } from './SignInList.tsx';

/** Groups another system sends, and the role their members have here. */
export function GroupsTab() {
  const t = useT('admin');
  const format = useFormat();
  const paging = usePaging();
  const groups = useRead(listScimGroups, paging, { claims: 'notices' });
  const columns: readonly Column<Group>[] = [
    { key: 'name', header: t('admin.signIn.group.column.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'members',
      header: t('admin.signIn.group.column.members'),
      align: 'end',
      cell: ({ memberCount }) => format.count(memberCount),
    },
    { key: 'role', header: t('admin.signIn.group.column.role'), cell: (group) => <RoleOfGroup group={group} /> },
  ];
  const title = t('admin.signIn.group.empty.title');
  return (
    <div className={classes.stack}>
      <p className={classes.soft}>{t('admin.signIn.group.hint')}</p>
      <SignInList
        caption={t('admin.signIn.tab.groups')}
        list={groups}
        columns={columns}
        empty={{ art: <WaitingSeats />, title, text: t('admin.signIn.group.empty.text') }}
      />
      <ListPager
        paging={paging}
        recordCount={groups.data?.recordCount ?? 0}
        onChange={(next) => go('adminSignIn', {}, { tab: 'groups', ...next })}
      />
    </div>
  );
}

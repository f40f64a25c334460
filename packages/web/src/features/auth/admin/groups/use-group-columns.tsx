import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { PlaceOfGroup } from './PlaceOfGroup.tsx';
import type { Group } from './use-mapping-group.ts';
import { RoleOfGroup } from './RoleOfGroup.tsx';

export function useGroupColumns(): readonly Column<Group>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    { key: 'name', header: t('admin.signIn.group.column.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'members',
      header: t('admin.signIn.group.column.members'),
      align: 'end',
      cell: ({ memberCount }) => format.count(memberCount),
    },
    { key: 'role', header: t('admin.signIn.group.column.role'), cell: (group) => <RoleOfGroup group={group} /> },
    { key: 'place', header: t('admin.signIn.group.column.place'), cell: (group) => <PlaceOfGroup group={group} /> },
  ];
}

import { NativeSelect } from '@mantine/core';
import { groupRoles } from '@shuyuan/contract/auth/scim';
import { listScimGroups, mapScimGroup } from '@shuyuan/contract/auth/sign-in.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

export type Group = OutputOf<typeof listScimGroups>['items'][number];

export function RoleOfGroup({ group }: { group: Group }) {
  const t = useT('admin');
  const common = useT('common');
  const map = useWrite(mapScimGroup, {
    refreshes: [listScimGroups],
    onSuccess: () => showNotice(t('admin.signIn.group.mapped', { name: group.name }), 'success'),
  });
  const options = [
    { value: 'none', label: t('admin.signIn.group.none') },
    ...groupRoles.map((role) => ({ value: role, label: common(`role.${role}`) })),
  ];
  return (
    <NativeSelect
      aria-label={t('admin.signIn.group.role.named', { name: group.name })}
      data={options}
      disabled={map.isPending}
      value={group.role ?? 'none'}
      onChange={({ currentTarget: { value } }) =>
        map.mutate({ id: group.id, role: groupRoles.find((role) => role === value) ?? 'none' })
      }
    />
  );
}

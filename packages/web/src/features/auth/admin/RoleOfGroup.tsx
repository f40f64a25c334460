import { NativeSelect } from '@mantine/core';
import { groupRoles } from '@shuyuan/contract/auth/scim';
import { useT } from '../../../lib/texts.ts';
import { type Group, useMappingGroup } from './use-mapping-group.ts';

export function RoleOfGroup({ group }: { group: Group }) {
  const t = useT('admin');
  const common = useT('common');
  const map = useMappingGroup(group);
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

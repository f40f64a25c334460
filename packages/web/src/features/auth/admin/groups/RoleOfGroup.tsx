import { NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { groupRoles } from '@shuyuan/contract/auth/scim';
import { useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { type Group, useMappingGroup } from './use-mapping-group.ts';

/** The arrow keys pass by other roles on their way: nobody shall hold one of those for a moment. */
const settledMs = 800;

export function RoleOfGroup({ group }: { group: Group }) {
  const t = useT('admin');
  const common = useT('common');
  const map = useMappingGroup(group);
  // Shown until the list has another role than it had when this one was chosen.
  const [choice, setChoice] = useState<{ value: string; over: Group['role'] } | null>(null);
  const chosen = choice?.over === group.role ? choice.value : null;
  const isByKeys = useRef(false);
  const save = useDebouncedCallback(
    (value: string) =>
      map.mutate(
        { id: group.id, role: groupRoles.find((role) => role === value) ?? 'none' },
        { onError: () => setChoice(null) },
      ),
    { delay: settledMs, flushOnUnmount: true },
  );
  const options = [
    { value: 'none', label: t('admin.signIn.group.none') },
    ...groupRoles.map((role) => ({ value: role, label: common(`role.${role}`) })),
  ];
  return (
    <NativeSelect
      aria-label={t('admin.signIn.group.role.named', { name: group.name })}
      data={options}
      value={chosen ?? group.role ?? 'none'}
      onKeyDown={() => (isByKeys.current = true)}
      onPointerDown={() => (isByKeys.current = false)}
      onBlur={save.flush}
      onChange={({ currentTarget: { value } }) => {
        setChoice({ value, over: group.role });
        save(value);
        if (!isByKeys.current) save.flush();
      }}
    />
  );
}

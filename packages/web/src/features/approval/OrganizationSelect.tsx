import { readOrganizationTree } from '@shuyuan/contract/people/organizations.wire';
import { NativeSelect } from '@mantine/core';
import { useRead } from '../../lib/queries.ts';
import { organizationOptions } from './organization-options.ts';

type Props = { label: string; description?: string; value: string; onChange: (id: string) => void };

/** One organisation of the tenant; the first is the root. */
export function OrganizationSelect({ label, description, value, onChange }: Props) {
  const tree = useRead(readOrganizationTree, {});
  return (
    <NativeSelect
      label={label}
      description={description}
      data={organizationOptions(tree.data?.items ?? [])}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

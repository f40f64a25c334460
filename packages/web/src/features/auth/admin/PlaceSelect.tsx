import { NativeSelect } from '@mantine/core';
import { readOrganizationTree } from '@shuyuan/contract/people/organizations.wire';
import { useEffect } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

type Props = { value: string; isMissing: boolean; onChange: (id: string) => void };

/** Where new members belong; the company itself until somebody chooses. */
export function PlaceSelect({ value, isMissing, onChange }: Props) {
  const t = useT('admin');
  const { data } = useRead(readOrganizationTree, {});
  const items = data?.items ?? [];
  const root = items[0]?.id;
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const options = items.map(({ id, name, parentId }) => {
    const above = parentId === null || parentId === root ? undefined : names.get(parentId);
    return { value: id, label: above ? t('admin.signIn.place.below', { name, above }) : name };
  });

  useEffect(() => {
    if (value === '' && root) onChange(root);
  }, [value, root, onChange]);

  return (
    <NativeSelect
      label={t('admin.signIn.field.organizationId')}
      description={t('admin.signIn.field.organizationId.hint')}
      data={options}
      value={value}
      error={isMissing && t('admin.signIn.field.required')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

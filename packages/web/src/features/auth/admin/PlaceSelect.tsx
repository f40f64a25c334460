import { useEffect } from 'react';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';

type Props = { value: string; isMissing: boolean; onChange: (id: string) => void };

/** Where new members belong; the company itself until somebody chooses. */
export function PlaceSelect({ value, isMissing, onChange }: Props) {
  const t = useT('admin');
  const root = useSession((session) => session.rootOrganization?.id);

  useEffect(() => {
    if (value === '' && root) onChange(root);
  }, [value, root, onChange]);

  return (
    <OrganizationPicker
      label={t('admin.signIn.field.organizationId')}
      description={t('admin.signIn.field.organizationId.hint')}
      value={value}
      error={isMissing && t('admin.signIn.field.required')}
      onChange={onChange}
    />
  );
}

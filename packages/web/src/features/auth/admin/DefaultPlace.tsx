import { readScimPlace, saveScimPlace } from '@shuyuan/contract/auth/sign-in.wire';
import { showNotice } from '../../../lib/notices.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

/** Where people stand whom no group places. */
export function DefaultPlace() {
  const t = useT('admin');
  const { data } = useRead(readScimPlace, {});
  const save = useWrite(saveScimPlace, {
    refreshes: [readScimPlace],
    onSuccess: () => showNotice(t('admin.signIn.place.saved'), 'success'),
  });
  if (!data) return null;
  return (
    <OrganizationPicker
      label={t('admin.signIn.place.label')}
      description={t('admin.signIn.place.hint')}
      value={data.organization.id}
      onChange={(organizationId) => save.mutate({ organizationId })}
    />
  );
}

import { NativeSelect } from '@mantine/core';
import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { organizationClaims, readsOfOrganizations, refusalText } from './organization-writes.ts';
import type { Option, OrganizationBranch } from './organization-options.ts';

type Props = {
  branch: OrganizationBranch;
  /** Where it was dropped; chosen in the dialog otherwise. */
  target: string | null;
  places: readonly Option[];
  onClose: () => void;
};

/** The way without a mouse, and the question after a drop: a whole sub-tree moves, with all its people. */
export function MoveOrganization({ branch, target, places, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [parentId, setParentId] = useState(target ?? branch.parentId ?? '');
  const { id, name, version } = branch;
  const moving = useWrite(moveOrganization, {
    claims: organizationClaims,
    refreshes: readsOfOrganizations,
    onSuccess: () => {
      showNotice(t('admin.organizations.moved', { name }), 'success');
      onClose();
    },
  });
  const submit = () => (parentId === branch.parentId ? onClose() : moving.mutate({ id, version, parentId }));
  return (
    <FormDialog
      isOpen
      {...texts}
      title={t('admin.organizations.move.title', { name })}
      submitLabel={t('admin.organizations.move.confirm')}
      width={480}
      isBusy={moving.isPending}
      error={refusalText(moving.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        label={t('admin.organizations.move.parent')}
        description={t('admin.organizations.move.text')}
        data-autofocus
        value={parentId}
        data={[...places]}
        onChange={(event) => setParentId(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

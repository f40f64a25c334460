import { deleteOrganization } from '@shuyuan/contract/people/organizations.wire';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { OrganizationNode } from './organization-node.ts';
import { organizationClaims, readsOfOrganizations, refusalText } from './organization-writes.ts';

type Props = { node: OrganizationNode; onClose: () => void };

export function DeleteOrganization({ node: { id, name }, onClose }: Props) {
  const t = useT('admin');
  const { cancelLabel, closeLabel } = useFormDialogTexts();
  const deleting = useWrite(deleteOrganization, {
    claims: organizationClaims,
    refreshes: readsOfOrganizations,
    onSuccess: () => {
      showNotice(t('admin.organizations.deleted', { name }), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.organizations.delete.title', { name })}
      text={t('admin.organizations.delete.text')}
      confirmLabel={t('admin.organizations.delete')}
      cancelLabel={cancelLabel}
      closeLabel={closeLabel}
      isDestructive
      isBusy={deleting.isPending}
      error={refusalText(deleting.error)}
      onConfirm={() => deleting.mutate({ id })}
      onCancel={onClose}
    />
  );
}

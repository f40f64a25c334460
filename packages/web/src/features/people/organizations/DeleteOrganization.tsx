import { deleteOrganization } from '@shuyuan/contract/people/organizations.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { OrganizationNode } from './organization-node.ts';
import { organizationClaims, readsOfOrganizations } from './organization-writes.ts';

type Props = { node: OrganizationNode; onClose: () => void };

export function DeleteOrganization({ node: { id, name }, onClose }: Props) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.organizations.delete.title', { name })}
      text={t('admin.organizations.delete.text')}
      confirmLabel={t('admin.organizations.delete')}
      doneText={t('admin.organizations.deleted', { name })}
      endpoint={deleteOrganization}
      input={{ id }}
      refreshes={readsOfOrganizations}
      claims={organizationClaims}
      onClose={onClose}
    />
  );
}

import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { showNotice } from '../../../lib/notices.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { Spot } from './drop-zones.ts';
import type { OrganizationNode } from './organization-node.ts';
import { organizationClaims, readsOfOrganizations } from './organization-writes.ts';

type Props = {
  node: OrganizationNode;
  /** Where it was dropped; chosen in the dialog otherwise. */
  spot: Spot | null;
  onMoved: (parentId: string) => void;
  onClose: () => void;
};

/** The way without a mouse, and the question after a drop: a whole sub-tree moves, with all its people. */
export function MoveOrganization({ node, spot, onMoved, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [parentId, setParentId] = useState(spot?.parentId ?? node.parentId ?? '');
  const { id, name, version } = node;
  const moving = useWrite(moveOrganization, {
    claims: organizationClaims,
    refreshes: readsOfOrganizations,
    onSuccess: () => {
      showNotice(t('admin.organizations.moved', { name }), 'success');
      onMoved(parentId);
      onClose();
    },
  });
  // The place between two rows belongs to the parent it was dropped in, not to one chosen afterwards.
  const wish = spot?.parentId === parentId ? spot : { parentId };
  const submit = () => (parentId === node.parentId ? onClose() : moving.mutate({ id, version, ...wish }));
  return (
    <FormDialog
      isOpen
      {...texts}
      title={t('admin.organizations.move.title', { name })}
      submitLabel={t('admin.organizations.move.confirm')}
      width={480}
      isBusy={moving.isPending}
      error={claimedText(moving.error, organizationClaims)}
      onSubmit={submit}
      onClose={onClose}
    >
      <OrganizationPicker
        label={t('admin.organizations.move.parent')}
        description={t('admin.organizations.move.text')}
        hasFocus
        value={parentId}
        but={id}
        onChange={setParentId}
      />
    </FormDialog>
  );
}

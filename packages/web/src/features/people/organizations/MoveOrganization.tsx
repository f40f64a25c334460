import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { showNotice } from '../../../lib/notices.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { Spot } from './tree/drop-zones.ts';
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
  const form = useDraftForm({
    initial: { parentId: spot?.parentId ?? node.parentId ?? '' },
    refusals: refusalsOfForm(organizationClaims),
    // A choice that is made again at once: nobody is asked about it.
    isSame: () => true,
  });
  const { parentId } = form.draft;
  const { id, name, version } = node;
  const moving = useWrite(moveOrganization, {
    claims: form.claims,
    refreshes: readsOfOrganizations,
    // Said before, the notice would stand beside a row that is about to go, and take an open menu with it.
    isDoneWhenFresh: true,
    onSuccess: () => {
      showNotice(t('admin.organizations.moved', { name }), 'success');
      onMoved(parentId);
      onClose();
    },
  });
  // The place between two rows belongs to the parent it was dropped in, not to one chosen afterwards.
  const target = spot?.parentId === parentId ? spot : { parentId };
  const send = () =>
    parentId === node.parentId ? onClose() : moving.mutate({ id, version, ...target }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('admin.organizations.move.title', { name })}
      submitLabel={t('admin.organizations.move.confirm')}
      width={480}
      isBusy={moving.isPending}
      onSend={send}
      onClose={onClose}
    >
      <OrganizationPicker
        label={t('admin.organizations.move.parent')}
        description={t('admin.organizations.move.text')}
        hasFocus
        value={parentId}
        but={id}
        onChange={(chosen) => form.change({ parentId: chosen })}
      />
    </DraftDialog>
  );
}

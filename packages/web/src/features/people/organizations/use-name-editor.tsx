import { createOrganization, renameOrganization } from '@shuyuan/contract/people/organizations.wire';
import { claimedText } from '../../../lib/claimed-text.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { NameEditor } from './NameEditor.tsx';
import type { OrganizationNode } from './organization-node.ts';
import { organizationClaims, readsOfOrganizations } from './organization-writes.ts';

export type Naming = { readonly action: 'add' | 'rename'; readonly node: OrganizationNode };

/** The row that is being written: a new organisation below `node`, or another name for it. */
export function useNameEditor(naming: Naming | null, onDone: () => void) {
  const t = useT('admin');
  const options = { claims: organizationClaims, refreshes: readsOfOrganizations };
  const adding = useWrite(createOrganization, {
    ...options,
    onSuccess: (_answer, { name }) => {
      showNotice(t('admin.organizations.added', { name }), 'success');
      onDone();
    },
  });
  const renaming = useWrite(renameOrganization, {
    ...options,
    onSuccess: (_answer, { name }) => {
      showNotice(t('admin.organizations.renamed', { name }), 'success');
      onDone();
    },
  });
  const writing = naming?.action === 'add' ? adding : renaming;
  if (!naming) return { renaming: null, adding: null };
  const { action, node } = naming;
  const submit = (name: string) =>
    action === 'add'
      ? adding.mutate({ parentId: node.id, name })
      : renaming.mutate({ id: node.id, version: node.version, name });
  const editor = (
    <NameEditor
      key={`${action} ${node.id}`}
      initial={action === 'add' ? '' : node.name}
      isBusy={writing.isPending}
      error={claimedText(writing.error, organizationClaims)}
      onEdit={writing.reset}
      onSubmit={submit}
      onCancel={() => {
        writing.reset();
        onDone();
      }}
    />
  );
  const place = { id: node.id, editor };
  return action === 'add' ? { renaming: null, adding: place } : { renaming: place, adding: null };
}

import { createOrganization, renameOrganization } from '@shuyuan/contract/people/organizations.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { NameEditor } from './NameEditor.tsx';
import type { OrganizationBranch } from './organization-options.ts';
import { organizationClaims, readsOfOrganizations, refusalText } from './organization-writes.ts';

export type Naming = { readonly action: 'add' | 'rename'; readonly branch: OrganizationBranch };

/** The row that is being written: a new organisation below `branch`, or another name for it. */
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
  const { action, branch } = naming;
  const submit = (name: string) =>
    action === 'add'
      ? adding.mutate({ parentId: branch.id, name })
      : renaming.mutate({ id: branch.id, version: branch.version, name });
  const editor = (
    <NameEditor
      key={`${action} ${branch.id}`}
      initial={action === 'add' ? '' : branch.name}
      isBusy={writing.isPending}
      error={refusalText(writing.error)}
      onEdit={writing.reset}
      onSubmit={submit}
      onCancel={() => {
        writing.reset();
        onDone();
      }}
    />
  );
  const place = { id: branch.id, editor };
  return action === 'add' ? { renaming: null, adding: place } : { renaming: place, adding: null };
}

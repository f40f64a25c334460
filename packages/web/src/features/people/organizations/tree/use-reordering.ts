import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Spot } from './drop-zones.ts';
import type { OrganizationNode, OrganizationPlace } from '../organization-node.ts';
import { readsOfOrganizations } from '../organization-writes.ts';

/** Another place among the same siblings: done at once, because nobody inherits anything else by it. */
export function useReordering() {
  const t = useT('admin');
  const [movedId, setMovedId] = useState<string | null>(null);
  const moving = useWrite(moveOrganization, { refreshes: readsOfOrganizations, isDoneWhenFresh: true });
  const reorder = ({ id, name, version }: OrganizationNode, spot: Spot) =>
    moving.mutate(
      { id, version, ...spot },
      { onSuccess: () => showNotice(t('admin.organizations.reordered', { name }), 'success') },
    );
  /** By a key: one place up or down. */
  const step = ({ node, previousId, nextId }: OrganizationPlace, direction: 'up' | 'down') => {
    setMovedId(node.id);
    if (node.parentId === null) return;
    if (direction === 'up' && previousId) reorder(node, { parentId: node.parentId, beforeId: previousId });
    if (direction === 'down' && nextId) reorder(node, { parentId: node.parentId, afterId: nextId });
  };
  return { movedId, reorder, step };
}

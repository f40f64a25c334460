import { useState } from 'react';
import { goInstead } from '../../../../lib/navigation.ts';
import { type Spot, spotOf } from './drop-zones.ts';
import type { OrganizationNode, OrganizationPlace } from '../organization-node.ts';
import { closed, opened, treeAddress, type TreeView } from './tree-address.ts';
import type { TreeControls } from './tree-controls.ts';
import { useNameEditor } from '../use-name-editor.tsx';
import { useReordering } from './use-reordering.ts';

/** What is being done, one thing at a time. */
type Doing =
  | { readonly action: 'add' | 'rename' | 'delete'; readonly node: OrganizationNode }
  | { readonly action: 'move'; readonly node: OrganizationNode; readonly spot: Spot | null };

export const showTree = (view: TreeView): void => goInstead('adminOrganizations', {}, treeAddress.write(view));

/** What the rows share, and what was begun from one of them. */
export function useOrganizationTree(view: TreeView) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [dragged, setDragged] = useState<OrganizationPlace | null>(null);
  const { movedId, reorder, step } = useReordering();
  const stop = () => setDoing(null);
  /** A name that is answered late does not close the dialog that was opened meanwhile. */
  const stopNaming = () => setDoing((now) => (now?.action === 'move' || now?.action === 'delete' ? now : null));
  const isNaming = doing?.action === 'add' || doing?.action === 'rename';
  const editors = useNameEditor(isNaming ? { action: doing.action, node: doing.node } : null, stopNaming);
  const begin = (next: Doing) => {
    const { action, node } = next;
    // A new row below a closed organisation would not be seen.
    if (action === 'add' && node.parentId !== null && !view.open.has(node.id)) showTree(opened(view, node.id));
    setDoing(next);
  };
  const controls: TreeControls = {
    ...editors,
    open: view.open,
    movedId,
    dragged,
    onDrag: setDragged,
    onOpen: (id, pages) => showTree(opened(view, id, pages)),
    onClose: (id) => showTree(closed(view, id)),
    onAct: (place, action) => {
      if (action === 'up' || action === 'down') step(place, action);
      else begin(action === 'move' ? { action, node: place.node, spot: null } : { action, node: place.node });
    },
    onDrop: ({ node }, target, zone) => {
      const spot = spotOf(target, zone);
      if (spot.parentId === node.parentId) reorder(node, spot);
      else setDoing({ action: 'move', node, spot });
    },
  };
  return { controls, doing, stop };
}

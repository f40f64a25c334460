import { ChevronRight } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import type { OrganizationNode } from '../organization-node.ts';
import classes from './OrganizationTree.module.css';
import { useTreeControls } from './tree-controls.ts';

export function RowToggle({ node }: { node: OrganizationNode }) {
  const t = useT('admin');
  const { open, onOpen, onClose } = useTreeControls();
  const isOpen = open.has(node.id);
  // The company itself is always open: without it the page would be one line.
  if (node.childCount === 0 || node.parentId === null) return <span className={classes.toggle} />;
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={t(isOpen ? 'admin.organizations.collapse' : 'admin.organizations.expand', { name: node.name })}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? onClose(node.id) : onOpen(node.id, 1))}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}

import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { BranchEnd } from './BranchEnd.tsx';
import { type OrganizationPlace, placesOf } from '../organization-node.ts';
import { OrganizationMenu } from '../OrganizationMenu.tsx';
import classes from './OrganizationTree.module.css';
import { RowToggle } from './RowToggle.tsx';
import { useTreeControls } from './tree-controls.ts';
import { useBranch } from './use-branch.ts';
import { useDropTarget, useKeptFocus } from './use-row.ts';

type RowProps = {
  place: OrganizationPlace;
  /** The way from the company down, where the tree around does not show it. */
  way?: ReactNode;
  /** What stands below it, where that is known already. */
  children?: ReactNode;
};

export function OrganizationRow({ place, way, children }: RowProps) {
  const t = useT('admin');
  const { open, renaming, adding, onDrag, onAct } = useTreeControls();
  const target = useDropTarget(place);
  const button = useKeptFocus(place);
  const { node, above } = place;
  const isRenamed = renaming?.id === node.id;
  const isMovable = node.parentId !== null && !isRenamed;
  const isOpen = open.has(node.id) || adding?.id === node.id;
  return (
    <li>
      <div
        className={classes.row}
        {...target}
        draggable={isMovable}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(place);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <RowToggle node={node} />
        {isRenamed ? (
          renaming.editor
        ) : (
          <>
            <span className={classes.name}>
              {node.name}
              {way}
            </span>
            <span className={classes.count}>{t('admin.organizations.count', { count: node.memberCount })}</span>
            {isMovable && <GripVertical className={classes.grip} size={16} aria-hidden />}
            <OrganizationMenu place={place} buttonRef={button} onAct={(action) => onAct(place, action)} />
          </>
        )}
      </div>
      {children ?? (isOpen && <OrganizationBranch id={node.id} above={[...above, node.id]} />)}
    </li>
  );
}

type ListProps = { branch: ReturnType<typeof useBranch>; id: string; above: readonly string[] };

/** The rows of a branch, the way to more of them, and the row of a new one. */
export function BranchList({ branch, id, above }: ListProps) {
  const { open, adding, onOpen } = useTreeControls();
  return (
    <ul className={classes.branches}>
      {placesOf(branch.items, above).map((place) => (
        <OrganizationRow key={place.node.id} place={place} />
      ))}
      <BranchEnd branch={branch} onMore={() => onOpen(id, (open.get(id) ?? 1) + 1)} />
      {adding?.id === id && (
        <li>
          <div className={classes.row}>
            <span className={classes.toggle} />
            {adding.editor}
          </div>
        </li>
      )}
    </ul>
  );
}

function OrganizationBranch({ id, above }: { id: string; above: readonly string[] }) {
  const { open } = useTreeControls();
  return <BranchList branch={useBranch(id, open.get(id) ?? 1)} id={id} above={above} />;
}

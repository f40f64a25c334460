import { ChevronRight, GripVertical } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { type OrganizationAction, OrganizationMenu } from './OrganizationMenu.tsx';
import type { OrganizationBranch } from './organization-options.ts';
import classes from './OrganizationTree.module.css';
import { mayMoveTo } from './tree-view.ts';

type Props = {
  branches: readonly OrganizationBranch[];
  closed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onAct: (branch: OrganizationBranch, action: OrganizationAction) => void;
  onDrop: (moved: OrganizationBranch, target: OrganizationBranch) => void;
  /** Drawn in place of the name of an organisation that is being renamed. */
  renaming: { readonly id: string; readonly editor: ReactNode } | null;
  /** Drawn as the last row below the organisation that gets a new one. */
  adding: { readonly id: string; readonly editor: ReactNode } | null;
};
type RowProps = Props & { branch: OrganizationBranch; dragged: OrganizationBranch | null; onDrag: OnDrag };
type OnDrag = (branch: OrganizationBranch | null) => void;

function useDropTarget({ branch, dragged, onDrag, onDrop }: RowProps) {
  const [isOver, setIsOver] = useState(false);
  const isTarget = dragged !== null && mayMoveTo(dragged, branch);
  const over = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (dragged && isTarget) onDrop(dragged, branch);
    onDrag(null);
  };
  return {
    'data-over': isOver && isTarget,
    onDragOver: over,
    onDragLeave: () => setIsOver(false),
    onDrop: drop,
  };
}

function Toggle({
  branch,
  isClosed,
  onToggle,
}: {
  branch: OrganizationBranch;
  isClosed: boolean;
  onToggle: () => void;
}) {
  const t = useT('admin');
  if (branch.below.length === 0) return <span className={classes.toggle} />;
  const label = t(isClosed ? 'admin.organizations.expand' : 'admin.organizations.collapse', { name: branch.name });
  return (
    <button type="button" className={classes.toggle} aria-label={label} aria-expanded={!isClosed} onClick={onToggle}>
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}

function Row(props: RowProps) {
  const { branch, closed, renaming, adding, onToggle, onAct, onDrag } = props;
  const t = useT('admin');
  const target = useDropTarget(props);
  const isClosed = closed.has(branch.id);
  const isMovable = branch.parentId !== null && renaming?.id !== branch.id;
  const isOpen = !isClosed && (branch.below.length > 0 || adding?.id === branch.id);
  return (
    <li>
      <div
        className={classes.row}
        {...target}
        draggable={isMovable}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(branch);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <Toggle branch={branch} isClosed={isClosed} onToggle={() => onToggle(branch.id)} />
        {renaming?.id === branch.id ? (
          renaming.editor
        ) : (
          <>
            <span className={classes.name}>{branch.name}</span>
            <span className={classes.count}>{t('admin.organizations.count', { count: branch.memberCount })}</span>
            {isMovable && <GripVertical className={classes.grip} size={16} aria-hidden />}
            <OrganizationMenu branch={branch} onAct={(action) => onAct(branch, action)} />
          </>
        )}
      </div>
      {isOpen && (
        <ul className={classes.branches}>
          {branch.below.map((inner) => (
            <Row key={inner.id} {...props} branch={inner} />
          ))}
          {adding?.id === branch.id && (
            <li>
              <div className={classes.row}>
                <span className={classes.toggle} />
                {adding.editor}
              </div>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Nested lists with buttons: every screen reader and every key knows them. */
export function OrganizationTree(props: Props) {
  const t = useT('admin');
  const [dragged, setDragged] = useState<OrganizationBranch | null>(null);
  return (
    <ul className={classes.root} aria-label={t('admin.organizations.tree')}>
      {props.branches.map((branch) => (
        <Row key={branch.id} {...props} branch={branch} dragged={dragged} onDrag={setDragged} />
      ))}
    </ul>
  );
}

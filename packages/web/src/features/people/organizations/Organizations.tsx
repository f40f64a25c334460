import { Button } from '@mantine/core';
import { treeOf } from '@shuyuan/contract/people/organization-tree';
import { useMemo, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { DeleteOrganization } from './DeleteOrganization.tsx';
import { MoveOrganization } from './MoveOrganization.tsx';
import { optionsOf, type OrganizationBranch, type OrganizationNode } from './organization-options.ts';
import classes from './Organizations.module.css';
import { OrganizationTree } from './OrganizationTree.tsx';
import { closedAtFirst, everyBranch } from './tree-view.ts';
import { useNameEditor } from './use-name-editor.tsx';

/** What is being done, one thing at a time. */
type Doing =
  | { readonly action: 'add' | 'rename' | 'delete'; readonly branch: OrganizationBranch }
  | { readonly action: 'move'; readonly branch: OrganizationBranch; readonly target: string | null };

export function Organizations({ nodes }: { nodes: readonly OrganizationNode[] }) {
  const t = useT('admin');
  const branches = useMemo(() => treeOf(nodes), [nodes]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => closedAtFirst(branches));
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(null);
  const isNaming = doing?.action === 'add' || doing?.action === 'rename';
  const editors = useNameEditor(isNaming ? { action: doing.action, branch: doing.branch } : null, stop);
  const places = useMemo(() => optionsOf(nodes, doing?.branch.id), [nodes, doing]);

  const toggle = (id: string) =>
    setClosed(new Set(closed.has(id) ? [...closed].filter((one) => one !== id) : [...closed, id]));
  const begin = (next: Doing) => {
    // A new row below a closed organisation would not be seen.
    if (next.action === 'add' && closed.has(next.branch.id)) toggle(next.branch.id);
    setDoing(next);
  };
  const closable = branches.flatMap(everyBranch).filter(({ below, parentId }) => below.length > 0 && parentId !== null);
  return (
    <>
      <div className={classes.tools}>
        <Button variant="subtle" size="xs" onClick={() => setClosed(new Set())}>
          {t('admin.organizations.expandAll')}
        </Button>
        <Button variant="subtle" size="xs" onClick={() => setClosed(new Set(closable.map(({ id }) => id)))}>
          {t('admin.organizations.collapseAll')}
        </Button>
      </div>
      <OrganizationTree
        branches={branches}
        closed={closed}
        {...editors}
        onToggle={toggle}
        onAct={(branch, action) => begin(action === 'move' ? { action, branch, target: null } : { action, branch })}
        onDrop={(branch, { id }) => setDoing({ action: 'move', branch, target: id })}
      />
      {doing?.action === 'move' && (
        <MoveOrganization branch={doing.branch} target={doing.target} places={places} onClose={stop} />
      )}
      {doing?.action === 'delete' && <DeleteOrganization branch={doing.branch} onClose={stop} />}
    </>
  );
}

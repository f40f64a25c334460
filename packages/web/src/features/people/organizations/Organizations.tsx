import { Button } from '@mantine/core';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { DeleteOrganization } from './DeleteOrganization.tsx';
import { FoundOrganizations } from './FoundOrganizations.tsx';
import { MoveOrganization } from './MoveOrganization.tsx';
import classes from './Organizations.module.css';
import { OrganizationTree } from './tree/OrganizationTree.tsx';
import { opened, treeAddress } from './tree/tree-address.ts';
import { TreeControlsProvider } from './tree/tree-controls.ts';
import { showTree, useOrganizationTree } from './tree/use-organization-tree.ts';

export function Organizations() {
  const t = useT('admin');
  const [view] = useAddressState(treeAddress);
  const { controls, doing, stop } = useOrganizationTree(view);
  return (
    <TreeControlsProvider value={controls}>
      <div className={classes.tools}>
        <SearchBox
          className={classes.search}
          label={t('admin.organizations.search.label')}
          placeholder={t('admin.organizations.search.placeholder')}
          clearLabel={t('admin.organizations.search.clear')}
          initialValue={view.search}
          onSearch={(search) => showTree({ ...view, search })}
          onClear={() => showTree({ ...view, search: '' })}
        />
        <Button variant="subtle" size="xs" onClick={() => showTree({ ...view, open: new Map() })}>
          {t('admin.organizations.collapseAll')}
        </Button>
      </div>
      {view.search ? <FoundOrganizations key={view.search} search={view.search} /> : <OrganizationTree />}
      {doing?.action === 'move' && (
        <MoveOrganization
          node={doing.node}
          spot={doing.spot}
          onMoved={(parentId) => showTree(opened(view, parentId, view.open.get(parentId) ?? 1))}
          onClose={stop}
        />
      )}
      {doing?.action === 'delete' && <DeleteOrganization node={doing.node} onClose={stop} />}
    </TreeControlsProvider>
  );
}

import { ReadFailure } from '../../../../shared/reads/ReadStates.tsx';
import { useSession } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { SkeletonText } from '../../../../ui/Skeletons.tsx';
import { BranchList, OrganizationRow } from './OrganizationBranch.tsx';
import classes from './OrganizationTree.module.css';
import { useTreeControls } from './tree-controls.ts';
import { useBranch } from './use-branch.ts';

/**
 * Nested lists with buttons: every screen reader and every key knows them. Never empty: there is always the company,
 * and it is always open.
 */
export function OrganizationTree() {
  const t = useT('admin');
  const { open } = useTreeControls();
  const rootId = useSession((session) => session.rootOrganization?.id ?? '');
  const branch = useBranch(null, open.get(rootId) ?? 1);
  const { node } = branch;
  if (!node && branch.failure) return <ReadFailure read={branch.failure} title={t('admin.organizations.failed')} />;
  if (!node) return <SkeletonText label={t('admin.organizations.loading')} count={8} />;
  const place = { node, above: [], previousId: null, nextId: null, isAmongSiblings: true };
  return (
    <ul className={classes.root} aria-label={t('admin.organizations.tree')}>
      <OrganizationRow place={place}>
        <BranchList branch={branch} id={node.id} above={[node.id]} />
      </OrganizationRow>
    </ul>
  );
}

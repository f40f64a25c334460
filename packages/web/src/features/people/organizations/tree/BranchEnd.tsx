import { Button } from '@mantine/core';
import { ReadFailure } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { SkeletonText } from '../../../../ui/Skeletons.tsx';
import classes from './OrganizationTree.module.css';
import type { useBranch } from './use-branch.ts';

/** What comes after the rows that are there: more on their way, a failure with the way on, or the way to more. */
export function BranchEnd({ branch, onMore }: { branch: ReturnType<typeof useBranch>; onMore: () => void }) {
  const t = useT('admin');
  return (
    <>
      {branch.isPending && (
        <li>
          <SkeletonText label={t('admin.organizations.loading')} count={2} />
        </li>
      )}
      {branch.failure && (
        <li>
          <ReadFailure read={branch.failure} title={t('admin.organizations.failed')} />
        </li>
      )}
      {!branch.isPending && !branch.failure && branch.left > 0 && (
        <li className={classes.more}>
          <Button variant="subtle" size="xs" onClick={onMore}>
            {t('admin.organizations.more', { count: branch.left })}
          </Button>
        </li>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import classes from './OrganizationTree.module.css';
import type { useBranch } from './use-branch.ts';

/** What comes after the rows that are there: more on their way, a failure with the way on, or the way to more. */
export function BranchEnd({ branch, onMore }: { branch: ReturnType<typeof useBranch>; onMore: () => void }) {
  const t = useT('admin');
  const common = useT('common');
  return (
    <>
      {branch.isPending && (
        <li>
          <SkeletonText label={t('admin.organizations.loading')} count={2} />
        </li>
      )}
      {branch.isError && (
        <li>
          <ErrorState
            title={t('admin.organizations.failed')}
            retryLabel={common('shell.retry')}
            isRetrying={branch.isFetching}
            onRetry={branch.retry}
          />
        </li>
      )}
      {!branch.isPending && !branch.isError && branch.left > 0 && (
        <li className={classes.more}>
          <Button variant="subtle" size="xs" onClick={onMore}>
            {t('admin.organizations.more', { count: branch.left })}
          </Button>
        </li>
      )}
    </>
  );
}

import { readOrganizationTree } from '@shuyuan/contract/people/organizations.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { Organizations } from './Organizations.tsx';

/** The tree is never empty: there is always the company itself. */
export function OrganizationsPage() {
  const t = useT('admin');
  const common = useT('common');
  const tree = useRead(readOrganizationTree, {}, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('admin.organizations.title')} description={t('admin.organizations.description')} />
      <Panel>
        {tree.isPending && <SkeletonText label={t('admin.organizations.loading')} count={8} />}
        {tree.isError && (
          <ErrorState
            title={t('admin.organizations.failed')}
            retryLabel={common('shell.retry')}
            isRetrying={tree.isFetching}
            onRetry={() => void tree.refetch()}
          />
        )}
        {tree.data && <Organizations nodes={tree.data.items} />}
      </Panel>
    </>
  );
}

import { listManagedPages } from '@shuyuan/contract/site/page.wire';
import { articles } from '@shuyuan/contract/site/page-kinds';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { BranchPages } from './BranchPages.tsx';
import { HomePanel } from './HomePanel.tsx';
import { ArticlePanel } from './ArticlePanel.tsx';

/** Home, branch pages and, at the root, the articles visitors read. */
export function ManagedPages({ organizationId }: { organizationId: string }) {
  const t = useT('site');
  const pages = useRead(listManagedPages, { organizationId }, { claims: 'notices' });
  return (
    <ReadStates read={pages} failed={t('site.branches.failed')} shape="list">
      {(data) => (
        <Stack gap={24}>
          <HomePanel managed={data} />
          <BranchPages managed={data} />
          {data.organization.isRoot && <ArticlePanel managed={data} articles={articles} />}
        </Stack>
      )}
    </ReadStates>
  );
}

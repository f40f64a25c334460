import { textIn } from '@shuyuan/contract/site/local-text';
import { readPage } from '@shuyuan/contract/site/page.wire';
import { useRead } from '../../lib/queries.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { BranchContent } from './BranchContent.tsx';
import { PagesAbove } from './PagesAbove.tsx';

/** ROUTE-15: a page of a branch, made of modules like the home page. */
export function BranchPage() {
  const t = useT('site');
  const { language } = useLanguage();
  const { pageId } = usePathParams('branchList');
  const read = useRead(readPage, { id: pageId }, { claims: 'notices' });
  const page = read.data;
  return (
    <>
      <PagesAbove pages={page?.above ?? []} />
      <PageTitle
        title={(page && textIn(page.title, language)) || t('site.branch.title')}
        description={page && textIn(page.description, language)}
      />
      <ReadStates read={read} failed={t('site.branch.failed')} shape="cards">
        {(data) => <BranchContent page={data} />}
      </ReadStates>
    </>
  );
}

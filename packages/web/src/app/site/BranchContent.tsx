import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textIn } from '@shuyuan/contract/site/local-text';
import type { readPage } from '@shuyuan/contract/site/page.wire';
import { useLanguage, useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { NothingFound } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Stack } from '../../ui/Stack.tsx';
import classes from './BranchPage.module.css';
import { homeViews } from './home-views.tsx';
import { PageModules } from './PageModules.tsx';

type Page = OutputOf<typeof readPage>;
type Card = Page['above'][number];

function Below({ pages }: { pages: readonly Card[] }) {
  const t = useT('site');
  const { language } = useLanguage();
  if (pages.length === 0) return null;
  return (
    <Panel title={t('site.branch.below')}>
      <ul className={classes.below}>
        {pages.map(({ id, title, description }) => (
          <li key={id}>
            <PathLink to="branchList" params={{ pageId: id }} className={classes.page}>
              <bdi className={classes.name}>{textIn(title, language)}</bdi>
              <bdi className={classes.description}>{textIn(description, language)}</bdi>
            </PathLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A branch page below its title. */
export function BranchContent({ page }: { page: Page }) {
  const t = useT('site');
  return (
    <Stack gap={24}>
      <Below pages={page.below} />
      {page.modules.length > 0 && <PageModules modules={page.modules} views={homeViews} />}
      {page.modules.length === 0 && page.below.length === 0 && (
        <Panel>
          <EmptyState art={<NothingFound />} title={t('site.branch.empty')} />
        </Panel>
      )}
    </Stack>
  );
}

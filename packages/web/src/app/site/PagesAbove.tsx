import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textIn } from '@shuyuan/contract/site/local-text';
import type { readPage } from '@shuyuan/contract/site/page.wire';
import { useLanguage, useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import classes from './BranchPage.module.css';

type Card = OutputOf<typeof readPage>['above'][number];

/** The way back up: home, all pages, and those this one stands under. */
export function PagesAbove({ pages }: { pages: readonly Card[] }) {
  const t = useT('site');
  const { language } = useLanguage();
  return (
    <nav aria-label={t('site.branch.above')} className={classes.above}>
      <PathLink to="moreBranchList">{t('site.branches.title')}</PathLink>
      {pages.map(({ id, title }) => (
        <PathLink key={id} to="branchList" params={{ pageId: id }}>
          <bdi>{textIn(title, language)}</bdi>
        </PathLink>
      ))}
    </nav>
  );
}

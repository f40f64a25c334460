import { textIn } from '@shuyuan/contract/site/local-text';
import { useLanguage, useT } from '../../lib/texts.ts';
import type { Session } from '../../lib/session.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import classes from './HomeNavigation.module.css';

type Pages = NonNullable<Session['home']>['navigation'];

/** The ways from the home page to the pages of its branches. */
export function HomeNavigation({ pages }: { pages: Pages }) {
  const t = useT('common');
  const { language } = useLanguage();
  if (pages.length === 0) return null;
  return (
    <nav className={classes.root} aria-label={t('home.branches')}>
      {pages.map(({ id, title }) => (
        <PathLink key={id} to="branchList" params={{ pageId: id }} className={classes.link}>
          <bdi>{textIn(title, language)}</bdi>
        </PathLink>
      ))}
      <PathLink to="moreBranchList" className={classes.link}>
        {t('home.branches.all')}
      </PathLink>
    </nav>
  );
}

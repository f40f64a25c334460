import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import classes from './HomeNavigation.module.css';

const pages = [
  { to: 'partner', name: 'partner' },
  { to: 'partnerHigherEducation', name: 'higherEducation' },
  { to: 'partnerEnterprise', name: 'enterprise' },
  { to: 'partnerTvet', name: 'tvet' },
  { to: 'partnerInternational', name: 'international' },
  { to: 'partnerJoin', name: 'join' },
] as const;

/** From one page of the partner site to another (ROUTE-30, ROUTE-31). */
export function ArticleNavigation() {
  const t = useT('site');
  return (
    <nav className={classes.root} aria-label={t('site.article.pages')}>
      {pages.map(({ to, name }) => (
        <PathLink key={to} to={to} isOneOfMany className={classes.link}>
          {t(`site.article.${name}`)}
        </PathLink>
      ))}
    </nav>
  );
}

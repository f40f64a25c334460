import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Publish.module.css';
import { type PublishPage, publishPages, type Voice } from './publish-place.ts';

/** ROUTE-40: the three pages; whose voice it is stays. */
export function KindTabs({ page, voice }: { page: PublishPage; voice: Voice }) {
  const t = useT('share');
  return (
    <nav className={classes.tabs} aria-label={t('community.publish.kinds')}>
      {publishPages.map((one) => (
        <PathLink
          key={one}
          to={one}
          search={{ account: voice ?? undefined }}
          className={classes.tab}
          aria-current={one === page ? 'page' : undefined}
        >
          {t(`community.publish.page.${one}`)}
        </PathLink>
      ))}
    </nav>
  );
}
